"""Learns who is winning, and plays by what it has learnt. Cells begin with ``# %%``, as notebooks like them.

    pip install '.[rl,plots]'
    python examples/train.py [--game new-york] [--out winning.png]

Bots play; at every tenth decision somebody looks at the table. A logistic regression learns from what they saw
whether they won. Then a player that looks one decision ahead with it meets `random`.
"""

# %% What is asked for
import argparse
import time

import numpy as np

import twocities

parser = argparse.ArgumentParser(description="Learns who is winning from observations.")
parser.add_argument("--game", default="new-york", choices=twocities.game_names())
parser.add_argument("--bot", default="random", choices=twocities.bot_names(), help="who plays")
parser.add_argument("--games", type=int, default=300, help="games to learn from")
parser.add_argument("--matches", type=int, default=40, help="games to play afterwards")
parser.add_argument("--out", default="winning.png", help="where the plot goes")
wanted = parser.parse_args()
game = twocities.load_game(wanted.game, players=2)
print(f"{game}: {game.num_distinct_actions()} actions, {game.observation_tensor_size()} numbers")

# %% What is looked at: of a few hundred games, no more than the short fields can be learnt. The maps and the
# lists of cards wait for more games, and for a network.
layout = twocities.observation_layout(game)
kept = [field for field in layout.values() if field.size <= 25]
names = [
    f"{field.name}[{label}]" if label else field.name
    for field in kept
    for label in field.labels or ("",)
]
places = np.concatenate([np.arange(field.first, field.first + field.size) for field in kept])


def look(state: twocities.State, player: int) -> np.ndarray:
    return twocities.observation_array(state, player)[places]



# %% Games to learn from: what each player saw, how far the game was, and whether they won
def watch(seed: int) -> tuple[list[np.ndarray], list[float], list[float]]:
    state = game.new_initial_state(seed)
    bots = [twocities.Bot(wanted.bot, seed) for _ in range(2)]
    seen, players, moments = [], [], []
    while not state.is_terminal():
        if state.move_number() % 10 == 0:
            for player in range(2):
                seen.append(look(state, player))
                players.append(player)
                moments.append(state.move_number())
        state.apply_action(bots[state.current_player()].step(state))
    returns, length = state.returns(), state.move_number()
    return seen, [returns[player] for player in players], [moment / length for moment in moments]


start = time.monotonic()
watched = [watch(seed) for seed in range(wanted.games)]
fourth = wanted.games * 3 // 4  # Whole games are kept apart: moments of one game are alike.


def stack(some: list) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    columns = (np.concatenate([np.array(one[part], np.float32) for one in some]) for part in range(3))
    seen, won, moments = columns
    return seen, (won > 0).astype(np.float32), moments


learn, check = stack(watched[:fourth]), stack(watched[fourth:])
print(f"{len(learn[0])} moments to learn from, {time.monotonic() - start:.0f} s")

# %% A logistic regression, by plain gradient descent with a pull towards zero
mean, spread = learn[0].mean(axis=0), learn[0].std(axis=0) + 1e-3
weights, bias = np.zeros(learn[0].shape[1], np.float32), np.float32(0)


def chance_to_win(seen: np.ndarray) -> np.ndarray:
    return 1 / (1 + np.exp(-((seen - mean) / spread @ weights + bias)))


def loss(seen: np.ndarray, won: np.ndarray) -> float:
    chance = np.clip(chance_to_win(seen), 1e-6, 1 - 1e-6)
    return float(-(won * np.log(chance) + (1 - won) * np.log(1 - chance)).mean())


rng, losses = np.random.default_rng(1), []
for step in range(600):
    batch = rng.integers(len(learn[0]), size=256)
    error = chance_to_win(learn[0][batch]) - learn[1][batch]
    slope = ((learn[0][batch] - mean) / spread).T @ error / len(batch)
    weights -= 0.02 * (slope + 0.03 * weights)
    bias -= 0.02 * error.mean()
    if step % 20 == 0:
        losses.append((step, loss(*learn[:2]), loss(*check[:2])))
right = (chance_to_win(check[0]) > 0.5) == (check[1] > 0.5)
print(f"loss {losses[0][2]:.3f} → {losses[-1][2]:.3f}; right about {right.mean():.0%} of new moments")

# %% What it has learnt: the numbers that count most
for place in np.argsort(-np.abs(weights))[:8]:
    print(f"  {weights[place]:+.3f}  {names[place]}")


# %% A player that looks one decision ahead, in a world that fits what it knows
def choose(state: twocities.State, seed: int) -> int:
    player = state.current_player()
    world = state.resample_from_infostate(player, seed)
    legal = state.legal_actions()
    after = [look(world.child(action), player) for action in legal]
    return legal[int(np.argmax(chance_to_win(np.array(after))))]


def match(seed: int) -> float:
    learnt, state = seed % 2, game.new_initial_state(10_000 + seed)
    other = twocities.Bot("random", seed)
    while not state.is_terminal():
        mine = state.current_player() == learnt
        state.apply_action(choose(state, seed) if mine else other.step(state))
    return state.returns()[learnt]


results = [match(seed) for seed in range(wanted.matches)]
print(f"won {np.mean(np.array(results) > 0):.0%} of {wanted.matches} games against random")

# %% The plot
try:
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt
except ImportError:
    print("no plot: pip install matplotlib")
else:
    figure, (left, middle) = plt.subplots(1, 2, figsize=(10, 4))
    steps, learning, checking = zip(*losses)
    left.plot(steps, learning, label="games learnt from")
    left.plot(steps, checking, label="other games")
    left.set(xlabel="step", ylabel="loss", title="Learning who wins")
    left.legend()
    tenths = np.minimum((check[2] * 10).astype(int), 9)
    middle.plot((np.arange(10) + 0.5) / 10, [right[tenths == tenth].mean() for tenth in range(10)])
    middle.axhline(0.5, color="grey", linewidth=1)
    middle.set(xlabel="part of the game played", ylabel="right", ylim=(0, 1), title="How early it knows")
    figure.tight_layout()
    figure.savefig(wanted.out, dpi=120)
    print(f"{wanted.out}, {time.monotonic() - start:.0f} s in all")
