"""Learns the vectors of other languages' words from `read.json`, beside those that `train.py` learned. README.md."""

import json
import math
import random
import sys
from pathlib import Path

import numpy as np
import torch
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

EPOCHS = 4
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


def create_model(english, vectors, weights):
    every = torch.cat([english.vectors, torch.stack(vectors)])
    model = LateInteraction(every.numpy(), torch.zeros(len(every)))
    count = len(english.vectors)
    with torch.no_grad():
        for name in ("asked.weight", "told.weight", "mix", "none"):
            model.get_parameter(name).copy_(english.state[name])
            model.get_parameter(name).requires_grad = False
        for side, own in zip(("asked_weights", "told_weights"), zip(*weights)):
            table = model.get_parameter(f"{side}.weight")
            table[:count] = english.state[f"{side}.weight"]
            table[count:] = torch.tensor([unfold(weight) for weight in own]).unsqueeze(1)
    # English words stay as they are.
    for name in ("words", "asked_weights", "told_weights"):
        parameter = model.get_parameter(f"{name}.weight")
        is_own = (torch.arange(len(every)) >= count).float().unsqueeze(1)
        parameter.register_hook(lambda gradient, is_own=is_own: gradient * is_own)
    return model


def rows_of(english, first, document):
    def rows(words, most):
        read = [english.row(word) if isinstance(word, str) else first + word for word in words][:most]
        return read + [0] * (most - len(read))

    places = document["places"]
    told = torch.tensor([rows(place["text"], MOST_TOLD) for place in places])
    headings = torch.tensor([rows(place["heading"], MOST_HEADING) for place in places])
    pairs = [(at, rows(asked, MOST_ASKED)) for at, place in enumerate(places) for asked in place["asked"]]
    untold = [(UNTOLD, rows(asked, MOST_ASKED)) for asked in document["untold"]]
    return told, headings, pairs, untold


def write(model, language, words, first):
    packed, step = table_of(model, first, first + len(words))
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


def main():
    random.seed(0)
    torch.manual_seed(0)
    english = English()
    read = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    vectors, weights, first = [], [], {}
    for language, each in read.items():
        first[language] = len(english.vectors) + len(vectors)
        for word, meanings in zip(each["words"], each["meanings"]):
            vector, own = english.mix(word, meanings)
            vectors.append(vector)
            weights.append(own)
    model = create_model(english, vectors, weights)
    learned, held_out = [], {}
    for language, each in read.items():
        for at, document in enumerate(each["documents"]):
            read_document = rows_of(english, first[language], document)
            if at % HELD_OUT:
                learned.append(read_document)
            else:
                held_out.setdefault(language, []).append(read_document)
    of_all = [document for each in held_out.values() for document in each]
    print(f"before: of held-out questions {judge(model, of_all)}", flush=True)
    learn(model, learned, of_all, EPOCHS)
    for language, documents in held_out.items():
        print(f"{language}: {judge(model, documents)}", flush=True)
        write(model, language, read[language]["words"], first[language])


main()
