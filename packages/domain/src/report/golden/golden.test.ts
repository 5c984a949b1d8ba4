/** Reports of all kinds of people, worked out by hand, and the way from each of their figures back to a document. */
import { describe, expect, test } from 'vitest'
import { type FigureId, type FigureState, type PayMonthsSource, type RentReport } from '@attesta/contract/report.ts'
import { tracePlace } from '../trace-place.ts'
import { golden } from './people.ts'

const valuesOf = ({ trace }: RentReport) =>
  Object.fromEntries(Object.entries(trace).map(([id, figure]) => [id, figure!.value]))
type Figures = Partial<Record<FigureId, string | null>>

test.each<[keyof typeof golden, Figures, string, number | null]>([
  // 1847.40 × 13 ÷ 12 = 2001.35; − 142.50 loan = 1858.85; 620 ÷ 2001.35 = 30.98 %
  [
    'employed',
    {
      net_income: '2001.35',
      committed_costs: '142.50',
      residual: '1858.85',
      affordable_rent_min: '557.66',
      affordable_rent: '619.62',
      affordable_rent_max: '743.54',
      deposit_cover: '1860.00',
    },
    'WithinMax',
    31,
  ],
  // tax form 26,400 ÷ 12 = 2200.00; account (6 × 3000 − 6 × 600) ÷ 6 = 2400.00; the lower counts. The rent ends; taxes
  // are taken off the income and no cost. 700 ÷ 2200 = 31.82 %
  [
    'selfEmployed',
    {
      net_income: '2200.00',
      self_employed_income: '2200.00',
      recurrent_costs: '800.00',
      committed_costs: '0.00',
      residual: '2200.00',
      affordable_rent_min: '660.00',
      affordable_rent: '733.33',
      affordable_rent_max: '880.00',
    },
    'WithinValue',
    31.8,
  ],
  // 600 from home, three months in a row, declared; the guarantor's 2001.35 are never added. 350 ÷ 600 = 58.33 %
  [
    'studentWithGuarantor',
    {
      net_income: '600.00',
      other_income: '600.00',
      residual: '600.00',
      affordable_rent_min: '180.00',
      affordable_rent: '200.00',
      affordable_rent_max: '240.00',
    },
    'AboveMax',
    58.3,
  ],
  // 1250 pension − 100 loan = 1150; 380 ÷ 1250 = 30.4 %
  [
    'pensionerByConnection',
    {
      net_income: '1250.00',
      committed_costs: '100.00',
      residual: '1150.00',
      affordable_rent_min: '345.00',
      affordable_rent: '383.33',
      affordable_rent_max: '460.00',
    },
    'WithinValue',
    30.4,
  ],
  // 2001.35 + 120 let out = 2121.35; − 142.50 = 1978.85; 620 ÷ 2121.35 = 29.23 %
  [
    'mixed',
    {
      net_income: '2121.35',
      other_income: '120.00',
      residual: '1978.85',
      affordable_rent_min: '593.66',
      affordable_rent: '659.62',
      affordable_rent_max: '791.54',
    },
    'WithinValue',
    29.2,
  ],
  // 2001.35 + 1500.00 = 3501.35; − 142.50 = 3358.85 (Luca handed in no statement); 620 ÷ 3501.35 = 17.71 %
  [
    'couple',
    {
      net_income: '2001.35',
      household_net_income: '3501.35',
      household_committed_costs: '142.50',
      residual: '3358.85',
      affordable_rent_min: '1007.66',
      affordable_rent: '1119.62',
      affordable_rent_max: '1343.54',
    },
    'WithinMin',
    17.7,
  ],
  ['coApplicantNotFinished', { household_net_income: '2001.35', residual: '1858.85' }, 'WithinMax', 31],
  // as employed; 850 ÷ 2001.35 = 42.47 %
  [
    'withGuarantor',
    { household_net_income: '2001.35', residual: '1858.85', affordable_rent_max: '743.54', deposit_cover: '2550.00' },
    'AboveMax',
    42.5,
  ],
  // 2400 × 12 ÷ 12; the rent of 745 ends; 810 ÷ 2400 = 33.75 %
  [
    'german',
    {
      net_income: '2400.00',
      recurrent_costs: '745.00',
      committed_costs: '0.00',
      residual: '2400.00',
      affordable_rent_min: '720.00',
      affordable_rent: '800.00',
      affordable_rent_max: '960.00',
    },
    'WithinMax',
    33.8,
  ],
  // ⅓ × 2001.35 − 142.50 = 524.62; × 133.377732 (15 years) = 69,972.63
  [
    'mortgageSustainable',
    {
      sustainable_instalment: '524.62',
      sustainable_mortgage: '69972.63',
      mortgage_loan: '60000.00',
      mortgage_instalment: '449.85',
      down_payment: '40000.00',
    },
    'Unknown',
    null,
  ],
  // × 204.491812 (30 years, the longest) = 107,280.49; 240,000 ÷ 204.491812 = 1173.64
  [
    'mortgageNotSustainable',
    {
      sustainable_instalment: '524.62',
      sustainable_mortgage: '107280.49',
      mortgage_loan: '240000.00',
      mortgage_instalment: '1173.64',
      down_payment: '10000.00',
    },
    'Unknown',
    null,
  ],
  // one payslip of 1600 × 12 ÷ 12, the account shows the same; nothing committed. 500 ÷ 1600 = 31.25 %
  [
    'newJobByContract',
    {
      net_income: '1600.00',
      payslip_income: '1600.00',
      residual: '1600.00',
      affordable_rent_min: '480.00',
      affordable_rent: '533.33',
      affordable_rent_max: '640.00',
    },
    'WithinValue',
    31.3,
  ],
  // 980 of benefit three months in a row: in full. 300 ÷ 980 = 30.61 %
  [
    'onBenefits',
    {
      net_income: '980.00',
      other_income: '980.00',
      residual: '980.00',
      affordable_rent_min: '294.00',
      affordable_rent: '326.67',
      affordable_rent_max: '392.00',
    },
    'WithinValue',
    30.6,
  ],
  // 550 of scholarship three months in a row, declared as other income. 200 ÷ 550 = 36.36 %
  [
    'onScholarship',
    {
      net_income: '550.00',
      other_income: '550.00',
      residual: '550.00',
      affordable_rent_min: '165.00',
      affordable_rent: '183.33',
      affordable_rent_max: '220.00',
    },
    'WithinMax',
    36.4,
  ],
  // nothing comes in, 30,000 lie there: 3 × 400 are covered
  ['cashAlone', { average_cash_balance: '30000.00', deposit_cover: '1200.00', net_income: '0.00' }, 'AboveMax', null],
  ['rapidValid', { net_income: '2001.35' }, 'WithinMax', 31],
  // 1500 × 13 ÷ 12 = 1625.00
  ['rapidNotValid', { net_income: '1625.00', committed_costs: null }, 'WithinMax', 38.2],
  // median(1842.10, 1847.40) = 1844.75; × 13 ÷ 12 = 1998.48; no statement of hers: nothing is known of costs. 620 ÷
  // 1998.48 = 31.02 %
  [
    'documentErrors',
    {
      net_income: '1998.48',
      committed_costs: null,
      residual: '1998.48',
      affordable_rent_min: '599.54',
      affordable_rent: '666.16',
      affordable_rent_max: '799.39',
    },
    'WithinValue',
    31,
  ],
  // the forged payslip counts for nothing: payslips 1998.48, account 2001.35, the lower; − 142.50 = 1855.98
  [
    'fraud',
    {
      payslip_income: '1998.48',
      salary_credits: '2001.35',
      net_income: '1998.48',
      residual: '1855.98',
      affordable_rent_min: '556.79',
      affordable_rent: '618.66',
      affordable_rent_max: '742.39',
    },
    'WithinMax',
    31,
  ],
  [
    'nothingHandedIn',
    { net_income: null, residual: null, affordable_rent: null, average_cash_balance: null, deposit_cover: '1860.00' },
    'Unknown',
    null,
  ],
])('%s', (name, figures, verdict, percentage) => {
  expect(valuesOf(golden[name])).toMatchObject(figures)
  expect(golden[name].monthly_affordability).toMatchObject({
    translation_key: `Report.Affordability.${verdict}`,
    percentage,
  })
})

