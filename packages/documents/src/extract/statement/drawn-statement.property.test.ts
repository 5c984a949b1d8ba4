/** Random bookings in random layouts, drawn as PDFs and read back: no reader is written for any of them. */
import { expect, test } from 'vitest'
import { addDays, dayNumber, firstDay, fromDayNumber, lastDay } from '@attesta/domain/day.ts'
import { juergenWeiss, marcoRossi } from '@attesta/domain/examples/sample-applicants.ts'
import { decimal } from '@attesta/domain/money.ts'
import type { Account } from '@attesta/domain/facts/parse-result.ts'
import type { BookingKind, Row, Statement } from '../../../make/life/ledger.ts'
import { statementTruth } from '../../../make/documents/statement-layout.ts'
import { variedLayout } from '../../../make/documents/statement-varied.ts'
import { diceOf, type Dice } from '../../../make/random.ts'
import { drawStatement } from '../../../make/statements-of.ts'
import { germanIban, italianIban } from '../../../make/draw/iban.ts'
import { readFile } from '../../read/read-file.ts'
import { extractStatement } from './statement.ts'

const TODAY = '2027-02-10',
  LAYOUTS = 60
const OUT: readonly BookingKind[] = ['direct_debit', 'standing_order', 'card', 'cash', 'fee', 'transfer_out'],
  IN: readonly BookingKind[] = ['salary', 'transfer_in']

/** Bookings of two months around New Year; the same amount twice, money given back and large sums among them. */
function statementOf(dice: Dice, country: 'IT' | 'DE', bankCode: string): Statement {
  const person = country === 'IT' ? marcoRossi : juergenWeiss,
    number = String(dice.between(1, 999_999_999))
  const iban =
    country === 'IT'
      ? italianIban(bankCode, '01600', number.padStart(12, '0'))
      : germanIban(bankCode, number.padStart(10, '0'))
  const from = firstDay('2026-12'),
    to = lastDay('2027-01'),
    opening = dice.between(-90_000, 1_500_000),
    span = dayNumber(to) - dayNumber(from)
  const days = Array.from({ length: dice.between(4, 32) }, () => dice.between(0, span)).sort((a, b) => a - b)
  let balance = opening,
    twice = 0
  const rows = days.map((offset): Row => {
    const isIn = dice.fraction() < 0.25,
      size =
        dice.fraction() < 0.2 && twice > 0
          ? twice
          : dice.pick([dice.between(1, 999), dice.between(1000, 99_999), dice.between(100_000, 2_500_000)]),
      bookedOn = fromDayNumber(dayNumber(from) + offset)
    twice = size
    balance += isIn ? size : -size
    return {
      bookedOn,
      valueOn: addDays(bookedOn, dice.between(-2, 1)),
      kind: dice.pick(isIn ? IN : OUT),
      party: dice.pick(['ROSSI SRL', 'Müller & Co', 'ENI STATION', 'LIDL', '']),
      purpose: dice.pick(['FATT. 12/2026', 'RIF 4471', 'CANONE', 'Bestellung 77-1', 'MILANO']),
      amount: isIn ? size : -size,
      balance,
    }
  })
  return { person, account: { ...person.accounts[0]!, iban }, from, to, opening, closing: balance, rows }
}

const figures = (accounts: readonly Account[] | undefined) =>
  accounts?.map((account) => ({
    opening: account.opening_balance,
    closing: account.closing_balance,
    rows: account.transactions.map((row) => [row.booked_on, row.amount]),
  }))

async function read(layout: ReturnType<typeof variedLayout>, statement: Statement): Promise<Account[] | undefined> {
  const file = await readFile(await drawStatement(layout, statement), () => {})
  return extractStatement(file.pages, { today: TODAY, applicant: null, source: 'text' })?.section.accounts
}

const thrown = Array.from({ length: LAYOUTS }, (_, seed) => ({
  seed,
  country: seed % 2 === 0 ? ('IT' as const) : ('DE' as const),
}))
/** A fall below this is a defect, as a wrong proof is. */
const PROVEN_FLOOR = 0.95
const PATIENCE = 120_000

test(
  'what is called reconciled is what was drawn, and most is',
  async () => {
    let proven = 0
    for (const { seed, country } of thrown) {
      const dice = diceOf(`property:${seed}`),
        layout = variedLayout(dice, country),
        statement = statementOf(dice, country, layout.bankCode)
      const accounts = await read(layout, statement)
      if (accounts?.[0]?.reconciled !== true) continue
      proven++
      expect(figures(accounts), `throw ${seed}`).toEqual(
        figures(statementTruth(layout, statement).bank_statement!.accounts),
      )
    }
    expect(proven / thrown.length).toBeGreaterThanOrEqual(PROVEN_FLOOR)
  },
  PATIENCE,
)

test.each(thrown)('throw $seed ($country): no changed amount is called reconciled', async ({ seed, country }) => {
  const dice = diceOf(`change:${seed}`),
    layout = variedLayout(dice, country),
    statement = statementOf(dice, country, layout.bankCode)
  const at = dice.between(0, statement.rows.length - 1),
    more = dice.between(1, 60_000)
  const changed = {
    ...statement,
    rows: statement.rows.map((row, index) =>
      index === at ? { ...row, amount: row.amount + Math.sign(row.amount) * more } : row,
    ),
  }
  const accounts = await read(layout, changed)
  for (const account of accounts ?? [])
    expect(account.reconciled, `${decimal(statement.rows[at]!.amount)} raised by ${decimal(more)}`).not.toBe(true)
})
