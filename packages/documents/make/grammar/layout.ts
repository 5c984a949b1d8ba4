/** A layout and what is written in it, as plain data: the same data give the same file on every machine. */
import { diceOf } from '../random.ts'
import { type Choices, choiceNames, drawChoices, plainChoices } from './choices.ts'
import { type Language, type Words, concepts, drawWords, languages, plainWords } from './words.ts'

export interface Layout {
  /** Of the people and their bookings, not of the looks. */
  story: string
  language: Language
  /** Bookings of each account. */
  rows: number
  choices: Choices
  words: Words
}

/** @param seed of the run @param at which layout of the run */
export function drawLayout(seed: string, at: number): Layout {
  const dice = diceOf(`${seed}:${at}:layout`),
    language = languages[at % languages.length]!
  return settled({
    story: `${seed}:${at}`,
    language,
    rows: dice.between(4, 40),
    choices: drawChoices(dice),
    words: drawWords(language, dice),
  })
}

const COMMA = ['1.234,56', '1234,56', '1 234,56', '1\u202f234,56', "1'234.56"]
const POINT = ['1,234.56', "1'234.56"]

/**
 * Takes back choices that contradict each other, so that a reader always has what a person would need: a sign must be
 * derivable, a year printed somewhere.
 */
export function settled(layout: Layout): Layout {
  const made = { ...layout.choices },
    { language } = layout
  const plainNumber = language === 'en' ? '1,234.56' : '1.234,56'
  if (!(language === 'en' ? POINT : COMMA).includes(made.number)) made.number = plainNumber
  if (made.amounts !== 'one') made.signs = 'minus'
  else made.debitSign = 'none'
  if (made.signs === 'colour') {
    if (made.balances === 'none') made.balances = 'rows'
    if (made.running === 'none' && made.totals === 'none') made.totals = 'two lines'
    if (made.totals === 'row below the columns') made.totals = 'two lines'
  }
  if (made.totals === 'in the summary' && !made.balances.startsWith('summary')) made.totals = 'two lines'
  if (made.groups === 'day headings') {
    made.dates = 'booking'
    if (made.columns === 'text dates amounts') made.columns = 'dates text amounts'
  }
  if (made.dates === 'value below booking' && made.lines === 'one') made.lines = 'two'
  if (made.dates === 'value below booking' && made.dayFormat === 'dd mmm, year below') made.dayFormat = 'dd mmm yyyy'
  if (made.lines === 'one') made.amountOn = 'first line'
  if (made.lines === 'one' && made.dayFormat === 'dd mmm, year below') made.lines = 'two'
  if (made.groups === 'month headings, day numbers' && made.dates !== 'booking') made.dates = 'booking'
  if (made.period === 'month by name') made.span = 'a month'
  // A value column of the future or the past makes sense only beside the day of booking that it is held against.
  if (made.columns === 'serial dates text amounts' && made.dates === 'purchase, booking, value')
    made.dates = 'booking, value'
  if (made.inkOrder === 'shuffled' && made.spaces === 'gaps') made.inkOrder = 'columns'
  return { ...layout, choices: made }
}

/** What of a layout is not plain: `dates: value, booking`, `word closing: Endsaldo`. */
export function oddities({ choices: made, words, language }: Layout): string[] {
  const plain = settled({ story: '', language, rows: 1, choices: plainChoices(), words: plainWords(language) })
  return [
    ...choiceNames.filter((name) => made[name] !== plain.choices[name]).map((name) => `${name}: ${made[name]}`),
    ...concepts.filter((concept) => words[concept] !== plain.words[concept]).map((one) => `word ${one}: ${words[one]}`),
  ]
}

/** All options of all choices, for the table of rates. */
export const optionsOf = (layout: Layout): string[] => [
  `language: ${layout.language}`,
  ...choiceNames.map((name) => `${name}: ${layout.choices[name]}`),
]

/** Halving, then one by one: with few rows each of them is looked at. */
const rowSteps = (rows: number) =>
  [...new Set([1, 2, 3, rows >> 2, rows >> 1, rows - 1])].filter((count) => count > 0 && count < rows)

/** Layouts that are plainer by one step, the largest step first. */
export function* plainer(layout: Layout): Generator<Layout> {
  const plain = plainChoices(),
    words = plainWords(layout.language)
  yield settled({ ...layout, words })
  for (const rows of rowSteps(layout.rows)) yield settled({ ...layout, rows })
  for (const name of choiceNames)
    if (layout.choices[name] !== plain[name])
      yield settled({ ...layout, choices: { ...layout.choices, [name]: plain[name] } })
  for (const concept of concepts)
    if (layout.words[concept] !== words[concept])
      yield settled({ ...layout, words: { ...layout.words, [concept]: words[concept] } })
}
