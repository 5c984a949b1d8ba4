/** What every payroll form has in common: the truth it tells, and the seam that each form fills. */
import type { Employment, Person } from '@attesta/domain/examples/person.ts'
import { lastDay } from '@attesta/domain/day.ts'
import type { ParseResult, Payslip } from '@attesta/domain/facts/parse-result.ts'
import { decimal } from '@attesta/domain/money.ts'
import { germanNumbersOf } from '../draw/german-numbers.ts'
import { germanIban, italianIban } from '../draw/iban.ts'
import type { Face, Press, Sheet } from '../draw/sheet.ts'
import type { Pay } from '../life/pay.ts'
import { diceOf } from '../random.ts'

/** Facts that some forms print and others leave out; the figures, the names and the month stand on all. */
type PrintedFact =
  | 'employer_tax_code'
  | 'fiscal_code'
  | 'date_of_birth'
  | 'hired_on'
  | 'contract_type'
  | 'level'
  | 'iban'

export interface PayslipForm {
  country: 'IT' | 'DE'
  producer: string
  face: Face
  prints: readonly PrintedFact[]
  employeeOf(person: Person): string
  /** Forms of one kind of employer only (a household) name such a one. */
  employerOf?(employment: Employment): Pick<Employment, 'employer' | 'employerTaxCode' | 'employerAddress'>
  draw(sheet: Sheet, person: Person, pay: Pay): void
}

export const payslipPress = (form: PayslipForm, pay: Pay): Press => ({
  producer: form.producer,
  title: form.country === 'IT' ? 'Cedolino paga' : 'Entgeltabrechnung',
  madeOn: lastDay(pay.month),
})

/** The person as this form's employer has them on its books. */
export const employedBy = (form: PayslipForm, person: Person): Person =>
  form.employerOf
    ? { ...person, employment: { ...person.employment!, ...form.employerOf(person.employment!) } }
    : person

/** The account that the pay goes to. */
export function paidOnto(person: Person): string {
  const own = person.accounts.find(({ receivesSalary }) => receivesSalary)?.iban
  if (own) return own
  const number = diceOf(`pay account:${person.id}`).between(1, 999_999_999)
  return person.address.country === 'IT'
    ? italianIban('03069', '09606', String(number).padStart(12, '0'))
    : germanIban('37050198', String(number).padStart(10, '0'))
}

export function payslipTruth(form: PayslipForm, person: Person, pay: Pay): Partial<ParseResult> {
  const employment = person.employment!
  const printed = <T>(fact: PrintedFact, value: T): T | null => (form.prints.includes(fact) ? value : null)
  const payslip: Payslip = {
    employer: employment.employer,
    employer_tax_code: printed('employer_tax_code', employment.employerTaxCode),
    employee: form.employeeOf(person),
    fiscal_code: printed('fiscal_code', form.country === 'IT' ? person.fiscalCode : germanNumbersOf(person).steuerId),
    period: pay.month,
    run: pay.run,
    ...(form.prints.includes('date_of_birth') && { date_of_birth: person.born }),
    hired_on: printed('hired_on', employment.hiredOn),
    contract_type: printed('contract_type', employment.contract),
    level: printed('level', employment.level),
    gross: decimal(pay.gross),
    deductions: decimal(pay.withheld),
    net: decimal(pay.net),
    payout: decimal(pay.payout),
    iban: printed('iban', paidOnto(person)),
    reconciled: true,
  }
  return { type: 'payslip', verdict: 'parsed', country: form.country, source: 'text', payslip }
}

/** `BIANCHI GIULIA`, as Italian forms name people. */
export const surnameFirst = (person: Person): string => `${person.familyName} ${person.givenName}`.toUpperCase()
/** The same in letters that every face has. */
export const plainSurnameFirst = ({ latinName }: Person): string => `${latinName.family} ${latinName.given}`
export const givenNameFirst = (person: Person): string => `${person.givenName} ${person.familyName}`

export const italianContract = ({ contract }: Employment): string =>
  contract === 'open_ended' ? 'Tempo indeterminato' : 'Tempo determinato'
export const germanContract = ({ contract }: Employment): string =>
  contract === 'open_ended' ? 'unbefristet' : 'befristet'

/** A frame with its label small on top and its value below. */
export function field(
  sheet: Sheet,
  [x, y, width]: readonly [number, number, number],
  label: string,
  value: string,
): void {
  sheet.frame(x, y, width, 28)
  sheet.text(label, x + 4, y + 3, { size: 6, colour: '#555555' })
  sheet.text(value, x + 4, y + 13, { size: 9 })
}
