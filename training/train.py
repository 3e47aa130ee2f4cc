"""Learns the vectors of English words from `documents/en`. README.md says how."""

import base64
import json
import math
import random
import re
import sys
from pathlib import Path

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

HERE = Path(__file__).parent
TARGETS = HERE.parent / "functions/src/answers/trained/vectors"
# What was learned, for `train_others.py`.
LEARNED = HERE / "learned.pt"

# As `word-reader.ts` reads texts.
WORD = re.compile(r"\d+(?:[.,:]\d+)*|[^\W\d_]+(?:'[^\W\d_]+)?|[£$€%]")
SHORTENED = {"t": "not", "re": "are", "ll": "will", "ve": "have", "m": "am", "d": "would"}
BUCKETS = 512
# As `trained-index.ts` and `late-interaction.ts` cut them.
MOST_ASKED, MOST_TOLD, MOST_HEADING = 24, 56, 12

DIMENSIONS = 64
EPOCHS = 3
BATCH = 32
MOST_PLACES = 48
# Of the words' vectors, and of everything else.
RATES = 4e-3, 2e-3
# Part of the places that are taken out of a batch, so that what asks for them is told nowhere.
LEFT_OUT = 0.3
# Times that a question that its document does not tell is asked in an epoch, since there are few of them.
TIMES_UNTOLD = 3
# Words that are kept though no document holds them: the commonest of the vectors that training begins with.
COMMONEST = 12_000
# Words of documents are kept that occur so often, or are among so many common ones.
LEAST_OFTEN, COMMON = 3, 60_000
# Stands for the place of a question that is told nowhere.
UNTOLD = -1
# Every so many documents are left for what the engine's weights are fitted with.
HELD_OUT = 14


def words_of(text):
    words = []
    for word in WORD.findall(text.lower().replace("’", "'")):
        if word[0].isdigit():
            words.append("<time>" if ":" in word else "<num>")
            continue
        before, mark, behind = word.partition("'")
        if not mark or behind == "s":
            words.append(before)
            continue
        words.append(before[:-1] if behind == "t" and before.endswith("n") else before)
        words.append(SHORTENED.get(behind, behind))
    return words


def fnv(text):
    hashed = 0x811C9DC5
    for unit in memoryview(text.encode("utf-16-le")).cast("H"):
        hashed = ((hashed ^ unit) * 0x01000193) & 0xFFFFFFFF
    return hashed


def read_documents():
    """Each document as places (heading, text and the questions that it tells) and the questions that none tells."""
    documents = []
    for file in sorted((HERE / "documents/en").glob("*.tsv")):
        heading, places, untold = "", [], []
        for line in file.read_text("utf-8").splitlines():
            kind, *cells = line.split("\t")
            filled = [cell for cell in cells if cell.strip()]
            if kind == "H":
                heading = filled[0] if filled else ""
            elif kind == "P" and len(filled) > 2:
                places.append((heading, filled[0], filled[1:]))
            elif kind == "N":
                untold += filled
        documents.append((places, untold))
    return documents


class Vocabulary:
    def __init__(self, documents, glove):
        counts = {}
        told_in = {}
        told = 0
        for places, untold in documents:
            for heading, text, questions in places:
                told += 1
                for word in (w for each in (text, heading, *questions) for w in words_of(each)):
                    counts[word] = counts.get(word, 0) + 1
                for word in set(words_of(text + " " + heading)):
                    told_in[word] = told_in.get(word, 0) + 1
        order = {word: at for at, word in enumerate(glove["words"])}
        kept = {w for w, n in counts.items() if n >= LEAST_OFTEN or order.get(w, COMMON) < COMMON}
        kept |= {w for w in glove["words"][:COMMONEST] if words_of(w) == [w]}
        kept -= {"<num>", "<time>"}
        self.words = ["<num>", "<time>", *sorted(kept)]
        # Row 0 fills up short texts.
        names = [None, *self.words, *range(BUCKETS)]
        self.rows = {name: row for row, name in enumerate(names)}
        self.vectors = np.random.RandomState(0).randn(len(names), 100).astype(np.float32) * 0.3
        self.vectors[0] = 0
        for word in self.words:
            if word in order:
                self.vectors[self.rows[word]] = glove["vectors"][word][:100]
        rarity = [math.log((told + 1) / (told_in.get(n, 0) + 1)) / math.log(told + 1) for n in names]
        self.rarity = torch.tensor(rarity)

    def read(self, text, most):
        rows = [self.rows.get(w, self.rows[fnv(w) % BUCKETS]) for w in words_of(text)[:most]]
        return rows + [0] * (most - len(rows))


