/** The wordings that tax forms are drawn with: the grammar's own, shared with no reader. */
import type { Dice } from '../../random.ts'
import german from './dictionaries/de.json' with { type: 'json' }
import italian from './dictionaries/it.json' with { type: 'json' }

type ItalianConcept = keyof typeof italian
type GermanConcept = keyof typeof german
/** What a form has a wording for; a form of one country has those of its language alone. */
export type Words = Partial<Record<ItalianConcept | GermanConcept, string>>

export const dictionaries: Record<'it' | 'de', Record<string, string[]>> = { it: italian, de: german }
type Language = keyof typeof dictionaries

const wordsBy = (language: Language, choose: (wordings: readonly string[]) => string): Words =>
  Object.fromEntries(Object.entries(dictionaries[language]).map(([concept, wordings]) => [concept, choose(wordings)]))

/** How often a concept has its official wording: forms are set by decree, printouts of programs shorten them. */
const OFFICIAL = 0.5

/** One wording for each concept. */
export const drawWords = (language: Language, dice: Dice): Words =>
  wordsBy(language, (wordings) => (dice.fraction() < OFFICIAL ? wordings[0]! : dice.pick(wordings)))

/** The first wording of each concept, the official one. */
export const plainWords = (language: Language): Words => wordsBy(language, (wordings) => wordings[0]!)
