"""Signatures of finished matches: made once, at a match's end, so that a later change of its log is found."""

import sqlalchemy as sql

from arkade.replay import Replay, Signature, Told
from arkade.server.store.store import Store, signatures
from arkade.table.match import Match


def signed_replay(match: Match, ended: int) -> Replay:
    """A match with what the server tells of it beyond what follows by the rules."""
    replay = match.replay()
    authors = [move.by for move in match.moves]
    replay.told = Told(authors, ended, match.stopped, match.broken > 0, match.practice)
    return replay


async def make(store: Store, room: str, number: int, match: Match, ended: int) -> None:
    """Sign a match that is over now. A signature that is there stays."""
    signer = store.signers[0]
    signature = signer.sign(signed_replay(match, ended).statement(match.state))
    row = {"room": room, "match": number, "key": signer.key, "signature": signature, "ended": ended}
    new = store.insert(signatures).values(row).on_conflict_do_nothing()
    await store.ask(lambda db: db.execute(new), writes=True)


async def replay(store: Store, room: str, number: int, match: Match) -> Replay:
    """The replay of a match, with its signature if it has one."""
    mine = (signatures.c.room == room) & (signatures.c.match == number)
    row = await store.ask(lambda db: db.execute(sql.select(signatures).where(mine)).first())
    if row is None:
        return match.replay()
    found = signed_replay(match, row.ended)
    found.signature = Signature(row.key, row.signature)
    return found
