"""What travels between a client and the server: JSON, one message a WebSocket frame. docs/protocol.md explains it.

The types of the browser's client (client/src/protocol.ts) are made from this package by `make protocol`.
"""

import msgspec

from arkade.server.protocol.answers import *  # noqa: F403
from arkade.server.protocol.happened import *  # noqa: F403
from arkade.server.protocol.http import *  # noqa: F403
from arkade.server.protocol.parts import *  # noqa: F403
from arkade.server.protocol.wishes import *  # noqa: F403
from arkade.server.protocol.wishes import ToServer

decoder: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)
encode = msgspec.json.Encoder().encode
