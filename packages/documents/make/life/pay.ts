/**
 * What an employer pays in a month: figures that close to the cent, from which payslips, tax documents and account
 * credits are all drawn.
 */
import type { Employment, Person } from '@attesta/domain/examples/person.ts'
import { type Month, monthsFrom } from '@attesta/domain/day.ts'
import { type Cents, share, sum } from '@attesta/domain/money.ts'
import { germanPayOf } from './german-pay.ts'
import { italianPayOf, MUNICIPAL_SHARE, REGIONAL_SHARE } from './italian-pay.ts'

export interface PayLine {
  code: string
  label: string
  amount: Cents
}

export type Run = 'ordinary' | 'thirteenth' | 'fourteenth' | 'correction'

export interface Pay {
  month: Month
  run: Run
  competences: PayLine[]
  deductions: PayLine[]
  gross: Cents
  withheld: Cents
  /** Added to bring the net to a full euro; 0 on forms that do not round. */
  rounding: Cents
  net: Cents
  /** Between net pay and payout: advances and company cars (negative), refunded expenses (positive). */
  adjustments: PayLine[]
  /** What reaches the account. */
  payout: Cents
  contributions: Cents
  taxable: Cents
  grossTax: Cents
  taxCredit: Cents
  incomeTax: Cents
}

const GERMAN: ReadonlySet<Employment['form']> = new Set(['datev', 'sap', 'lexware', 'sage', 'public_service'])

/** The same person, paid by an employer who prints this form. */
export const paidWith = (person: Person, form: Employment['form']): Person => ({
  ...person,
  employment: { ...person.employment!, form },
})

export const payOf = (person: Person, month: Month, seed: number, run: Run = 'ordinary'): Pay =>
  GERMAN.has(person.employment!.form) ? germanPayOf(person, month, seed, run) : italianPayOf(person, month, seed, run)

/** Every run of a month: the 13th comes in December, the 14th in June. */
export function runsOf(person: Person, month: Month, seed: number): Pay[] {
  const paychecks = person.employment!.paychecksPerYear
  return [
    payOf(person, month, seed),
    ...(paychecks >= 13 && month.endsWith('-12') ? [payOf(person, month, seed, 'thirteenth')] : []),
    ...(paychecks === 14 && month.endsWith('-06') ? [payOf(person, month, seed, 'fourteenth')] : []),
  ]
}

/** The certified figures of a calendar year, the sums of its payslips. */
export interface YearOfPay {
  year: number
  days: number
  taxable: Cents
  grossTax: Cents
  taxCredit: Cents
  incomeTax: Cents
  regional: Cents
  municipalAdvance: Cents
  municipalBalance: Cents
  nextAdvance: Cents
}

export function yearOfPay(person: Person, year: number, seed: number): YearOfPay {
  const runs = monthsFrom(`${year}-01`, `${year}-12`).flatMap((month) => runsOf(person, month, seed))
  const total = (figure: (pay: Pay) => Cents) => sum(runs.map(figure))
  const taxable = total((pay) => pay.taxable),
    municipal = share(taxable, MUNICIPAL_SHARE)
  const municipalAdvance = total((pay) => pay.deductions.find((line) => line.code === 'F09140')?.amount ?? 0)
  return {
    year,
    days: (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / 86_400_000,
    taxable,
    grossTax: total((pay) => pay.grossTax),
    taxCredit: total((pay) => pay.taxCredit),
    incomeTax: total((pay) => pay.incomeTax),
    regional: share(taxable, REGIONAL_SHARE),
    municipalAdvance,
    municipalBalance: municipal - municipalAdvance,
    nextAdvance: share(municipal, 0.3),
  }
}
