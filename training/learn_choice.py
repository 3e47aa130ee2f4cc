"""Learns which place a question asks for, as `place-choice.ts` weighs it, from what `candidates.ts` printed.

`python learn_choice.py others others.jsonl english.jsonl` writes `functions/src/answers/trained/choice/others.ts`, and
prints what would be said of documents that were not learned from, by kind of question and least log odds. Of what is
named behind the first file only the organisations of `bases/` are read: there are none in other languages.
"""

import json
import sys
from pathlib import Path

import torch
import torch.nn.functional as F
from torch import nn

# What a question of a kind counts; the others are only tried.
COUNTS = {"whole": 1.0, "cut": 1.0, "small": 0.5, "untold": 1.0, "base": 1.0, "stray": 4.0, "article": 8.0, "organisation": 2.0}
KINDS = [*COUNTS, "business"]
FOLDS = 4
HIDDEN = 32
DROPPED = 0.3
ROUNDS = 14
BATCH = 128
RATE = 3e-3
DECAY = 1e-3
# Stands for the strength of a place that is none.
NO_PLACE = -1e9
LIMITS = (-1, -0.5, 0, 0.5, 1, 1.5, 2)
OUT = Path(__file__).parent.parent / "functions/src/answers/trained/choice"
TITLES = {"english": "an English question", "others": "a question in another language"}


class Questions:
    """Questions with the same number of places each, those that are none below."""

    def __init__(self, questions):
        most = max(len(each["places"]) for each in questions)
        width = len(questions[0]["places"][0])
        rows = torch.zeros(len(questions), most, width)
        self.is_place = torch.zeros(len(questions), most, dtype=torch.bool)
        for at, each in enumerate(questions):
            own = torch.tensor(each["places"])
            rows[at, : len(own)] = own
            self.is_place[at, : len(own)] = True
        self.places = rows[:, :, :-1]
        self.is_right = rows[:, :, -1] > 0
        self.asked = torch.tensor([each["question"] for each in questions], dtype=torch.float)
        self.counts = torch.tensor([COUNTS.get(each["kind"], 0.0) for each in questions])

    def some(self, at):
        part = object.__new__(Questions)
        for name, value in vars(self).items():
            setattr(part, name, value[at])
        return part


def scale(values):
    return values.mean(0), values.std(0) + 1e-3


class Choice(nn.Module):
    """The strength of each place and of none: one hidden layer over what is known of a place and of the question."""

    def __init__(self, questions):
        super().__init__()
        self.place_mean, self.place_scale = scale(questions.places[questions.is_place])
        self.asked_mean, self.asked_scale = scale(questions.asked)
        of_place, of_question = len(self.place_mean), len(self.asked_mean)
        self.plain = nn.Linear(of_place, 1, bias=False)
        self.both = nn.Linear(of_place + of_question, HIDDEN)
        self.hidden = nn.Linear(HIDDEN, 1, bias=False)
        self.none = nn.Linear(of_question, 1)
        nn.init.zeros_(self.hidden.weight)
        nn.init.zeros_(self.none.weight)
        nn.init.constant_(self.none.bias, 3.0)

    def forward(self, questions):
        places = (questions.places - self.place_mean) / self.place_scale
        asked = (questions.asked - self.asked_mean) / self.asked_scale
        beside = asked.unsqueeze(1).expand(-1, places.shape[1], -1)
        hidden = torch.relu(self.both(torch.cat([places, beside], 2)))
        hidden = F.dropout(hidden, DROPPED, self.training)
        strengths = (self.plain(places) + self.hidden(hidden)).squeeze(2)
        return strengths.masked_fill(~questions.is_place, NO_PLACE), self.none(asked).squeeze(1)

    def loss(self, questions):
        strengths, none = self(questions)
        all_ = torch.logsumexp(torch.cat([strengths, none.unsqueeze(1)], 1), 1)
        right = torch.logsumexp(strengths.masked_fill(~questions.is_right, NO_PLACE), 1)
        own = torch.where(questions.is_right.any(1), right, none)
        return ((all_ - own) * questions.counts).sum() / questions.counts.sum()

    @torch.no_grad()
    def judge(self, questions):
        """Of each question whether its strongest place tells it, and the log odds of that."""
        strengths, none = self(questions)
        most, at = strengths.max(1)
        others = strengths.scatter(1, at.unsqueeze(1), NO_PLACE)
        odds = most - torch.logsumexp(torch.cat([others, none.unsqueeze(1)], 1), 1)
        return questions.is_right[torch.arange(len(at)), at], odds

    def unscaled(self):
        """The weights of what is known as it is, rather than beside what it mostly is."""
        of_place = self.both.weight[:, : len(self.place_mean)] / self.place_scale
        of_question = self.both.weight[:, len(self.place_mean) :] / self.asked_scale
        bias = self.both.bias - of_place @ self.place_mean - of_question @ self.asked_mean
        plain = self.plain.weight[0] / self.place_scale
        none = self.none.weight[0] / self.asked_scale
        # What every place has is as much as none has less.
        beside = self.none.bias[0] - none @ self.asked_mean + plain @ self.place_mean
        return {
            "ofPlace": of_place.flatten(),
            "ofQuestion": of_question.flatten(),
            "bias": bias,
            "hidden": self.hidden.weight[0],
            "plain": plain,
            "none": torch.cat([none, beside.unsqueeze(0)]),
        }


