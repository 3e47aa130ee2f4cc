/** Ligatures, Arabic presentation forms and Kangxi radicals: shapes of letters, to be stored as the letters. */
const SHAPES = /[\u2F00-\u2FD5\uFB00-\uFB06\uFB50-\uFDFF\uFE70-\uFEFC]/g

/**
 * Radicals of the supplement that are drawn like a sign, which a document's font may give instead of
 * it; Unicode calls only some of them equal.
 */
const RADICALS = '⺟⺠⺩⺫⺬⺮⺼⻁⻄⻅⻆⻉⻋⻑⻓⻔⻗⻘⻙⻚⻛⻜⻝⻢⻣⻤⻥⻦⻧⻨⻩⻫⻬⻭⻮⻯⻰⻱⻲⻳'
const SIGNS = '母民王目示竹月虎西见角贝车長长门雨青韦页风飞食马骨鬼鱼鸟卤麦黄斉齐歯齿竜龙龜亀龟'
const SUPPLEMENT = /[\u2E80-\u2EFF]/g
const signOf = new Map(Array.from(RADICALS, (radical, at) => [radical, SIGNS.charAt(at)]))

/** What carries an Arabic mark that stands alone. */
const CARRIER = /^[ \u0640](?=\p{M}+$)/u

/** Drawn like an en dash, for which fonts give it. */
const FIGURE_DASH = '\u2012'

/** The Thai vowel am, and the Lao one, as fonts draw them: a ring, perhaps a tone, and a stroke. */
const DIVIDED_AM = /\u0E4D([\u0E48-\u0E4B]?)\u0E32/g
const DIVIDED_LAO_AM = /\u0ECD([\u0EC8-\u0ECB]?)\u0EB2/g

/** A text with its letters in place of their shapes. */
export const spellShapes = (text: string): string =>
  text
    .replace(SHAPES, (shape) => shape.normalize('NFKC'))
    .replace(CARRIER, '')
    .replaceAll(FIGURE_DASH, '–')
    .replace(DIVIDED_AM, '$1\u0E33')
    .replace(DIVIDED_LAO_AM, '$1\u0EB3')
    .replace(SUPPLEMENT, (radical) => signOf.get(radical) ?? radical)
