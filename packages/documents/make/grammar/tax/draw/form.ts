/** What all parts of a tax form are drawn with. */
import type { Cents } from '@attesta/domain/money.ts'
import type { Canvas } from '../../draw/canvas.ts'
import { figure } from '../../spell/money.ts'
import southTyrol from '../dictionaries/south-tyrol.json' with { type: 'json' }
import type { TaxLayout } from '../layout.ts'
import type { TaxStory } from '../story.ts'
import type { Words } from '../words.ts'

export interface Form {
  layout: TaxLayout
  canvas: Canvas
  story: TaxStory
}

/** A numbered point of a form: a sum of money, or a word. */
export interface Point {
  /** As the form counts them: `21`, `RN4`; empty where it does not. */
  mark: string
  concept: keyof Words
  cents: Cents | null
  text?: string
  /** Of the other person of a couple's form. */
  other?: Cents
  /** What the line is made of, in boxes before its own. */
  parts?: readonly (readonly [concept: keyof Words, cents: Cents])[]
}

export interface Section {
  heading: keyof Words
  points: readonly Point[]
}

/** A wording with its years, and in the second language of the country's north. @returns lines of print */
export function labelOf({ layout: { words, choices }, story: { year } }: Form, concept: keyof Words): string[] {
  const own = withYears(words[concept] ?? '', year),
    label = choices.capitals === 'labels in capitals' ? own.toUpperCase() : own
  const second = choices.language === 'two languages' ? (southTyrol as Words)[concept] : undefined
  return second ? [label, second] : [label]
}

/** The year of the income, and of the model, which is the next. */
export const withYears = (text: string, year: number): string =>
  text.replace('{y}', String(year)).replace('{m}', String(year + 1))

/** Whole euros, or euros and cents, in the layout's way; digits in boxes and columns are set apart by who draws. */
export function spellMoney({ layout: { choices, form } }: Form, cents: Cents): string {
  if (form === 'cu' || form === 'lohnsteuerbescheinigung')
    return figure(cents, choices.cents === '1234,56' ? '1234,56' : '1.234,56')
  const spelt = figure(cents, choices.euros.startsWith('1.') ? '1.234,56' : '1234,56')
  const isWithCents = choices.euros === '1.234,00' || choices.euros === '1234,00'
  return `${cents < 0 ? '-' : ''}${isWithCents ? spelt : spelt.slice(0, -3)}`
}

/** Words of a label in lines no wider than this. */
export function wrapped({ canvas }: Form, texts: readonly string[], width: number, size: number): string[] {
  return texts.flatMap((text) => {
    const lines: string[] = []
    for (const word of text.split(' ')) {
      const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
      if (lines.length > 0 && canvas.widthOf(longer, { size }) <= width) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines
  })
}
