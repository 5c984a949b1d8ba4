/** How far a printed word is from a known one, when a reader of pixels or a worn printer took letters for others. */

/** Letters of like shape, in capitals without accents: one taken for another is half a mistake. */
const ALIKE = ['ILTJF1|', 'OQ0DCUG6', 'EFCGB8', 'S5', 'Z2X7', 'HNMKR', 'NRVU', 'BRPH8', 'UVY', 'AO4R', 'FTP', 'CGEO']
/** Of two letters of ASCII whether they are alike, at the place that `pairOf` gives. */
const isAlike = new Uint8Array(1 << 14)
const pairOf = (one: number, other: number) => (one << 7) | other
for (const group of ALIKE)
  for (const one of group) for (const other of group) isAlike[pairOf(one.charCodeAt(0), other.charCodeAt(0))] = 1

const LETTER = 1
const ALIKE_LETTER = 0.5

/** Of two codes of letters; beyond a word's end there is none. */
const takenCost = (one: number, other: number): number =>
  one === other ? 0 : one < 128 && other < 128 && isAlike[pairOf(one, other)] === 1 ? ALIKE_LETTER : LETTER

/**
 * The cost of making one word the other: letters put in, left out, or taken for others; `Infinity` above `max`.
 * So few letters are put in or left out that only pairs close to each other in place are compared.
 */
export function misreadCost(print: string, word: string, max: number): number {
  const reach = Math.floor(max / LETTER)
  if (Math.abs(print.length - word.length) > reach) return Infinity
  let above = Float64Array.from({ length: word.length + 1 }, (_, at) => at * LETTER),
    line = new Float64Array(word.length + 1)
  for (let row = 1; row <= print.length; row++) {
    const from = Math.max(1, row - reach),
      to = Math.min(word.length, row + reach),
      letter = print.charCodeAt(row - 1)
    let least = (line[from - 1] = from === 1 ? row * LETTER : Infinity)
    for (let at = from; at <= to; at++) {
      const taken = above[at - 1]! + takenCost(letter, word.charCodeAt(at - 1)),
        moved = Math.min(above[at]!, line[at - 1]!) + LETTER
      line[at] = Math.min(taken, moved)
      least = Math.min(least, line[at]!)
    }
    if (least > max) return Infinity
    if (to < word.length) line[to + 1] = Infinity
    ;[above, line] = [line, above]
  }
  const cost = above[word.length]!
  return cost <= max ? cost : Infinity
}

/** The same letter by letter, from one place in the print: nothing is put in or left out. */
export function alikeCost(print: string, from: number, word: string, max: number): number {
  let cost = 0
  for (let at = 0; at < word.length && cost <= max; at++)
    cost += takenCost(print.charCodeAt(from + at), word.charCodeAt(at))
  return cost <= max ? cost : Infinity
}

const MIN_LETTERS = 5
const USUAL = 6
const LONG = 11

/** What may be wrong in a word of so many letters: with more it may be another word. */
export const allowedCost = (letters: number): number =>
  letters < MIN_LETTERS ? 0 : letters < USUAL ? ALIKE_LETTER : letters < LONG ? 1 : 1.5
