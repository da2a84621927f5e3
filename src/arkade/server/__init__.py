"""The table server: rooms by link, people and bots at one table, nothing lost.

A room is a log of numbered events in a database (`events`, `store`); everything else is computed from it (`rooms`).
`commands` decides what a guest's wish becomes, `show` what each viewer may see of it, `hub` brings both together with
the sockets, `runner` plays for bots, clocks and those who left, `app` is the face to the network.
"""