def learn(questions):
    torch.manual_seed(11)
    choice = Choice(questions)
    optimizer = torch.optim.AdamW(choice.parameters(), lr=RATE, weight_decay=DECAY)
    steps = ROUNDS * (len(questions.counts) // BATCH)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps + 1)
    for _ in range(ROUNDS):
        order = torch.randperm(len(questions.counts))
        for part in order[: len(order) // BATCH * BATCH].split(BATCH):
            optimizer.zero_grad()
            choice.loss(questions.some(part)).backward()
            optimizer.step()
            schedule.step()
    return choice.eval()


def read(path):
    lines = Path(path).read_text("utf-8").splitlines()
    return [each for each in map(json.loads, lines) if each["places"]]


def show(judged):
    """By kind and limit: right and beside the point of what is told, answered of what is not."""
    for kind in KINDS:
        own = [each for each in judged if each[0]["kind"] == kind]
        told = [each for each in own if each[0]["isTold"]]
        first = sum(is_right for _, is_right, _ in told) / max(1, len(told))
        print(f"{kind}: {len(told)} told, {len(own) - len(told)} not, {first:.3f} first")
        for limit in LIMITS:
            said = [each for each in own if each[2] >= limit]
            right = sum(is_right for _, is_right, _ in said)
            untold = sum(not each["isTold"] for each, _, _ in said)
            print(f"  {limit:5}: {right} right, {len(said) - right - untold} beside the point, {untold} not told")


def write(name, choice):
    rows = [f"/** Which place {TITLES[name]} asks for. Made by `training/learn_choice.py`, not by hand. */"]
    rows.append(f"export const CHOICE_IN_{name.upper()} = {{")
    for key, weights in choice.unscaled().items():
        numbers = " ".join(f"{each:.4g}" for each in weights.tolist())
        rows.append(f"  {key}:\n    '{numbers}',")
    rows.append("}\n")
    OUT.mkdir(exist_ok=True)
    (OUT / f"{name}.ts").write_text("\n".join(rows), "utf-8")


def main():
    name, path, *more = sys.argv[1:]
    asked = read(path) + [each for other in more for each in read(other) if each["kind"] == "base"]
    questions = Questions(asked)
    is_learned = questions.counts > 0
    owners = sorted({each["of"] for each in asked})
    fold_of = {owner: at % FOLDS for at, owner in enumerate(owners)}
    folds = torch.tensor([fold_of[each["of"]] for each in asked])
    every = learn(questions.some(is_learned))
    write(name, every)
    judged = []
    for fold in range(FOLDS + 1):
        # What is only tried is tried on what is written.
        own = (~is_learned if fold == FOLDS else is_learned & (folds == fold)).nonzero().squeeze(1)
        choice = every if fold == FOLDS else learn(questions.some(is_learned & (folds != fold)))
        is_right, odds = choice.judge(questions.some(own))
        judged += zip((asked[at] for at in own.tolist()), is_right.tolist(), odds.tolist())
    show(judged)


if __name__ == "__main__":
    main()
