/** Every bank's statement for an invented holder: one to three months, now and then overdrawn. */
import { type Day, addMonths, monthOf } from '@attesta/domain/day.ts'
import type { Person } from '@attesta/domain/examples/person.ts'
import { germanIban, italianIban } from '../draw/iban.ts'
import { type Statement, statementOf } from '../life/ledger.ts'
import type { Drawing } from '../documents/drawing.ts'
import type { StatementLayout } from '../documents/statement-layout.ts'
import { statementLayouts } from '../documents/statement-layouts.ts'
import { variedLayout } from '../documents/statement-varied.ts'
import { diceOf } from '../random.ts'
import { statementDocument } from '../statements-of.ts'

const MAX_MONTHS = 3

/** The statement that a person whose only account is with this bank gets; the months up to the last full one. */
export function statementAt(
  { country, bankCode, monthly = false }: StatementLayout,
  person: Person,
  today: Day,
  seed: number,
): Statement {
  const dice = diceOf(`${seed}:account:${bankCode}:${person.id}`),
    last = addMonths(monthOf(today), -1),
    first = addMonths(last, 1 - (monthly ? 1 : dice.between(1, MAX_MONTHS)))
  const number = String(dice.between(1, 999_999_999))
  const iban =
    country === 'IT'
      ? italianIban(bankCode, '01600', number.padStart(12, '0'))
      : germanIban(bankCode, number.padStart(10, '0'))
  return statementOf(person, { ...person.accounts[0]!, iban }, { since: first, first, last }, seed)
}

const drawingOf = (layoutFor: (person: Person, seed: number) => StatementLayout, country: 'IT' | 'DE'): Drawing => ({
  country,
  documentsOf: (person, today, seed) => {
    const layout = layoutFor(person, seed)
    return [statementDocument(layout, statementAt(layout, person, today, seed), 'estratto-conto')]
  },
})

const THROWS = ['first', 'second', 'third'] as const

export const statementDrawings: Record<string, Drawing> = {
  ...Object.fromEntries(
    Object.entries<StatementLayout>(statementLayouts).map(([name, layout]) => [
      name,
      drawingOf(() => layout, layout.country),
    ]),
  ),
  ...Object.fromEntries(
    THROWS.map((which) => [
      `${which} throw of the dice`,
      drawingOf((person, seed) => variedLayout(diceOf(`${seed}:${which}:${person.id}`)), 'IT'),
    ]),
  ),
}