/**
 * By hand: a pay is proven when three payslips and the account close and agree; the headline is no better than the
 * count of pay months that it is made with (a certificate prints no sums: read; an answer: declared). Two payslips, or
 * a return that prints no sums, are read.
 */
test.each<
  [keyof typeof golden, pay: FigureState, source: PayMonthsSource | undefined, net: FigureState, balance: FigureState]
>([
  ['employed', 'proven', 'certificate', 'consistent', 'proven'],
  ['selfEmployed', 'unknown', undefined, 'consistent', 'proven'],
  ['studentWithGuarantor', 'unknown', undefined, 'declared', 'proven'],
  ['pensionerByConnection', 'unknown', undefined, 'proven', 'proven'],
  ['mixed', 'proven', 'certificate', 'declared', 'proven'],
  ['couple', 'proven', 'certificate', 'consistent', 'proven'],
  ['coApplicantNotFinished', 'proven', 'certificate', 'consistent', 'proven'],
  ['withGuarantor', 'proven', 'certificate', 'consistent', 'proven'],
  ['german', 'proven', 'least', 'proven', 'proven'],
  ['mortgageSustainable', 'proven', 'certificate', 'consistent', 'proven'],
  ['mortgageNotSustainable', 'proven', 'certificate', 'consistent', 'proven'],
  ['newJobByContract', 'consistent', 'least', 'consistent', 'proven'],
  // What she is paid ends.
  ['onBenefits', 'unknown', undefined, 'consistent', 'proven'],
  ['onScholarship', 'unknown', undefined, 'proven', 'proven'],
  // an account that closes and shows no income: the least that is proven is 0
  ['cashAlone', 'unknown', undefined, 'proven', 'proven'],
  ['rapidValid', 'proven', 'certificate', 'consistent', 'proven'],
  // payslips without an account that shows their pay
  ['rapidNotValid', 'consistent', 'answer', 'declared', 'unknown'],
  ['documentErrors', 'consistent', 'certificate', 'consistent', 'unknown'],
  // the forged payslip is out: two are left, which are read
  ['fraud', 'consistent', 'certificate', 'consistent', 'proven'],
  ['nothingHandedIn', 'unknown', undefined, 'unknown', 'unknown'],
])('%s: how well the pay of a month, the net income and the balance stand', (name, pay, source, net, balance) => {
  const { trace, employment } = golden[name]
  expect([
    trace.monthly_pay!.state,
    employment.pay_months?.source,
    trace.net_income!.state,
    trace.average_cash_balance!.state,
  ]).toEqual([pay, source, net, balance])
})

