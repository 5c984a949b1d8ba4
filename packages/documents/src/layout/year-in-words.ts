/** Years in words, as Italian and German contracts print them: «duemilaventisei», «zweitausendsechsundzwanzig». */
import { fold } from './fold.ts'

const TENS: readonly [it: string, de: string, from: number][] = [
  ['venti', 'zwanzig', 20],
  ['trenta', 'dreissig', 30],
  ['quaranta', 'vierzig', 40],
]
const ITALIAN = ['', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove']
const GERMAN = ['', 'ein', 'zwei', 'drei', 'vier', 'funf', 'sechs', 'sieben', 'acht', 'neun']

const yearOf = new Map(
  TENS.flatMap(([it, de, from]) =>
    ITALIAN.flatMap((unit, at): [string, number][] => [
      // ventuno, ventotto: the last vowel of the tens falls away
      [`duemila${/^[uo]/.test(unit) ? it.slice(0, -1) : it}${unit}`, 2000 + from + at],
      [`zweitausend${at === 0 ? '' : `${GERMAN[at]}und`}${de}`, 2000 + from + at],
    ]),
  ),
)

/** From 2020 to 2049; `undefined` for any other word. */
export const yearInWords = (text: string): number | undefined =>
  /mila|tausend/i.test(text) ? yearOf.get(fold(text)) : undefined
