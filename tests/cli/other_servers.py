"""Servers on this computer that are no Dask scheduler; the connections they accept stay open."""

import socket
import struct
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from random import Random
from threading import Thread

SERVERS: Mapping[str, bytes] = {
    "SILENT": b"",
    "HTTP": b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n",
    "SSH": b"SSH-2.0-OpenSSH_9.6\r\n",
    "RANDOM": Random(1).randbytes(4096),
    "SHORT": struct.pack("Q", 16) + bytes(range(16)),
    "LONG": struct.pack("Q", 1 << 33),
    "HALF": struct.pack("Q", 1024) + b"half",
}
"""Name → what it sends first. The last three have the form of a message of Dask and no meaning."""


@contextmanager
def serving(greeting: bytes, heard: Callable[[], object] = lambda: None) -> Iterator[str]:
    """Serve until the context ends.

    Args:
        greeting: sent at once to everyone who connects.
        heard: called whenever a client has sent data.

    Yields:
        The address, as HOST:PORT.
    """
    connections = []

    def accept() -> None:
        with suppress(OSError):
            while True:
                connection, _ = listener.accept()
                connections.append(connection)
                connection.sendall(greeting)
                if connection.recv(1):
                    heard()

    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = Thread(target=accept)
        thread.start()
        try:
            yield f"127.0.0.1:{listener.getsockname()[1]}"
        finally:
            listener.shutdown(socket.SHUT_RDWR)
            for connection in connections:
                connection.close()
            thread.join()
