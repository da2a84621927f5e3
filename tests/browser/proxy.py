"""A wire between browser and server that can be cut without either of them being told."""

import contextlib
import socket
import threading

PIECE = 1 << 16  # bytes


class Proxy:
    """Passes everything on, until it is cut; connections that were cut stay dead."""

    def __init__(self, port):
        self._port = port
        self._cut = threading.Event()
        self._ends = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self):
        """From now on nothing arrives, and nobody is told."""
        self._cut.set()

    def mend(self):
        """New connections work again."""
        self._cut = threading.Event()

    def close(self):
        for end in (self._listener, *self._ends):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _accept(self):
        with contextlib.suppress(OSError):  # it was closed
            while True:
                browser, _ = self._listener.accept()
                server = socket.create_connection(("127.0.0.1", self._port))
                self._ends += [browser, server]
                for ends in ((browser, server), (server, browser)):
                    threading.Thread(target=carry, args=(*ends, self._cut), daemon=True).start()


def carry(here, there, cut):
    """What comes in goes out, as long as nothing is cut."""
    with contextlib.suppress(OSError):
        while piece := here.recv(PIECE):
            if not cut.is_set():
                there.sendall(piece)
        if not cut.is_set():
            there.shutdown(socket.SHUT_WR)
