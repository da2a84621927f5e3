"""The table server: rooms by link, people and bots at one table, nothing lost.

A room is a log of numbered events in a database; everything else is computed from it. Each folder uses only those
before it:

- `protocol`: what travels between a client and the server.
- `rooms`: what is stored of a room, what follows from it, and what a guest's wish becomes. No input or output.
- `store`: the database, and other processes that share it.
- `live`: rooms in memory, with the sockets in them; what each viewer may see; playing for bots, clocks and the absent.
- `web`: routes, sockets, pages, cookies, limits.
"""
