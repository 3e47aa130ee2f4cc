/** Units and passages of a document, as a segment has them. */
interface Structure {
  readonly unitPage: Uint32Array
  readonly unitStart: Uint32Array
  readonly passageFirstUnit: Uint32Array
  readonly passageEndUnit: Uint32Array
  readonly passageHeading: Int32Array
}

/** Per unit the first passage that holds it, as text or as heading. */
function passagesOfUnits(structure: Structure): Uint32Array {
  const { unitStart, passageFirstUnit, passageEndUnit, passageHeading } = structure
  const passages = new Uint32Array(unitStart.length + 1)
  for (let passage = passageFirstUnit.length - 1; passage >= 0; passage--) {
    passages.fill(passage, passageFirstUnit[passage], passageEndUnit[passage])
    if (passageHeading[passage]! >= 0) passages[passageHeading[passage]!] = passage
  }
  return passages
}

/**
 * Foretells where a term stands first, from where its first word does: then next to nothing needs
 * to be kept of it, and most terms stand in one passage only.
 */
export interface ExpectedPassages {
  /** To be told of every word, in rising order of places. */
  meet(page: number, start: number, word: number): void
  /** Per term the passage that its first word was met in. */
  ofTerms(termOfWord: ArrayLike<number>, terms: number): Uint32Array
}

export function expectPassages(structure: Structure): ExpectedPassages {
  const { unitPage, unitStart } = structure
  const passages = passagesOfUnits(structure)
  const ofWord: number[] = []
  const last = unitStart.length - 1
  let unit = 0
  const isAtOrBefore = (other: number, page: number, start: number): boolean =>
    unitPage[other]! < page || (unitPage[other] === page && unitStart[other]! <= start)
  return {
    meet(page, start, word) {
      while (unit < last && isAtOrBefore(unit + 1, page, start)) unit++
      ofWord[word] = passages[unit]!
    },
    ofTerms(termOfWord, terms) {
      const expected = new Uint32Array(terms)
      let known = 0
      for (let word = 0; word < termOfWord.length; word++) {
        if (termOfWord[word] === known) expected[known++] = ofWord[word]!
      }
      return expected
    },
  }
}