test('a report is open where a blocker stands, and settled where none does', () =>
  expect(Object.entries(golden).flatMap(([name, { standing }]) => (standing!.state === 'open' ? [name] : []))).toEqual([
    'documentErrors',
    'fraud',
  ]))

describe.each(Object.entries(golden))('every figure of %s', (_, report) => {
  const figures = Object.entries(report.trace)
  test('leads to a marked place on a page of a document, or says why not', () => {
    for (const [id, figure] of figures) {
      if (figure!.value === null) {
        expect([id, figure!.state, figure!.rule]).toEqual([id, 'unknown', 'none@1'])
        continue
      }
      expect(figure!.inputs.length, id).toBeGreaterThan(0)
      for (const input of figure!.inputs) {
        const place = tracePlace(input, report.documents)
        if (place.kind === 'marked') expect(place.page, id).toBeLessThanOrEqual(place.document.pages)
        else if (place.kind === 'connection') expect(place.document.source, id).toBe('connection')
        else if (place.kind === 'of_another')
          expect(report.hh_members.content.map(({ fullname }) => fullname)).toContain(place.name)
        else expect([place.kind, input.value !== null], id).toEqual(['declared', true])
      }
    }
  })
  test('is called proven only where a document shows it', () => {
    const proven = figures.filter(([, figure]) => figure!.state === 'proven')
    expect(
      proven
        .filter(([, figure]) =>
          figure!.inputs.every((input) => tracePlace(input, report.documents).kind === 'declared'),
        )
        .map(([id]) => id),
    ).toEqual([])
  })
})
