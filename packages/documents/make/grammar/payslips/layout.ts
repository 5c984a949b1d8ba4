/** A payslip's layout and what is written in it, as plain data: the same data give the same file on every machine. */
import { diceOf } from '../../random.ts'
import { type Choices, choiceNames, drawChoices, plainChoices } from './choices.ts'
import { type Language, type Words, concepts, drawWords, languages, plainWords } from './words.ts'

export interface PayslipLayout {
  /** Of the people and their pay, not of the looks. */
  story: string
  language: Language
  /** Lines of pay beside the first. */
  rows: number
  choices: Choices
  words: Words
}

/** @param seed of the run @param at which layout of the run */
export function drawPayslipLayout(seed: string, at: number): PayslipLayout {
  const dice = diceOf(`${seed}:${at}:payslip layout`),
    language = languages[at % languages.length]!
  return settled({
    story: `${seed}:${at}`,
    language,
    rows: dice.between(0, 9),
    choices: drawChoices(dice),
    words: drawWords(language, dice),
  })
}

/** Takes back choices that contradict each other, so that a reader always has what a person would need. */
export function settled(layout: PayslipLayout): PayslipLayout {
  const made = { ...layout.choices },
    hasTwoColumns = made.columns.includes('earnings')
  if (made.totals === 'row below the columns' && !hasTwoColumns) made.totals = 'list below'
  if (made.totals === 'row below the columns' && made.deductions === 'parts') made.deductions = 'total and parts'
  if (made.signs === 'none' && made.columns !== 'sections amount') made.signs = 'minus'
  if (made.yearToDate === 'second column' && !made.totals.startsWith('list')) made.yearToDate = 'block below'
  if (made.totals === 'list above' && made.pages === 'totals on the second page') made.pages = 'one'
  if (made.pages === 'table over two pages' && layout.rows < 3) made.pages = 'one'
  if (made.employerKind === 'without legal form' && made.employerName === 'letterhead') made.employerName = 'labelled'
  if (made.employerCode === 'beside the name' && made.employerName === 'labelled') made.employerCode = 'printed'
  if (layout.language === 'de' && made.employeeName === 'two fields' && layout.words.surname === layout.words.employee)
    made.employeeName = 'surname first'
  if (made.payout === 'none' && made.iban === 'in the payment line') made.iban = 'field'
  return { ...layout, choices: made }
}

/** What of a layout is not plain: `totals: boxes below`, `word net: Netto dovuto`. */
export function oddities({ choices: made, words, language }: PayslipLayout): string[] {
  const plain = settled({ story: '', language, rows: 1, choices: plainChoices(), words: plainWords(language) })
  return [
    ...choiceNames.filter((name) => made[name] !== plain.choices[name]).map((name) => `${name}: ${made[name]}`),
    ...concepts.filter((concept) => words[concept] !== plain.words[concept]).map((one) => `word ${one}: ${words[one]}`),
  ]
}

/** All options of all choices, for the table of rates. */
export const optionsOf = (layout: PayslipLayout): string[] => [
  `language: ${layout.language}`,
  ...choiceNames.map((name) => `${name}: ${layout.choices[name]}`),
]

/** Layouts that are plainer by one step, the largest step first. */
export function* plainer(layout: PayslipLayout): Generator<PayslipLayout> {
  const plain = plainChoices(),
    words = plainWords(layout.language)
  yield { ...layout, words }
  for (const rows of [0, 1, layout.rows >> 1, layout.rows - 1])
    if (rows >= 0 && rows < layout.rows) yield settled({ ...layout, rows })
  for (const name of choiceNames)
    if (layout.choices[name] !== plain[name])
      yield settled({ ...layout, choices: { ...layout.choices, [name]: plain[name] } })
  for (const concept of concepts)
    if (layout.words[concept] !== words[concept])
      yield { ...layout, words: { ...layout.words, [concept]: words[concept] } }
}
