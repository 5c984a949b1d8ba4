/** A report says the same whatever order its documents, their accounts and bookings stand in. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EvidenceDocument } from '../facts/evidence-document.ts'
import type { ParseResult } from '../facts/parse-result.ts'
import { document, giulia } from '../testing/giulia.ts'
import { identity, line, payslip, statement, taxDocument, workContract } from '../testing/documents.ts'
import { propertyRuns } from '../testing/property-runs.ts'
import { giuliaFacts } from '../testing/report-facts.ts'
import { assembleRentReport } from './assemble-rent.ts'
import { goldenFacts } from './golden/people.ts'
import type { ReportFacts } from './report-facts.ts'

/** A document's number is its place in the list. */
const byPlace = new Set(['number'])

/** The same for two reports that differ in the order of their lists alone. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !byPlace.has(name))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, sorted(one)]),
  )
}

/** A fixed shuffle for each seed. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = seed
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648)
  return items
    .map((item) => ({ item, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

const inOtherOrder = (documents: readonly EvidenceDocument[], seed: number): EvidenceDocument[] =>
  shuffled(documents, seed).map((one) =>
    one.result.bank_statement === undefined || one.result.trace !== undefined
      ? one
      : {
          ...one,
          result: {
            ...one.result,
            bank_statement: {
              accounts: shuffled(one.result.bank_statement.accounts, seed + 1).map((account) => ({
                ...account,
                transactions: shuffled(account.transactions, seed + 2),
              })),
            },
          },
        },
  )

const shuffledFacts = (facts: ReportFacts, seed: number): ReportFacts => ({
  ...facts,
  applicant: { ...facts.applicant, documents: inOtherOrder(facts.applicant.documents, seed) },
})

/** The report in the order that was given, and in another. */
const inBothOrders = (assemble: typeof assembleRentReport, facts: ReportFacts, seed: number) =>
  [facts, shuffledFacts(facts, seed)].map((some) => sorted(assemble(some)))

describe('in another order', { tags: ['B3-report'] }, () => {
  test.each(Object.entries(goldenFacts))('the report of %s says the same', (_, [assemble, facts]) => {
    for (const seed of [1, 2, 3]) {
      const [given, other] = inBothOrders(assemble, facts, seed)
      expect(other).toEqual(given)
    }
  })

  const month = fc.constantFrom('2026-08' as const, '2026-09' as const, '2026-10' as const)
  const wording = fc.constantFrom(
    'BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: OFFICINE LOMBARDE SRL STIPENDIO',
    'BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: GRAFICA TICINESE SPA STIPENDIO',
    'BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: OFFICINE LOMBARDE SRL',
    'BONIFICO A FAVORE DI ROSSI MARIO CANONE LOCAZIONE',
    'BONIFICO A FAVORE DI CONTI ANNA CANONE LOCAZIONE',
    'BONIFICO A FAVORE DI CONTI ANNA',
    'BONIFICO DA ROSSI MARIO',
    'BONIFICO DA CONTI ANNA',
    'ADDEBITO SDD AGOS DUCATO SPA RATA PRESTITO',
    'STORNO BONIFICO',
    'BONIFICO DA GIULIA BIANCHI GIROCONTO',
    'BONIFICO A FAVORE DI GIULIA BIANCHI GIROCONTO',
    'ACCREDITO PENSIONE INPS',
  )
  // Few days and amounts, so that many bookings tie.
  const cents = fc.constantFrom('1800.00', '1850.00', '-1800.00', '-1850.00', '-650.00', '650.00', '3600.00', '-900.00')
  const booking = fc
    .tuple(month, fc.constantFrom('10', '27'), wording, cents)
    .map(([of, day, text, amount]) => line(`${of}-${day}`, text, amount))
  const bankOf = fc
    .tuple(month, month, fc.boolean(), fc.array(booking, { maxLength: 12 }), fc.constantFrom('123456', '123457'))
    .map(([a, b, reconciled, transactions, number]) =>
      statement(a < b ? a : b, a < b ? b : a, {
        reconciled,
        iban: `IT60X0542811101000000${number}`,
        opening_balance: '1000.00',
        transactions,
      }),
    )
  const employer = fc.constantFrom('Officine Lombarde S.r.l.', 'Grafica Ticinese S.p.A.', null)
  const slip = fc
    .tuple(month, fc.constantFrom('1800.00', '1850.00'), employer, fc.constantFrom('2019-05-02', '2024-01-01'))
    .map(([of, net, by, hired_on]) => payslip(of, net, { employer: by, hired_on }))
  const tax = fc
    .tuple(fc.constantFrom(2024, 2025), fc.constantFrom('24011.00', '19000.00', null))
    .map(([tax_year, net_income]) => taxDocument({ form: 'redditi_pf', tax_year, net_income }))
  const contract = fc
    .tuple(fc.constantFrom('2019-05-02', '2024-01-01'), fc.constantFrom(null, '2027-01-31'))
    .map(([starts_on, ends_on]) =>
      workContract({
        employer: 'Officine Lombarde S.r.l.',
        employee: 'BIANCHI GIULIA',
        contract_type: 'fixed_term',
        starts_on,
        ends_on,
      }),
    )
  const card = fc.constantFrom('CA12345AB', 'CA99999ZZ').map((number) => identity({ number }))

  const copyOf = ({ payslip: slip, bank_statement: bank, ...rest }: ParseResult) =>
    JSON.stringify(
      slip
        ? [slip.period, slip.net, slip.employer]
        : bank
          ? bank.accounts.map(({ iban, period, transactions }) => [
              iban,
              period,
              transactions.map(({ booked_on, amount }) => `${booked_on} ${amount}`).sort(),
            ])
          : rest,
    )

  test('any documents say the same', () => {
    fc.assert(
      fc.property(
        // Of two copies the one that was handed in first counts.
        fc.uniqueArray(fc.oneof(bankOf, slip, slip, tax, contract, card), {
          minLength: 2,
          maxLength: 7,
          selector: copyOf,
        }),
        fc.constantFrom('Employed' as const, 'Self-employed' as const),
        fc.integer({ min: 1, max: 10_000 }),
        (results, employmentStatus, seed) => {
          const documents = results.map((result, at) => document(`p${at}`, result))
          const [given, other] = inBothOrders(
            assembleRentReport,
            { ...giuliaFacts, applicant: { ...giulia, employmentStatus, documents } },
            seed,
          )
          expect(other).toEqual(given)
        },
      ),
      { numRuns: propertyRuns(150), endOnFailure: true },
    )
  })
})
