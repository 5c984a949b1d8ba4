/** Amounts as a layout writes them. */
import type { Cents } from '@attesta/domain/money.ts'
import type { Layout } from '../layout.ts'

type Part = 'number' | 'signs' | 'currencyMark'
export type Spelling = { language: Layout['language']; choices: Pick<Layout['choices'], Part> }

const SEPARATORS: Record<Layout['choices']['number'], [thousands: string, decimal: string]> = {
  '1.234,56': ['.', ','],
  '1234,56': ['', ','],
  "1'234.56": ["'", '.'],
  '1 234,56': [' ', ','],
  '1\u202f234,56': ['\u202f', ','],
  '1,234.56': [',', '.'],
}

/** Without sign and currency. */
export function figure(cents: Cents, number: Layout['choices']['number']): string {
  const [thousands, decimal] = SEPARATORS[number],
    digits = String(Math.abs(cents)).padStart(3, '0')
  return `${digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, thousands)}${decimal}${digits.slice(-2)}`
}

const LETTERS = { it: ['D', 'A'], de: ['S', 'H'], en: ['DR', 'CR'] } as const
/** The letter of a debit or a credit. */
export const letterOf = (cents: Cents, language: Layout['language']): string => LETTERS[language][cents < 0 ? 0 : 1]

const MARKS = { EUR: '€', GBP: '£', CHF: 'CHF' } as const

export function marked(text: string, currency: keyof typeof MARKS, mark: Layout['choices']['currencyMark']): string {
  if (mark === 'after, code') return `${text} ${currency}`
  if (mark === 'after, sign') return `${text} ${MARKS[currency]}`
  return mark === 'before, sign' ? `${MARKS[currency]} ${text}` : text
}

/**
 * An amount with its sign, as the one column or a balance shows it; by colour and in a column of letters it has none.
 */
export function signed(cents: Cents, { language, choices: { number, signs } }: Spelling): string {
  const plain = figure(cents, number),
    isDebit = cents < 0
  const spelt: Record<Layout['choices']['signs'], string> = {
    minus: isDebit ? `-${plain}` : plain,
    'trailing minus': isDebit ? `${plain}-` : plain,
    'trailing plus or minus': `${plain}${isDebit ? '-' : '+'}`,
    'plus or minus': `${isDebit ? '-' : '+'}${plain}`,
    'detached minus': isDebit ? `- ${plain}` : `+ ${plain}`,
    'true minus': isDebit ? `\u2212${plain}` : plain,
    'trailing letter': `${plain} ${letterOf(cents, language)}`,
    'leading letter': `${letterOf(cents, language)} ${plain}`,
    'letter column': plain,
    brackets: isDebit ? `(${plain})` : plain,
    colour: plain,
  }
  return spelt[signs]
}

/**
 * A balance: where rows show their side by colour or in a column of its own, a balance below zero still has its minus.
 */
export function balance(cents: Cents, { language, choices }: Spelling): string {
  const bare = ['letter column', 'colour'].includes(choices.signs)
  return signed(cents, { language, choices: bare ? { ...choices, signs: 'minus' } : choices })
}
