/**
 * German pay: wage tax, church tax of those who pay it, four social insurances; after the net, what is kept back or
 * paid on top.
 */
import type { Person } from '@attesta/domain/examples/person.ts'
import { type Month, monthsFrom } from '@attesta/domain/day.ts'
import { type Cents, euros, share, sum } from '@attesta/domain/money.ts'
import { diceOf } from '../random.ts'
import type { Pay, PayLine, Run } from './pay.ts'

const WAGE_TAX_SHARE = 0.1375
const CHURCH_TAX_SHARE = 0.09
const CORRECTION_SHARE = 0.06
const CAR = euros(310)
const SAVINGS = euros(40)

const insurances = [
  ['KV', 'Krankenversicherung', 0.0855],
  ['RV', 'Rentenversicherung', 0.093],
  ['AV', 'Arbeitslosenversicherung', 0.013],
  ['PV', 'Pflegeversicherung', 0.023],
] as const

/** Who is in a church pays its tax in every month. */
export const paysChurchTax = (person: Person): boolean => diceOf(`church:${person.id}`).fraction() < 0.4
const drivesCompanyCar = (person: Person): boolean => diceOf(`car:${person.id}`).fraction() < 0.25
const savesAtWork = (person: Person): boolean => diceOf(`savings:${person.id}`).fraction() < 0.3

function competencesOf(person: Person, month: Month, seed: number, run: Run): PayLine[] {
  const { grossMonthly } = person.employment!
  if (run === 'correction')
    return [{ code: '2900', label: 'Nachzahlung Gehalt', amount: share(grossMonthly, CORRECTION_SHARE) }]
  if (run !== 'ordinary') return [{ code: '2600', label: '13. Gehalt', amount: grossMonthly }]
  const overtime = euros(diceOf(`${seed}:pay:${person.id}:${month}`).between(0, 6) * 21.5)
  return [
    { code: '2000', label: 'Gehalt', amount: grossMonthly },
    { code: '2110', label: 'Mehrarbeit', amount: overtime },
    { code: '2850', label: 'Geldwerter Vorteil Pkw', amount: drivesCompanyCar(person) ? CAR : 0 },
  ].filter((line) => line.amount > 0)
}

/** Kept back: the car, which is no money; savings at work; now and then an advance. Paid on top: expenses. */
function adjustmentsOf(person: Person, month: Month, seed: number, run: Run): PayLine[] {
  if (run !== 'ordinary') return []
  const dice = diceOf(`${seed}:adjust:${person.id}:${month}`)
  return [
    { code: '9850', label: 'Geldwerter Vorteil Pkw', amount: drivesCompanyCar(person) ? -CAR : 0 },
    { code: '9100', label: 'Vermögenswirksame Leistung', amount: savesAtWork(person) ? -SAVINGS : 0 },
    { code: '9200', label: 'Vorschuss', amount: dice.fraction() < 0.2 ? -euros(dice.between(5, 30) * 10) : 0 },
    { code: '9300', label: 'Reisekosten', amount: dice.fraction() < 0.25 ? dice.between(1200, 18_000) : 0 },
  ].filter((line) => line.amount !== 0)
}

export function germanPayOf(person: Person, month: Month, seed: number, run: Run): Pay {
  const competences = competencesOf(person, month, seed, run)
  const gross = sum(competences.map((line) => line.amount)),
    incomeTax = share(gross, WAGE_TAX_SHARE)
  const deductions: PayLine[] = [
    { code: 'LSt', label: 'Lohnsteuer', amount: incomeTax },
    ...(paysChurchTax(person)
      ? [{ code: 'KiSt', label: 'Kirchensteuer', amount: share(incomeTax, CHURCH_TAX_SHARE) }]
      : []),
    ...insurances.map(([code, label, part]) => ({ code, label, amount: share(gross, part) })),
  ]
  const withheld = sum(deductions.map((line) => line.amount)),
    net = gross - withheld
  const adjustments = adjustmentsOf(person, month, seed, run)
  return {
    month,
    run,
    competences,
    deductions,
    gross,
    withheld,
    rounding: 0,
    net,
    adjustments,
    payout: net + sum(adjustments.map((line) => line.amount)),
    contributions: sum(socialOf({ deductions }).map((line) => line.amount)),
    taxable: gross,
    grossTax: incomeTax,
    taxCredit: 0,
    incomeTax,
  }
}

const TAXES: ReadonlySet<string> = new Set(['LSt', 'KiSt'])
export const taxesOf = ({ deductions }: Pick<Pay, 'deductions'>): PayLine[] =>
  deductions.filter(({ code }) => TAXES.has(code))
export const socialOf = ({ deductions }: Pick<Pay, 'deductions'>): PayLine[] =>
  deductions.filter(({ code }) => !TAXES.has(code))

/** What a wage tax statement certifies: the sums of twelve months, by code of the deduction. */
export interface GermanYear {
  year: number
  gross: Cents
  withheld: Readonly<Record<string, Cents>>
}

export function germanYearOf(person: Person, year: number, seed: number): GermanYear {
  const months = monthsFrom(`${year}-01`, `${year}-12`).map((month) => germanPayOf(person, month, seed, 'ordinary'))
  const codes = [...new Set(months.flatMap(({ deductions }) => deductions.map(({ code }) => code)))]
  return {
    year,
    gross: sum(months.map(({ gross }) => gross)),
    withheld: Object.fromEntries(
      codes.map((code) => [
        code,
        sum(months.map(({ deductions }) => deductions.find((line) => line.code === code)?.amount ?? 0)),
      ]),
    ),
  }
}
