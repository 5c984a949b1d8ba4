import { describe, expect, test } from 'vitest'
import type { RentReport, TraceRef } from '@attesta/contract/report.ts'
import { golden } from './golden/people.ts'
import { proofChain } from './proof-chain.ts'

const { documents, trace } = golden.employed
const shown = (inputs: readonly TraceRef[], listed: RentReport['documents'] = documents) =>
  proofChain({ inputs: [...inputs] }, listed).map(({ input, agreement }) => [
    listed.find(({ id }) => id === input.document_id)!.type,
    input.when,
    agreement && [agreement.key, ...Object.values(agreement.params)].join(' '),
  ])
const net = trace.employment_income!.inputs
const booking = (when: string, value: string, rest: Partial<TraceRef> = {}): TraceRef => ({
  ...net.find(({ label }) => label === 'Report.Trace.booking')!,
  when,
  value,
  ...rest,
})
const [slip] = net.filter(({ when }) => when === '2026-10')

describe('the evidence of an income', () => {
  test('goes from each month’s payslip to its payment, then to the year’s certificate', () =>
    expect(shown(net)).toEqual([
      ['payslip', '2026-08', null],
      ['bank_statement', '2026-08-27', 'Report.Proof.Agrees 2026-08'],
      ['payslip', '2026-09', null],
      ['bank_statement', '2026-09-27', 'Report.Proof.Agrees 2026-09'],
      ['payslip', '2026-10', null],
      ['bank_statement', '2026-10-27', 'Report.Proof.Agrees 2026-10'],
      ['cud', '2025', 'Report.Proof.SameEmployer Officine Lombarde S.r.l.'],
    ]))

  test('does not depend on the order in which the values were found', () =>
    expect(shown(net.toReversed())).toEqual(shown(net)))

  test('tells by how much a payment differs, by a cent too', () =>
    expect(shown([slip!, booking('2026-10-27', '1852.79')])[1]).toEqual([
      'bank_statement',
      '2026-10-27',
      'Report.Proof.Differs 2026-10 0.01',
    ]))

  test.each([
    ['early in the next month', '2026-11-10', 'Report.Proof.Agrees 2026-10'],
    ['too late in the next month', '2026-11-25', null],
    ['before the month', '2026-09-28', null],
  ])('a payment %s is compared with the payslip or stands alone', (_, when, said) =>
    expect(shown([slip!, booking(when, '1852.80')])[1]).toEqual(['bank_statement', when, said]),
  )

  test('of two payments of a month the nearer one is the pay', () =>
    expect(shown([slip!, booking('2026-10-02', '300.00'), booking('2026-10-27', '1852.80')])).toEqual([
      ['payslip', '2026-10', null],
      ['bank_statement', '2026-10-27', 'Report.Proof.Agrees 2026-10'],
      ['bank_statement', '2026-10-02', null],
    ]))

  test.each([
    ['OFFICINE LOMBARDE SRL', 'Report.Proof.SameEmployer OFFICINE LOMBARDE SRL'],
    ['Panificio Verdi', 'Report.Proof.OtherEmployer Panificio Verdi'],
    [null, null],
  ])('the certificate of %s', (issuer, said) => {
    const listed = documents.map((document) => (document.type === 'cud' ? { ...document, issuer } : document))
    expect(shown(net, listed).at(-1)).toEqual(['cud', '2025', said])
  })
})

test('a cost of every month says that it is the same amount', () =>
  expect(shown(trace.actual_monthly_rent!.inputs).map(([, , said]) => said)).toEqual([
    null,
    'Report.Proof.Same 2026-08-03',
    'Report.Proof.Same 2026-09-03',
  ]))

test('what was only said, came by a connection or stands on no page is no step', () => {
  expect(shown(trace.rent!.inputs)).toEqual([])
  expect(shown(golden.pensionerByConnection.trace.net_income!.inputs, golden.pensionerByConnection.documents)).toEqual(
    [],
  )
  expect(
    shown(
      [{ ...slip!, page: null }],
      documents.map((document) => ({ ...document, pages: 3 })),
    ),
  ).toEqual([])
})
