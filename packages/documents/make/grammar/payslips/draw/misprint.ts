/** Wordings as a form of small letters or a worn printer leaves them: a letter or two taken for another. */
import { diceOf } from '../../../random.ts'
import type { PayslipLayout } from '../layout.ts'
import type { Words } from '../words.ts'

const ALIKE: Record<string, string> = {
  e: 'c',
  c: 'e',
  o: 'c',
  i: 'l',
  l: 'i',
  t: 'f',
  r: 'n',
  n: 'r',
  u: 'v',
  a: 'o',
  z: 'x',
  b: 'h',
  s: '5',
  E: 'F',
  O: '0',
  I: 'l',
  T: 'I',
  R: 'P',
  N: 'M',
  U: 'V',
  B: '8',
  S: '5',
  G: 'C',
}
/** Shorter words would become others. */
const MIN_LETTERS = 7
/** Not every label is misread. */
const SHARE = 0.5

/** @returns the wordings in the letters that the layout prints */
export function printedWords({ story, words, choices }: PayslipLayout): Words {
  const count = { none: 0, 'one letter': 1, 'two letters': 2 }[choices.misprint]
  const entries = Object.entries(words).map(([concept, wording]) => {
    const dice = diceOf(`${story}:${concept}:misprint`),
      cased = choices.capitals === 'as is' ? wording : wording.toUpperCase()
    const isMisread = wording.length >= MIN_LETTERS && dice.fraction() < SHARE
    return [concept, isMisread ? misread(cased, count, dice) : cased]
  })
  return Object.fromEntries(entries) as Words
}

function misread(wording: string, count: number, dice: ReturnType<typeof diceOf>): string {
  const letters = [...wording]
  for (let left = count; left > 0; left--) {
    const places = letters.flatMap((letter, at) => (ALIKE[letter] === undefined ? [] : [at]))
    if (places.length === 0) break
    const at = dice.pick(places)
    letters[at] = ALIKE[letters[at]!]!
  }
  return letters.join('')
}
