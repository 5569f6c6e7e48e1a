"""A small WebSocket client (RFC 6455) made of the standard library alone.

It speaks text, answers pings, and puts messages together that come in parts. That is all a client of
Two Cities needs:

    socket = WebSocket("ws://127.0.0.1:1901/api/tables/ID/live?seat=1", {"Authorization": "Bearer TOKEN"})
    socket.send("a text")
    text = socket.receive()     # None once the other side has closed
    socket.close()
"""

import base64
import hashlib
import http.client
import os
import socket
import ssl
import struct
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class WebSocket:
    def __init__(self, url, headers=None, timeout=60):
        """Opens the connection. Raises OSError if the server refuses, with what it said."""
        parts = urlsplit(url)
        secure = parts.scheme == "wss"
        port = parts.port or (443 if secure else 80)
        self.stream = socket.create_connection((parts.hostname, port), timeout)
        if secure:
            context = ssl.create_default_context()
            self.stream = context.wrap_socket(self.stream, server_hostname=parts.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = {"Host": parts.netloc, "Upgrade": "websocket", "Connection": "Upgrade",
                 "Sec-WebSocket-Key": key, "Sec-WebSocket-Version": "13", **(headers or {})}
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        path = parts._replace(scheme="", netloc="", fragment="").geturl() or "/"
        self.stream.sendall(f"GET {path} HTTP/1.1\r\n{head}\r\n".encode())
        # Whatever follows the head of the response stays in this file and is read from there.
        response = http.client.HTTPResponse(self.stream)
        self.file = response.fp
        response.begin()
        accept = hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest()
        if response.headers.get("Sec-WebSocket-Accept") != base64.b64encode(accept).decode():
            raise OSError(f"no WebSocket: {response.status} {response.read().decode()}")
        response.fp = None

    def send(self, text, kind=TEXT):
        """Sends a text in one frame. Clients have to mask what they send."""
        data = text if isinstance(text, bytes) else text.encode()
        length, mask = len(data), os.urandom(4)
        size = struct.pack("!BH", 126, length) if length > 125 else bytes([length])
        if length > 65535:
            size = struct.pack("!BQ", 127, length)
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(data))
        self.stream.sendall(bytes([128 | kind, 128 | size[0]]) + size[1:] + mask + masked)

    def receive(self):
        """The next text; None once the connection is closed."""
        parts = b""
        while True:
            first = self.file.read(2)
            if len(first) < 2:
                return None
            kind, length = first[0] & 15, first[1] & 127
            if length > 125:
                size = 2 if length == 126 else 8
                length = int.from_bytes(self.file.read(size), "big")
            data = self.file.read(length)
            if kind == CLOSE:
                return None
            if kind == PING:
                self.send(data, PONG)
            elif kind != PONG:
                parts += data
                if first[0] & 128:
                    return parts.decode()

    def close(self):
        """Says goodbye and hangs up."""
        try:
            self.send(struct.pack("!H", 1000), CLOSE)
        finally:
            self.stream.close()
