import { expect, test } from 'vitest'
import { payslip } from '../testing/documents.ts'
import { document, giulia } from '../testing/giulia.ts'
import { giuliaFacts } from '../testing/report-facts.ts'
import { assembleRentReport } from './assemble-rent.ts'

const months = ['2026-08', '2026-09', '2026-10']
const slips = (employer: string, net: string, gross: string | null) =>
  months.map((month) => document(`${employer} ${month}`, payslip(month, net, { employer, gross })))
const cardOf = (...documents: ReturnType<typeof slips>) =>
  assembleRentReport({ ...giuliaFacts, applicant: { ...giulia, paychecksPerYear: 12, documents } }).employment

test(
  'of two posts at once both employers are named, and their gross is added',
  { tags: ['B2-report-employment'] },
  () =>
    expect(
      cardOf(
        ...slips('Officine Lombarde S.r.l.', '950.00', '1210.00'),
        ...slips('Grafica Ticinese S.p.A.', '830.00', '1040.00'),
      ),
    ).toMatchObject({
      employer: 'Officine Lombarde S.r.l., Grafica Ticinese S.p.A.',
      monthly_income: { value: '2250.00', net_value: '1780.00' },
    }),
)

test('a month of which one payslip prints no gross tells none', { tags: ['B2-report-employment'] }, () =>
  expect(
    cardOf(
      ...slips('Officine Lombarde S.r.l.', '950.00', '1210.00'),
      ...slips('Grafica Ticinese S.p.A.', '830.00', null),
    ),
  ).toMatchObject({ monthly_income: { value: null, net_value: '1780.00' } }),
)