class LateInteraction(nn.Module):
    def __init__(self, vectors, rarity):
        super().__init__()
        self.words = nn.Embedding.from_pretrained(torch.tensor(vectors), freeze=False, padding_idx=0)
        self.asked = nn.Linear(100, DIMENSIONS, bias=False)
        self.told = nn.Linear(100, DIMENSIONS, bias=False)
        self.asked_weights = nn.Embedding(len(vectors), 1)
        self.told_weights = nn.Embedding(len(vectors), 1)
        self.mix = nn.Parameter(torch.tensor([8.0, 2.5, 7.0, 5.0, 4.0, 3.0]))
        # That no place tells it, and the same for each doubling of the places.
        self.none = nn.Parameter(torch.tensor([8.0, 0.5]))
        self.dropout = nn.Dropout(0.15)
        with torch.no_grad():
            both = torch.randn(DIMENSIONS, 100) * 0.1
            self.asked.weight.copy_(both)
            self.told.weight.copy_(both)
            for weights in (self.asked_weights, self.told_weights):
                weights.weight.copy_((rarity * 2).unsqueeze(1))

    def side(self, rows, project, weights):
        is_word = (rows > 0).float().unsqueeze(2)
        vectors = F.normalize(project(self.dropout(self.words(rows))), dim=2) * is_word
        return vectors, F.softplus(weights(rows)) * is_word

    def forward(self, asked, told, headings):
        a, a_weights = self.side(asked, self.asked, self.asked_weights)
        t, t_weights = self.side(told, self.told, self.told_weights)
        h, h_weights = self.side(headings, self.told, self.told_weights)
        sums = [F.normalize((v * w).sum(1) + 1e-6, dim=1) for v, w in ((a, a_weights), (t, t_weights), (h, h_weights))]
        shares = a_weights.squeeze(2)
        shares = shares / (shares.sum(1, keepdim=True) + 1e-6)
        places = torch.cat([told, headings], 1)
        cosines = torch.einsum("bqd,npd->bnqp", a, torch.cat([t, h], 1))
        near = cosines.max(3).values
        near_back = cosines.max(2).values
        back = torch.cat([t_weights, h_weights * 0.5], 1).squeeze(2)
        back = back / (back.sum(1, keepdim=True) + 1e-6)
        is_same = (asked[:, None, :, None] == places[None, :, None, :]) & (asked > 0)[:, None, :, None]
        parts = [
            sums[0] @ sums[1].T,
            sums[0] @ sums[2].T,
            (near * near.clamp(min=0) * shares.unsqueeze(1)).sum(2),
            (is_same.any(3).float() * shares.unsqueeze(1)).sum(2),
            (near_back * near_back.clamp(min=0) * back.unsqueeze(0)).sum(2),
            -(shares.unsqueeze(1) * (1 - near.clamp(min=0) ** 2)).max(2).values,
        ]
        return torch.stack(parts, 2) @ F.softplus(self.mix)


def rows_of(vocabulary, documents):
    read = []
    for places, untold in documents:
        told = torch.tensor([vocabulary.read(text, MOST_TOLD) for _, text, _ in places])
        headings = torch.tensor([vocabulary.read(heading, MOST_HEADING) for heading, _, _ in places])
        pairs = [(at, vocabulary.read(q, MOST_ASKED)) for at, (_, _, qs) in enumerate(places) for q in qs]
        none = [(UNTOLD, vocabulary.read(q, MOST_ASKED)) for q in untold]
        read.append((told, headings, pairs, none))
    return read


def judge(model, documents):
    """Part of the questions whose own place comes first, and of pairs of one and one that is told nowhere in order."""
    model.eval()
    right, found, none = [], [], []
    with torch.no_grad():
        for told, headings, pairs, untold in documents:
            scores = model(torch.tensor([rows for _, rows in pairs]), told, headings)
            is_right = scores.argmax(1) == torch.tensor([at for at, _ in pairs])
            right += is_right.tolist()
            found += scores.max(1).values[is_right].tolist()
            if untold:
                none += model(torch.tensor([rows for _, rows in untold]), told, headings).max(1).values.tolist()
    model.train()
    ordered = (torch.tensor(found).unsqueeze(1) > torch.tensor(none)).float().mean() if none else 0
    return f"{sum(right) / len(right):.3f} first, {ordered:.3f} nearer than what is told nowhere"


