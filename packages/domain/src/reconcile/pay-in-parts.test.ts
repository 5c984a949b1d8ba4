/** Pay in two parts, what an employer is paid for beside work, and who pays. Each as an honest reader would judge it. */
import { describe, expect, test } from 'vitest'
import { euros } from '../money.ts'
import { line, payslip } from '../testing/documents.ts'
import { document } from '../testing/giulia.ts'
import { codesOf, each, incomeOf, months, nets, salaries, stateOf, withPay } from '../testing/paid.ts'

/** Payslips of an employer with what the account shows. */
const employed = (employer: string, bookings: Parameters<typeof withPay>[1]) => {
  const person = withPay([], bookings)
  const slips = nets.map((net, at) => document(`slip-${at}`, payslip(months[at]!, net, { employer })))
  return { ...person, documents: [...person.documents, ...slips] }
}
const rest = (net: string) => (Number(net) - 800).toFixed(2)

describe('pay in two parts a month by one employer', { tags: ['C-employment-income'] }, () => {
  const inParts = (first: string, second: string) =>
    employed(
      'Metallbau Kern GmbH',
      nets.flatMap((net, at) => [
        line(`${months[at]!}-15`, `Gutschrift Metallbau Kern GmbH ${first}`, '800.00'),
        line(`${months[at]!}-30`, `Gutschrift Metallbau Kern GmbH ${second}`, rest(net)),
      ]),
    )
  test.each([
    ['Abschlag', 'Restlohn'],
    ['Lohnabschlag', 'Lohn'],
    ['Abschlagszahlung Lohn', 'Lohnabrechnung Rest'],
    ['Vorschuss', 'Lohn Gehalt'],
    ['Akonto', 'Gehalt'],
    ['Lohn/Gehalt Teil 1', 'Lohn/Gehalt Teil 2'],
    ['Abschlag 08/26', 'Lohn 08/26'],
  ])('%s and %s are one', (first, second) => {
    expect(codesOf(inParts(first, second))).toEqual([])
    expect(incomeOf(inParts(first, second))).toEqual([euros(1847.4), 'proven'])
  })
  test('a friend’s part is none, though the friend names the employer', () => {
    const topped = employed(
      'Metallbau Kern GmbH',
      nets.flatMap((net, at) => [
        line(`${months[at]!}-28`, 'Gutschrift Tim Krause Metallbau Kern GmbH', '800.00'),
        line(`${months[at]!}-28`, 'Gutschrift Metallbau Kern GmbH Lohn', rest(net)),
      ]),
    )
    expect(codesOf(topped)).toContain('payslip.pay_differs')
  })
})

describe('what an employer is paid for beside work', { tags: ['C-employment-income'] }, () => {
  const paying = (employer: string, payer: string, text: string, amount: string) =>
    employed(employer, [...salaries(nets, payer), ...each(15, text, amount)])
  test.each([
    ['Comune di Milano', 'COMUNE DI MILANO', 'BONIFICO A FAVORE DI COMUNE DI MILANO RETTA ASILO NIDO', '-290.00'],
    ['Stadt Köln', 'STADT KOELN', 'Lastschrift Stadt Koeln Kita Elternbeitrag', '-320.00'],
    [
      'Universitätsklinikum Bonn',
      'UNIVERSITAETSKLINIKUM BONN',
      'Ueberweisung Universitaetsklinikum Bonn Personalwohnheim Zimmer 12',
      '-390.00',
    ],
    [
      'Officine Lombarde S.r.l.',
      'OFFICINE LOMBARDE SRL',
      'BONIFICO A FAVORE DI OFFICINE LOMBARDE SRL ASILO NIDO AZIENDALE',
      '-180.00',
    ],
  ])('%s', (employer, payer, text, amount) => {
    const applicant = paying(employer, payer, text, amount)
    expect(codesOf(applicant)).not.toContain('report.pay_returned')
    expect(incomeOf(applicant)).toEqual([euros(1847.4), 'proven'])
    expect(stateOf(applicant)).toBe('settled')
  })
  test.each([
    ['without a purpose', 'BONIFICO A FAVORE DI OFFICINE LOMBARDE SRL', '-180.00'],
    ['more than a quarter of the pay', 'BONIFICO A FAVORE DI OFFICINE LOMBARDE SRL ASILO NIDO', '-470.00'],
  ])('is pay that goes back: %s', (_, text, amount) =>
    expect(codesOf(paying('Officine Lombarde S.r.l.', 'OFFICINE LOMBARDE SRL', text, amount))).toContain(
      'report.pay_returned',
    ),
  )
  test('is pay that goes back: a little at a time, under any name', () => {
    const back = months.flatMap((month) =>
      ['05', '12', '19', '29'].map((day) =>
        line(`${month}-${day}`, 'BONIFICO A FAVORE DI OFFICINE LOMBARDE SRL MENSA', '-450.00'),
      ),
    )
    expect(codesOf(employed('Officine Lombarde S.r.l.', [...salaries(nets), ...back]))).toContain('report.pay_returned')
  })
  test('is pay that goes back: the whole pay, whatever it is called', () => {
    const back = nets.map((net, at) =>
      line(`${months[at]!}-29`, 'BONIFICO A FAVORE DI OFFICINE LOMBARDE SRL ASILO NIDO', `-${net}`),
    )
    expect(codesOf(employed('Officine Lombarde S.r.l.', [...salaries(nets), ...back]))).toContain('report.pay_returned')
  })
})

describe('a private person who pays what a firm owes', { tags: ['C-employment-income'] }, () => {
  test.each([
    ['Officine Lombarde S.r.l.', 'FERRI GIULIO'],
    ['Metallbau Kern GmbH', 'KRAUSE TIM'],
  ])('leaves the pay of %s said and the report open: %s', (employer, payer) => {
    const applicant = employed(employer, salaries(nets, payer))
    expect(codesOf(applicant)).toContain('report.pay_from_person')
    expect(incomeOf(applicant)).toEqual([euros(1847.4), 'declared'])
    expect(stateOf(applicant)).toBe('open')
  })
  test.each([
    ['Officine Lombarde S.r.l.', 'ADECCO ITALIA SPA', 'consistent'],
    ['Officine Lombarde S.r.l.', 'OFFICINE LOMBARDE SRL', 'proven'],
    ['Bar Sport di Neri Luca', 'NERI LUCA', 'proven'],
  ])('is none: %s and %s', (employer, payer, state) => {
    const applicant = employed(employer, salaries(nets, payer))
    expect(codesOf(applicant)).not.toContain('report.pay_from_person')
    expect(incomeOf(applicant)).toEqual([euros(1847.4), state])
    expect(stateOf(applicant)).toBe('settled')
  })
})
