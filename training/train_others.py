"""Learns the vectors of other languages' words from `read.json`, beside those that `train.py` learned. README.md."""

import json
import math
import random
import sys
from pathlib import Path

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from train import (
    BUCKETS,
    LEARNED,
    MOST_ASKED,
    MOST_HEADING,
    MOST_TOLD,
    TARGETS,
    UNTOLD,
    LateInteraction,
    fnv,
    judge,
    learn,
    table_of,
)

EPOCHS = 6
RATES = 1e-2, 5e-3
# Part of the numbers of a word's vector that are left out at random: there is less to learn from than in English.
LEFT_OUT_OF_WORDS = 0.4
# Every so many documents of a language are left for what the engine's weights are fitted with.
HELD_OUT = 6
# Length that a word's vector begins with: that of English ones.
LENGTH = 5.0
NAMES = {
    "ar": "Arabic",
    "cs": "Czech",
    "de": "German",
    "es": "Spanish",
    "fr": "French",
    "it": "Italian",
    "ja": "Japanese",
    "ko": "Korean",
    "nl": "Dutch",
    "pl": "Polish",
    "pt": "Portuguese",
    "ru": "Russian",
    "sv": "Swedish",
    "tr": "Turkish",
    "zh": "Chinese",
}


class English:
    """What was learned of English words: vectors and weights by the rows of the table."""

    def __init__(self):
        learned = torch.load(LEARNED)
        self.state = learned["state"]
        self.rows = {name: row for row, name in enumerate(learned["names"])}
        self.vectors = self.state["words.weight"]
        self.weights = [F.softplus(self.state[f"{side}_weights.weight"]).squeeze(1) for side in ("asked", "told")]

    def row(self, word):
        return self.rows.get(word, self.rows[str(fnv(word) % BUCKETS)])

    def mix(self, word, meanings):
        """One vector, of the length of English ones, and two weights for what a word means."""
        rows = [(self.rows[english], share) for english, share in meanings if english in self.rows]
        if not rows:
            row = self.row(word)
            return self.vectors[row], [float(each[row]) for each in self.weights]
        whole = sum(share for _, share in rows)
        vector = sum(share * F.normalize(self.vectors[row], dim=0) for row, share in rows)
        weights = [sum(share * float(each[row]) for row, share in rows) / whole for each in self.weights]
        return F.normalize(vector, dim=0) * LENGTH, weights


def unfold(weight):
    """What softplus makes a weight of."""
    return math.log(math.expm1(max(1e-3, weight)))


class Beside(nn.Module):
    """An embedding whose first rows stay as they are, and take no part in what is learned."""

    def __init__(self, fixed, own):
        super().__init__()
        self.register_buffer("fixed", fixed)
        self.own = nn.Parameter(own)

    def forward(self, rows):
        own = rows - len(self.fixed)
        is_own = (own >= 0).unsqueeze(-1)
        return torch.where(is_own, self.own[own.clamp(min=0)], self.fixed[rows.clamp(max=len(self.fixed) - 1)])

    @property
    def weight(self):
        return torch.cat([self.fixed, self.own])


def create_model(english, vectors, weights):
    model = LateInteraction(english.vectors.numpy(), torch.zeros(len(english.vectors)))
    model.load_state_dict(english.state)
    for parameter in model.parameters():
        parameter.requires_grad = False
    model.dropout.p = LEFT_OUT_OF_WORDS
    model.words = Beside(english.vectors, torch.stack(vectors))
    for side, own in zip(("asked_weights", "told_weights"), zip(*weights)):
        unfolded = torch.tensor([unfold(weight) for weight in own]).unsqueeze(1)
        setattr(model, side, Beside(english.state[f"{side}.weight"], unfolded))
    return model


def rows_of(english, document):
    def rows(words, most):
        read = [english.row(word) if isinstance(word, str) else len(english.vectors) + word for word in words][:most]
        return read + [0] * (most - len(read))

    places = document["places"]
    told = torch.tensor([rows(place["text"], MOST_TOLD) for place in places])
    headings = torch.tensor([rows(place["heading"], MOST_HEADING) for place in places])
    pairs = [(at, rows(asked, MOST_ASKED)) for at, place in enumerate(places) for asked in place["asked"]]
    untold = [(UNTOLD, rows(asked, MOST_ASKED)) for asked in document["untold"]]
    return told, headings, pairs, untold


def write(model, language, words, first):
    packed, step = table_of(model, first, None)
    name = NAMES[language]
    (TARGETS / f"{name.lower()}.ts").write_text(
        f"""/** Vectors of {name} words. Made by `training/train_others.py`, not by hand. */
export const {name.upper()} = {{
  weightStep: {f"{step:.8f}".rstrip("0")},
  words:
    '{" ".join(words)}',
  vectors:
    '{packed}',
}}
""",
        "utf-8",
    )


def learn_language(english, language, read):
    random.seed(0)
    torch.manual_seed(0)
    vectors, weights = zip(*(english.mix(word, meanings) for word, meanings in zip(read["words"], read["meanings"])))
    model = create_model(english, vectors, weights)
    documents = [rows_of(english, document) for document in read["documents"]]
    learned = [each for at, each in enumerate(documents) if at % HELD_OUT]
    held_out = [each for at, each in enumerate(documents) if at % HELD_OUT == 0]
    print(f"{language} before: of held-out questions {judge(model, held_out)}", flush=True)
    learn(model, learned, held_out, EPOCHS, RATES)
    write(model, language, read["words"], len(english.vectors))


def main():
    read = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    english = English()
    for language in sys.argv[2:] or read:
        learn_language(english, language, read[language])


main()
