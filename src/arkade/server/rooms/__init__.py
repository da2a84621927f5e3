"""A room: what is stored of it (`events`), what follows from that (`room`), what a wish becomes (`commands`).

Nothing here knows of sockets, databases or time.
"""
