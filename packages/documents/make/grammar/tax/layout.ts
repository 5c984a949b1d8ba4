/** A tax form's layout and what is written in it, as plain data: the same data give the same file on every machine. */
import { diceOf } from '../../random.ts'
import { type Choices, choiceNames, drawChoices, plainChoices } from './choices.ts'
import { type Words, drawWords, plainWords } from './words.ts'

export const forms = [
  'cu',
  'lohnsteuerbescheinigung',
  '730',
  'steuerbescheid',
  'redditi_pf',
  'steuerbescheid, couple',
  'redditi_pf, flat rate',
  'steuerbescheid, self-employed',
] as const
export type Form = (typeof forms)[number]

export interface TaxLayout {
  /** Of the person and the figures, not of the looks. */
  story: string
  form: Form
  choices: Choices
  words: Words
}

export const isGerman = (form: Form): boolean => form.startsWith('steuerbescheid') || form === 'lohnsteuerbescheinigung'
// CERTIFICAZIONE UNICA {m}   MODELLO 730/{m}, but not «redditi {y}»
export const YEAR_AT_END = /(?<!redditi)[ /]\{[my]\}$/

/** The title with places for the years. */
export function titleOf({ form, words }: Pick<TaxLayout, 'form' | 'words'>): string {
  if (form === 'cu') return words.titleCu!
  if (form === '730') return words.title730!
  if (form === 'lohnsteuerbescheinigung') return words.titleWage!
  return form.startsWith('redditi') ? words.titlePf! : words.titleAssessment!
}

const languageOf = (form: Form) => (isGerman(form) ? 'de' : 'it')

/** @param at which layout of the run: all forms come in turn */
export function drawTaxLayout(seed: string, at: number): TaxLayout {
  const dice = diceOf(`${seed}:${at}:tax layout`),
    form = forms[at % forms.length]!
  return settled({
    story: `${seed}:${at}`,
    form,
    choices: drawChoices(dice),
    words: drawWords(languageOf(form), dice),
  })
}

/** Takes back choices that contradict each other, so that a reader always has what a person would need. */
export function settled(layout: TaxLayout): TaxLayout {
  const made = { ...layout.choices },
    { form } = layout
  if (isGerman(form)) made.language = 'own'
  if (form !== '730') made.otherColumn = 'none'
  if (made.points === 'boxes' && form !== 'cu') made.points = 'lines'
  if (form === 'redditi_pf' || form === 'redditi_pf, flat rate') {
    made.numbers = 'plain'
    made.numbering = 'as usual'
  }
  // Digits in boxes and small cents are how the two Italian returns are filled in.
  const isReturn = form === '730' || form.startsWith('redditi')
  if (!isReturn && (made.euros === 'digits in boxes' || made.euros.endsWith('small'))) made.euros = '1.234,00'
  // A bare number is told from a box number by its column's heading alone.
  if (isReturn && made.euros === '1234') made.euros = '1234,00'
  if (made.cents === 'columns of their own' && form !== 'lohnsteuerbescheinigung') made.cents = '1.234,56'
  // Only a year at the end of a title can be left out of it.
  if (made.year === 'on a line of its own' && !YEAR_AT_END.test(titleOf(layout))) made.year = 'in both'
  return { ...layout, choices: made }
}

/** What of a layout is not plain: `numbers: none`, `word taxable: Imponibile`. */
export function oddities({ form, choices: made, words }: TaxLayout): string[] {
  const plain = settled({ story: '', form, choices: plainChoices(), words: plainWords(languageOf(form)) })
  return [
    form,
    ...choiceNames.filter((name) => made[name] !== plain.choices[name]).map((name) => `${name}: ${made[name]}`),
    ...conceptsIn(words)
      .filter((concept) => words[concept] !== plain.words[concept])
      .map((one) => `word ${one}: ${words[one]}`),
  ]
}

const conceptsIn = (words: Words) => Object.keys(words) as (keyof Words)[]

/** All options of all choices, for the table of rates. */
export const optionsOf = (layout: TaxLayout): string[] => [
  `form: ${layout.form}`,
  ...choiceNames.map((name) => `${name}: ${layout.choices[name]}`),
]

/** Layouts that are plainer by one step, the largest step first. */
export function* plainer(layout: TaxLayout): Generator<TaxLayout> {
  const plain = plainChoices(),
    words = plainWords(languageOf(layout.form))
  yield { ...layout, words }
  for (const name of choiceNames)
    if (layout.choices[name] !== plain[name])
      yield settled({ ...layout, choices: { ...layout.choices, [name]: plain[name] } })
  for (const concept of conceptsIn(words))
    if (layout.words[concept] !== words[concept])
      yield { ...layout, words: { ...layout.words, [concept]: words[concept]! } }
}
