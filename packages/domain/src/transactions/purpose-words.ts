/** Which words of a booking name a purpose and which a party. */
import { messageWords } from './name-words.ts'
import { isOffice } from './office-words.ts'
import { fits } from './phrase.ts'
import { wordings, type Wording } from './wording.ts'

const phrasesOf = (isWanted: (wording: Wording) => boolean) =>
  wordings.filter(isWanted).flatMap(({ phrases }) => phrases.map(({ words }) => words))
const partyWords = new Set(phrasesOf(({ strength }) => strength === 2).flat())
/** The first word of a phrase opens the purpose; the others occur in names too (`BORSA DI STUDIO`, `STUDIO AURORA`). */
const purposeWords = [...new Set(phrasesOf(({ strength }) => strength !== 2).map(([first]) => first!))].filter(
  (word) => word.length > 2 && !partyWords.has(word),
)

/** Does the folded word name a purpose rather than a party? A name ends at one. */
const namesPurpose = (word: string): boolean => purposeWords.some((pattern) => fits(word, pattern))

/** Does the folded word say what is paid for, and not what its bearer is? */
export const isPurpose = (word: string): boolean => messageWords.has(word) || (namesPurpose(word) && !isOffice(word))

/** Of a kind that no firm is in the trade of: pay, benefits, rents, debts of people, taxes. */
const personal = new Set([
  'salary',
  'pension',
  'benefits',
  'rent_paid',
  'rent_received',
  'mortgage',
  'maintenance',
  'tax',
])
const personalWords = [
  ...new Set(phrasesOf(({ category, strength }) => strength > 2 && personal.has(category)).map(([first]) => first!)),
].filter((word) => purposeWords.includes(word))

/** Does the folded word name a purpose, and no firm's trade: «INPS NASPI», not «ZURICH ASSICURAZIONI»? */
export const namesPersonalPurpose = (word: string): boolean => personalWords.some((pattern) => fits(word, pattern))

const payWords = [
  ...new Set(phrasesOf(({ category, strength }) => strength > 2 && category === 'salary').map(([first]) => first!)),
]

/** Does the folded word name a pay? */
export const namesPay = (word: string): boolean => payWords.some((pattern) => fits(word, pattern))
