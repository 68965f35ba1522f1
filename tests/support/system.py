"""What some tests need of the system on which they run."""

import os
import signal

import pytest

SIGNALS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGINT") if hasattr(signal, name)]
"""The signals by which this system asks a program to end."""
needs_pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes of POSIX")
needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork of POSIX")
needs_shell = pytest.mark.skipif(os.name != "posix", reason="needs the shell of POSIX")
needs_bytes_names = pytest.mark.skipif(os.name != "posix", reason="needs names of files in bytes, not in UTF-16")
needs_free_names = pytest.mark.skipif(os.name != "posix", reason="needs names of files with ? or \\ in them")
needs_unlinking = pytest.mark.skipif(os.name != "posix", reason="needs open files that can be removed")
needs_posix_programs = pytest.mark.skipif(os.name != "posix", reason="needs scripts that start by their first line")
needs_users = pytest.mark.skipif(not hasattr(os, "geteuid"), reason="needs users of POSIX")
needs_hangup = pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="needs the signal SIGHUP")
needs_kill = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs the signal SIGKILL")
