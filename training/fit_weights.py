"""Fits the weights of `trained-place.ts` on what `candidates.ts` printed, and prints them and what they would say."""

import json
import math
import sys
from pathlib import Path

import torch
import torch.nn.functional as F

# What a question of a kind counts.
COUNTS = {
    "whole": 1.0,
    "cut": 1.0,
    "small": 0.5,
    "untold": 1.0,
    "business": 4.0,
    "base": 1.0,
    "organisation": 4.0,
    "article": 4.0,
    "stray": 0.5,
}
# As many times counts what a small cut tells, of which there is little: whoever uploads a short document is asked for it.
TIMES_TOLD = 4
FOLDS = 5
# As `trained-place.ts` cuts the words of a question.
MOST_WORDS = 6
# As it begins to count the units of a base.
FEW_UNITS = 100
# Stands for the strength of a place that is none.
NO_PLACE = -1e9
LIKELY, SURE, OF_TOPIC, RIGHT = 3, 4, 5, 6
LIMITS = (-1, -0.5, -0.2, 0, 0.3, 0.6, 1, 1.3)


def minimize(parameters, loss_of):
    optimizer = torch.optim.LBFGS(parameters, lr=1, max_iter=100, line_search_fn="strong_wolfe")

    def step():
        optimizer.zero_grad()
        loss = loss_of()
        loss.backward()
        return loss

    optimizer.step(step)
    return [each.detach() for each in parameters]


def count_of(question):
    is_scarce = question["kind"] == "small" and question["isTold"]
    return COUNTS[question["kind"]] * (TIMES_TOLD if is_scarce else 1)


class Questions:
    """Questions with the same number of rows of candidates, those that are none below."""

    def __init__(self, questions):
        self.all = questions
        most = max(len(each["candidates"]) for each in questions)
        rows = torch.zeros(len(questions), most, RIGHT + 1)
        self.is_place = torch.zeros(len(questions), most, dtype=torch.bool)
        for at, each in enumerate(questions):
            own = torch.tensor(each["candidates"])
            rows[at, : len(own)] = own
            self.is_place[at, : len(own)] = True
        self.features = rows[:, :, :RIGHT]
        self.is_right = rows[:, :, RIGHT] > 0
        self.counts = torch.tensor([count_of(each) for each in questions])
        self.words = torch.tensor([float(min(MOST_WORDS, each["words"])) for each in questions])
        self.doublings = torch.tensor([math.log2(max(1, each["units"] / FEW_UNITS)) for each in questions])

    def strengths(self, choice):
        return (self.features @ choice).masked_fill(~self.is_place, NO_PLACE)

    def fit_choice(self):
        """Weights of a conditional logit over the places and none."""
        choice = torch.tensor([0.7, 1.5, 1.2, 0.7, 0.7, 0.7], requires_grad=True)
        none = torch.tensor([5.0], requires_grad=True)

        def loss():
            strengths = self.strengths(choice)
            all_ = torch.logsumexp(torch.cat([strengths, none.expand(len(strengths), 1)], 1), 1)
            right = torch.logsumexp(strengths.masked_fill(~self.is_right, NO_PLACE), 1)
            own = torch.where(self.is_right.any(1), right, none.expand(len(strengths)))
            return ((all_ - own) * self.counts).sum() / self.counts.sum() + 1e-3 * (choice**2).sum()

        return minimize([choice, none], loss)

    def best(self, choice, none):
        """What tells of each question whether its strongest place answers, and whether it does."""
        strengths = self.strengths(choice)
        most, at = strengths.max(1)
        sums = torch.exp(strengths - most.unsqueeze(1)).sum(1)
        row = self.features[torch.arange(len(at)), at]
        elsewhere = (self.features[:, :, LIKELY] > 0).any(1).float() - row[:, LIKELY]
        tells = [1 / sums, 1 / (sums + torch.exp(none - most)), row[:, 0], row[:, LIKELY], row[:, SURE], row[:, OF_TOPIC], elsewhere]
        return torch.stack([*tells, self.words, self.doublings], 1), self.is_right[torch.arange(len(at)), at].float()

    def fit_odds(self, choice, none):
        features, is_right = self.best(choice, none)
        odds = torch.zeros(features.shape[1], requires_grad=True)
        base = torch.zeros(1, requires_grad=True)

        def loss():
            each = F.binary_cross_entropy_with_logits(features @ odds + base, is_right, reduction="none")
            return (each * self.counts).sum() / self.counts.sum() + 1e-3 * (odds**2).sum()

        return minimize([odds, base], loss)


def read(paths):
    lines = [line for path in paths for line in Path(path).read_text("utf-8").splitlines()]
    return [each for each in map(json.loads, lines) if each["candidates"]]


def show(judged):
    """By kind and limit: right and beside the point of what is told, answered of what is not."""
    for kind in COUNTS:
        own = [each for each in judged if each[0]["kind"] == kind]
        told = [each for each in own if each[0]["isTold"]]
        print(f"{kind}: {len(told)} told, {len(own) - len(told)} not")
        for limit in LIMITS:
            said = [each for each in own if each[2] >= limit]
            right = sum(1 for _, is_right, _ in said if is_right)
            untold = sum(1 for each, _, _ in said if not each["isTold"])
            print(f"  {limit:5}: {right} right, {len(said) - right - untold} beside the point, {untold} not told")


def main():
    questions = read(sys.argv[1:])
    owners = sorted({each["of"] for each in questions})
    fold_of = {owner: at % FOLDS for at, owner in enumerate(owners)}
    judged = []
    for fold in range(FOLDS):
        others = Questions([each for each in questions if fold_of[each["of"]] != fold])
        own = Questions([each for each in questions if fold_of[each["of"]] == fold])
        choice = others.fit_choice()
        odds, base = others.fit_odds(*choice)
        features, is_right = own.best(*choice)
        judged += zip(own.all, is_right.tolist(), (features @ odds + base).tolist())
    show(judged)
    every = Questions(questions)
    choice, none = every.fit_choice()
    odds, base = every.fit_odds(choice, none)
    names = ["near", "score", "fit", "likely", "sure", "ofTopic"]
    print("choice", {name: round(each, 2) for name, each in zip([*names, "none"], [*choice.tolist(), float(none)])})
    names = ["likelihood", "likelihoodOrNone", "near", "likely", "sure", "ofTopic", "elsewhere", "words", "larger"]
    print("odds", {name: round(each, 2) for name, each in zip([*names, "none"], [*odds.tolist(), float(base)])})


main()
