import { propertyRuns } from '../testing/property-runs.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rentReport } from '@attesta/contract/report.ts'
import type { EvidenceDocument } from '../facts/evidence-document.ts'
import { decimal } from '../money.ts'
import { identity, line, payslip, statement, taxDocument } from '../testing/documents.ts'
import { giulia, document } from '../testing/giulia.ts'
import { giuliaFacts } from '../testing/report-facts.ts'
import { assembleRentReport } from './assemble-rent.ts'
import { golden, goldenFacts } from './golden/people.ts'
import type { ReportFacts } from './report-facts.ts'

const sumsClose = fc.constantFrom(true, false, null)
const month = fc.constantFrom('2026-06', '2026-07', '2026-08', '2026-09', '2026-10')
const amount = fc.integer({ min: 1, max: 900_000 })
const wording = fc.constantFrom(
  'BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: OFFICINE LOMBARDE SRL STIPENDIO',
  'ACCREDITO PENSIONE INPS',
  'BONIFICO A FAVORE DI ROSSI MARIO CANONE LOCAZIONE',
  'ADDEBITO SDD AGOS DUCATO SPA RATA PRESTITO',
  'PAGAMENTO POS ESSELUNGA',
  'BONIFICO DA ANNA GALLO',
  'BONIFICO DA GIULIA BIANCHI GIROCONTO',
)
const booking = fc
  .tuple(month, fc.integer({ min: 10, max: 28 }), wording, fc.integer({ min: -300_000, max: 300_000 }))
  .map(([of, day, text, cents]) => line(`${of}-${day}`, text, decimal(cents)))
const holders = fc.constantFrom<string[]>(['GIULIA BIANCHI'], ['GIULIA BIANCHI', 'LUCA FERRARI'], [], ['MARCO RUSSO'])

const anyDocument: fc.Arbitrary<ReturnType<typeof payslip>> = fc.oneof(
  fc.tuple(month, amount, sumsClose).map(([of, net, reconciled]) => payslip(of, decimal(net), { reconciled })),
  fc
    .tuple(month, month, sumsClose, fc.array(booking, { maxLength: 12 }), holders, fc.option(amount))
    .map(([a, b, reconciled, transactions, names, opening]) =>
      statement(a < b ? a : b, a < b ? b : a, {
        reconciled,
        transactions,
        holders: names,
        opening_balance: opening === null ? null : decimal(opening),
      }),
    ),
  fc
    .tuple(fc.constantFrom('cu' as const, 'redditi_pf' as const), fc.option(amount), sumsClose)
    .map(([form, net, reconciled]) =>
      taxDocument({ form, reconciled, net_income: net === null ? null : decimal(net) }),
    ),
  fc.constant(identity()),
)

const facts: fc.Arbitrary<ReportFacts> = fc
  .record({
    documents: fc.array(anyDocument, { maxLength: 7 }),
    employmentStatus: fc.constantFrom('Employed' as const, 'Self-employed' as const, 'Unemployed' as const),
    paychecksPerYear: fc.constantFrom(null, 12 as const, 13 as const, 14 as const),
    rent: fc.option(amount),
    currentRent: fc.option(amount),
  })
  .map(({ documents, employmentStatus, paychecksPerYear, rent, currentRent }) => ({
    ...giuliaFacts,
    listing: rent === null ? null : { ...giuliaFacts.listing!, rent },
    applicant: {
      ...giulia,
      employmentStatus,
      paychecksPerYear,
      currentRent,
      documents: documents.map((result, index): EvidenceDocument => document(`p${index}`, result)),
    },
  }))

/** Does the arithmetic of the document itself close? */
const closes = ({ result }: EvidenceDocument) =>
  result.payslip?.reconciled === true ||
  result.tax_document?.reconciled === true ||
  (result.bank_statement?.accounts.every(({ reconciled }) => reconciled === true) ?? false)

test('a figure is proven only when every document that it rests on adds up', { tags: ['C-weakest-input'] }, () => {
  fc.assert(
    fc.property(facts, (some) => {
      const open = new Set(some.applicant.documents.filter((one) => !closes(one)).map(({ id }) => id))
      const claimed = Object.entries(assembleRentReport(some).trace)
        .filter(([, figure]) => figure?.state === 'proven')
        .flatMap(([id, figure]) =>
          figure!.inputs.filter(({ document_id }) => document_id !== null && open.has(document_id)).map(() => id),
        )
      expect(claimed).toEqual([])
    }),
    { numRuns: propertyRuns(150) },
  )
})

const strength = { proven: 3, consistent: 2, declared: 1, unknown: 0 }

