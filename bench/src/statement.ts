/**
 * What a report costs whose statements list many bookings, as anyone may draw them: the processor time of four times
 * the bookings against that of the first number.
 */
import { assembleRentReport } from '@attesta/domain/report/assemble-rent.ts'
import { line, statement } from '@attesta/domain/testing/documents.ts'
import { document } from '@attesta/domain/testing/giulia.ts'
import { giuliaFacts } from '@attesta/domain/testing/report-facts.ts'
import { median } from './cost.ts'
import { claim, ms, t } from './saying.ts'

const FEW = 300,
  TIMES = 4,
  WARM_UP = 1,
  ROUNDS = 3
/** All compared with all would be 16 times. */
const MAX_GROWTH = 10

const families = ['Rossi', 'Bianchi', 'Verdi', 'Neri', 'Gallo', 'Conti', 'Greco', 'Ferrari']
const letters = (at: number): string => at.toString(26).replace(/[0-9]/g, (digit) => 'qrstuvwxyz'[Number(digit)]!)
const person = (at: number): string => `${families[at % 8]} ${letters(at >> 3)}ina`
const firm = (at: number): string => `Ditta ${letters(at)}eri SRL`
const DAYS = 92
const dayOf = (at: number): string => new Date(Date.UTC(2026, 7, 1 + (at % DAYS))).toISOString().slice(0, 10)
const amountOf = (at: number): string => `${600 + (at % 700)}.00`

/** Each booking names another: what a rule compares with all others is dear. */
const kinds: Record<string, (at: number) => readonly [text: string, amount: string]> = {
  'money from private people': (at) => [`BONIFICO DA ${person(at)}`, amountOf(at)],
  'money from and to private people': (at) =>
    at % 2 === 0 ? [`BONIFICO DA ${person(at)}`, amountOf(at)] : [`BONIFICO A ${person(at)}`, `-${amountOf(at)}`],
  'pay of many firms': (at) => [`STIPENDIO DA ${firm(at)}`, amountOf(at)],
  'pay, and money back to its firms': (at) =>
    at % 2 === 0 ? [`STIPENDIO DA ${firm(at)}`, amountOf(at)] : [`BONIFICO A ${firm(at - 1)}`, `-${amountOf(at)}`],
  'loans and their instalments': (at) =>
    at % 2 === 0 ? [`PRESTITO DA ${person(at)}`, '5000.00'] : [`RATA PRESTITO ${person(at)}`, '-500.00'],
  'money from private people, and cash': (at) =>
    at % 2 === 0 ? [`BONIFICO DA ${person(at)}`, '900.00'] : ['PRELIEVO BANCOMAT', '-900.00'],
  rents: (at) => [`AFFITTO ${person(at)}`, `-${amountOf(at)}`],
}

function costOf(kind: (at: number) => readonly [string, string], bookings: number): number {
  const transactions = Array.from({ length: bookings }, (_, at) => line(dayOf(at), ...kind(at))).toSorted((a, b) =>
    a.booked_on.localeCompare(b.booked_on),
  )
  const { applicant } = giuliaFacts
  const documents = [
    ...applicant.documents.filter(({ result }) => result.bank_statement === undefined),
    document('bank', statement('2026-08', '2026-10', { transactions })),
  ]
  const facts = { ...giuliaFacts, applicant: { ...applicant, documents } }
  const costs = Array.from({ length: WARM_UP + ROUNDS }, () => {
    const before = process.cpuUsage()
    assembleRentReport(facts)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return median(costs.slice(WARM_UP))
}

export function measureStatements(): void {
  for (const [name, kind] of Object.entries(kinds)) {
    const [few, many] = [costOf(kind, FEW), costOf(kind, FEW * TIMES)]
    t(
      `${FEW * TIMES} bookings: ${name}`,
      `${ms(many)}; with ${FEW} ${ms(few)}; ${(many / few).toFixed(1)} times; ` +
        claim(`at most ${MAX_GROWTH}`, many / few <= MAX_GROWTH),
    )
  }
}
