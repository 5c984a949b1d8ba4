/** What every payroll form has in common: the truth it tells, and the seam that each form fills. */
import type { Person } from '@attesta/domain/examples/person.ts'
import { type Day, lastDay } from '@attesta/domain/day.ts'
import type { ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { decimal } from '@attesta/domain/money.ts'
import type { Face, Press, Sheet } from '../draw/sheet.ts'
import type { Pay } from '../life/pay.ts'

export interface PayslipForm {
  country: 'IT' | 'DE'
  producer: string
  face: Face
  employeeOf(person: Person): string
  printsEmployerTaxCode: boolean
  draw(sheet: Sheet, person: Person, pay: Pay): void
}

export const payslipPress = (form: PayslipForm, pay: Pay): Press => ({ producer: form.producer, title: 'Cedolino paga', madeOn: madeOn(pay) })

const madeOn = (pay: Pay): Day => lastDay(pay.month)

export function payslipTruth(form: PayslipForm, person: Person, pay: Pay): Partial<ParseResult> {
  const employment = person.employment!
  return { type: 'payslip', verdict: 'parsed', country: form.country, source: 'text',
    payslip: { employer: employment.employer, employer_tax_code: form.printsEmployerTaxCode ? employment.employerTaxCode : null, employee: form.employeeOf(person), fiscal_code: person.fiscalCode,
      period: pay.month, run: pay.run, hired_on: employment.hiredOn, contract_type: null, gross: decimal(pay.gross), deductions: decimal(pay.withheld), net: decimal(pay.net), payout: decimal(pay.net), iban: null, reconciled: true } }
}

/** A frame with its label small on top and its value below. */
export function field(sheet: Sheet, [x, y, width]: readonly [number, number, number], label: string, value: string): void {
  sheet.frame(x, y, width, 28)
  sheet.text(label, x + 4, y + 3, { size: 6, colour: '#555555' })
  sheet.text(value, x + 4, y + 13, { size: 9 })
}
