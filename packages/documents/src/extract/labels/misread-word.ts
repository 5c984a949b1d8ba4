/** How far a printed word is from a known one, when a reader of pixels or a worn printer took letters for others. */

/** Letters of like shape, in capitals without accents: one taken for another is half a mistake. */
const ALIKE = ['ILTJF1|', 'OQ0DCUG6', 'EFCGB8', 'S5', 'Z2X7', 'HNMKR', 'NRVU', 'BRPH8', 'UVY', 'AO4R', 'FTP', 'CGEO']
const PAIRS = new Set(ALIKE.flatMap((group) => [...group].flatMap((one) => [...group].map((other) => one + other))))

const LETTER = 1
const ALIKE_LETTER = 0.5

/** The cost of making one word the other: letters put in, left out, or taken for others. */
export function misreadCost(print: string, word: string): number {
  let above = Array.from({ length: word.length + 1 }, (_, at) => at * LETTER)
  for (let row = 1; row <= print.length; row++) {
    const line = [row * LETTER]
    for (let at = 1; at <= word.length; at++) {
      const pair = print[row - 1]! + word[at - 1]!
      const taken = pair[0] === pair[1] ? 0 : PAIRS.has(pair) ? ALIKE_LETTER : LETTER
      line.push(Math.min(above[at - 1]! + taken, above[at]! + LETTER, line[at - 1]! + LETTER))
    }
    above = line
  }
  return above[word.length]!
}

/** The same letter by letter, from one place in the print: nothing is put in or left out. */
export function alikeCost(print: string, from: number, word: string): number {
  let cost = 0
  for (let at = 0; at < word.length; at++) {
    const [one, other] = [print[from + at]!, word[at]!]
    if (one !== other) cost += PAIRS.has(one + other) ? ALIKE_LETTER : LETTER
  }
  return cost
}

const MIN_LETTERS = 5
const USUAL = 6
const LONG = 11

/** What may be wrong in a word of so many letters: with more it may be another word. */
export const allowedCost = (letters: number): number =>
  letters < MIN_LETTERS ? 0 : letters < USUAL ? ALIKE_LETTER : letters < LONG ? 1 : 1.5
