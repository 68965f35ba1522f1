"""What the system and argparse say of files and arguments, for the catalogues.

The program hands their words on (`Message.of` in game/message.py), so the extraction cannot find them there. It finds
them here; nothing imports this file.
"""

from game.message import Message

Message("No such file or directory")
Message("Permission denied")
Message("File exists")
Message("Not a directory")
Message("Is a directory")
Message("File name too long")
Message("File too large")
Message("No space left on device")
Message("Read-only file system")
Message("Input/output error")
Message("Bad file descriptor")
Message("Disk quota exceeded")

Message("the following arguments are required")
Message("unrecognized arguments")
Message("expected one argument")
