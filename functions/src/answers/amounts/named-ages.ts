/**
 * Years of age of people who are named by it, and what they are called. What documents call them as
 * well (babies, pensioners) is known by the glossary.
 */
const NAMED: readonly (readonly [years: number, names: string])[] = [
  [
    0,
    'newborns? infants? neugeborene[nrs]? säuglinge?n? nouveau-nés? nourrissons? neonat[oi] pasgeborenen? spädbarn noworod\\p{L}+ novorozen\\p{L}+',
  ],
  [2, 'toddlers? kleinkind(?:er|ern|es)? tout-petits? småbarn berbec\\p{L}* batolat\\p{L}*'],
  [
    15,
    'teenagers? teenies? jugendliche[nrs]? adolescente?s? adolescent[ei] tieners? tonåring\\p{L}* tenåring\\p{L}* nastolat\\p{L}+',
  ],
]

const BY_NAME: readonly (readonly [years: number, pattern: RegExp])[] = NAMED.map(
  ([years, names]) => [
    years,
    new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${names.split(' ').join('|')})(?![\p{L}\p{M}])`, 'u'),
  ],
)

/** Somebody whom a text in small letters names by his age, and years of it that are meant. */
export const namedAgesIn = (
  text: string,
): readonly { readonly word: string; readonly years: number }[] =>
  BY_NAME.flatMap(([years, pattern]) => {
    const word = pattern.exec(text)?.[0]
    return word === undefined ? [] : [{ word, years }]
  })
