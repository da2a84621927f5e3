"""The face to the network: routes (`app`), sockets, pages, who a guest is, and how much is too much."""
