/** The wordings that payslips are drawn with: the grammar's own, shared with no reader. */
import type { Dice } from '../../random.ts'
import german from './dictionaries/de.json' with { type: 'json' }
import italian from './dictionaries/it.json' with { type: 'json' }

export const languages = ['it', 'de'] as const
export type Language = (typeof languages)[number]

/** What a payroll program has a wording for. */
export type Concept = keyof typeof italian
export type Words = Record<Concept, string>

export const dictionaries: Record<Language, Record<Concept, string[]>> = { it: italian, de: german }
export const concepts = Object.keys(italian) as Concept[]

const wordsBy = (language: Language, choose: (wordings: readonly string[]) => string): Words =>
  Object.fromEntries(concepts.map((concept) => [concept, choose(dictionaries[language][concept])])) as Words

/** One wording for each concept. */
export const drawWords = (language: Language, dice: Dice): Words => wordsBy(language, (wordings) => dice.pick(wordings))

/** The first wording of each concept, the commonest one. */
export const plainWords = (language: Language): Words => wordsBy(language, (wordings) => wordings[0]!)
