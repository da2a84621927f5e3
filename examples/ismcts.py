"""OpenSpiel's ISMCTS plays one of our games against random players.

python examples/ismcts.py noah 3 200

It needs `pip install 'arkade[openspiel]'`.
"""

import random
import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from arkade.envs.openspiel import RolloutEvaluator, resampler


def main(name="noah", players="2", simulations="100", seed="1"):
    """Play one game, the searcher at seat 0; everybody's results."""
    game = pyspiel.load_game(f"arkade_{name}(players={players})")
    chance = random.Random(int(seed))
    bot = ISMCTSBot(
        game, RolloutEvaluator(), uct_c=1.0, max_simulations=int(simulations), random_state=np.random.RandomState(1)
    )
    bot.set_resampler(resampler(int(seed)))
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            action = chance.choices(outcomes, chances)[0]
        elif state.current_player() == 0:
            action = int(bot.step(state))
            print(f"seat 0: {state.action_to_string(action)}")
        else:
            action = chance.choice(state.legal_actions())
        state.apply_action(action)
    print(f"results: {state.returns()}")
    return state.returns()


if __name__ == "__main__":
    main(*sys.argv[1:])