/** Ways in which what a document shows stands worse, its values untouched. */
const weakenings: readonly [string, (document: EvidenceDocument) => EvidenceDocument][] = [
  [
    'its sums do not close',
    (one) => ({
      ...one,
      result: {
        ...one.result,
        ...(one.result.payslip && { payslip: { ...one.result.payslip, reconciled: false } }),
        ...(one.result.tax_document && { tax_document: { ...one.result.tax_document, reconciled: false } }),
        ...(one.result.bank_statement && {
          bank_statement: {
            accounts: one.result.bank_statement.accounts.map((account) => ({ ...account, reconciled: false })),
          },
        }),
      },
    }),
  ],
  ['a blocker stands against it', (one) => ({ ...one, isDoubted: true })],
]

describe.each(Object.entries(goldenFacts))('the figures of %s', (name, [assemble, some]) => {
  const before = golden[name as keyof typeof golden].trace
  test.each(weakenings)('stand no better when of any document %s', { tags: ['C-weakest-input'] }, (_, weaken) => {
    for (const { id } of some.applicant.documents) {
      const documents = some.applicant.documents.map((one) => (one.id === id ? weaken(one) : one))
      const after = assemble({ ...some, applicant: { ...some.applicant, documents } }).trace
      for (const [figure, { state, inputs, value }] of Object.entries(after)) {
        const was = before[figure as keyof typeof before]!
        expect(value, figure).toBe(was.value)
        expect(strength[state], `${figure} by ${id}`).toBeLessThanOrEqual(strength[was.state])
        if (weaken === weakenings[1]![1] && inputs.some(({ document_id }) => document_id === id))
          expect(strength[state], `${figure} by ${id}`).toBeLessThanOrEqual(strength.declared)
      }
    }
  })
  test('are at most declared where one of their inputs is', () => {
    const tooStrong = Object.entries(before).filter(
      ([, { state, inputs }]) =>
        strength[state] > strength.declared &&
        inputs.some(({ document_id, shown_by }) => document_id === null && shown_by === undefined),
    )
    expect(tooStrong.map(([id]) => id)).toEqual([])
  })
})

/** The documents of the applicant, the co-applicants and the guarantors, each changed or left as it is. */
function withDocuments(some: ReportFacts, change: (document: EvidenceDocument, at: number) => EvidenceDocument) {
  let at = 0
  const changed = <T extends { documents: readonly EvidenceDocument[] }>(applicant: T): T => ({
    ...applicant,
    documents: applicant.documents.map((one) => change(one, at++)),
  })
  const all = (people: ReportFacts['coApplicants']) =>
    people.map((one) => ({ ...one, applicant: one.applicant && changed(one.applicant) }))
  return {
    ...some,
    applicant: changed(some.applicant),
    coApplicants: all(some.coApplicants),
    guarantors: all(some.guarantors),
  }
}

test.each(Object.entries(goldenFacts))(
  'no figure of %s is surer whichever documents of the household stand worse',
  (_, [assemble, some]) => {
    const before = assemble(some).trace
    fc.assert(
      fc.property(fc.array(fc.constantFrom(null, 0, 1), { minLength: 40, maxLength: 40 }), (ways) => {
        const weaker = withDocuments(some, (one, at) => weakenings[ways[at] ?? -1]?.[1](one) ?? one)
        const surer = Object.entries(assemble(weaker).trace).filter(
          ([id, { state }]) => strength[state] > strength[before[id as keyof typeof before]!.state],
        )
        expect(surer.map(([id]) => id)).toEqual([])
      }),
      { numRuns: propertyRuns(30) },
    )
  },
)

test('any documents make a whole report, and the same facts the same one', { tags: ['B3-report'] }, () => {
  fc.assert(
    fc.property(facts, (some) => {
      const report = assembleRentReport(some)
      expect(rentReport.safeParse(report).success).toBe(true)
      expect(assembleRentReport(some)).toEqual(report)
    }),
    { numRuns: propertyRuns(60) },
  )
})

test('affordable rents stand in order, never below zero, and unknown only without an income', () => {
  fc.assert(
    fc.property(facts, (some) => {
      const {
        monthly_affordability: { min, value, max },
        trace,
      } = assembleRentReport(some)
      const marks = [min, value, max].map((mark) => (mark === null ? null : Number(mark)))
      expect(marks.every((mark) => mark === null)).toBe(trace.household_net_income?.value === null)
      expect(marks.every((mark, index) => mark === null || (mark >= 0 && mark >= (marks[index - 1] ?? 0)))).toBe(true)
    }),
    { numRuns: propertyRuns(100) },
  )
})
