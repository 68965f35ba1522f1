"""The contract between rules and everything else: standard library only, no screen, files, clock, global random."""