def learn(model, documents, held_out, epochs, rates):
    learned = [(name, p) for name, p in model.named_parameters() if p.requires_grad]
    words = [p for name, p in learned if name.startswith("words.")]
    others = [p for name, p in learned if not name.startswith("words.")]
    optimizer = torch.optim.Adam([{"params": words, "lr": rates[0]}, {"params": others, "lr": rates[1]}])
    documents = [(told, headings, pairs + none * TIMES_UNTOLD) for told, headings, pairs, none in documents]
    steps = epochs * sum(math.ceil(len(pairs) / BATCH) for _, _, pairs in documents)
    step = 0
    for epoch in range(epochs):
        batches = []
        for told, headings, pairs in documents:
            mixed = random.sample(pairs, len(pairs))
            batches += [(told, headings, mixed[at : at + BATCH]) for at in range(0, len(mixed), BATCH)]
        random.shuffle(batches)
        for told, headings, pairs in batches:
            for group, rate in zip(optimizer.param_groups, rates):
                group["lr"] = rate * max(0.02, 1 - step / steps)
            step += 1
            count = len(told)
            out = set(random.sample(range(count), int(count * LEFT_OUT)))
            compared = {at for at, _ in pairs if at != UNTOLD} | set(random.sample(range(count), min(count, MOST_PLACES)))
            kept = sorted(compared - out)
            position = {at: index for index, at in enumerate(kept)}
            scores = model(torch.tensor([rows for _, rows in pairs]), told[kept], headings[kept])
            none = model.none[0] + model.none[1] * math.log2(len(kept) + 1)
            scores = torch.cat([scores, none.expand(len(pairs), 1)], 1)
            right = torch.tensor([position.get(at, len(kept)) for at, _ in pairs])
            loss = F.cross_entropy(scores, right)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        print(f"epoch {epoch + 1}: of held-out questions {judge(model, held_out)}", flush=True)


def half_bytes(vectors):
    scale = (vectors.abs().max(1, keepdim=True).values / 7).clamp(min=1e-6)
    numbers = ((vectors / scale).round().clamp(-7, 7) + 8).to(torch.uint8).numpy()
    return numbers[:, 0::2] | (numbers[:, 1::2] << 4)


def table_of(model, first, end):
    """The rows of a table as bytes in base64, and what one step of a weight's byte weighs."""
    model.eval()
    with torch.no_grad():
        vectors = model.words.weight[first:end]
        sides = [half_bytes(F.normalize(project(vectors), dim=1)) for project in (model.asked, model.told)]
        weights = [F.softplus(each.weight[first:end]) for each in (model.asked_weights, model.told_weights)]
    step = float(max(each.max() for each in weights)) / 255
    steps = [(each / step).round().clamp(1, 255).to(torch.uint8).numpy() for each in weights]
    table = np.concatenate([*sides, *steps], axis=1)
    return base64.b64encode(table.tobytes()).decode().rstrip("="), step


def write(model, vocabulary):
    packed, step = table_of(model, 1, None)
    total, heading, near, same, back, gap = (round(each, 3) for each in F.softplus(model.mix).tolist())
    (TARGETS / "english.ts").write_text(
        f"""/** Vectors of English words. Made by `training/train.py`, not by hand. */
export const ENGLISH = {{
  dimensions: {DIMENSIONS},
  /** Rows at the end that unknown words share. */
  buckets: {BUCKETS},
  weightStep: {f"{step:.8f}".rstrip("0")},
  /** What each likeness of a question and a place counts. */
  mix: {{ sum: {total}, heading: {heading}, near: {near}, same: {same}, nearBack: {back}, gap: {gap} }},
  words:
    '{" ".join(vocabulary.words)}',
  vectors:
    '{packed}',
}}
""",
        "utf-8",
    )
    names = [str(name) for name in (None, *vocabulary.words, *range(BUCKETS))]
    torch.save({"state": model.state_dict(), "names": names}, LEARNED)


def main():
    random.seed(0)
    torch.manual_seed(0)
    glove = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    documents = read_documents()
    learned = [each for at, each in enumerate(documents) if at % HELD_OUT]
    held_out = [each for at, each in enumerate(documents) if at % HELD_OUT == 0]
    vocabulary = Vocabulary(learned, glove)
    model = LateInteraction(vocabulary.vectors, vocabulary.rarity)
    learn(model, rows_of(vocabulary, learned), rows_of(vocabulary, held_out), EPOCHS, RATES)
    write(model, vocabulary)


if __name__ == "__main__":
    main()
