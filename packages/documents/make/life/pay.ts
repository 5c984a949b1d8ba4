/** What an employer pays in a month: figures that close to the cent, from which payslips, tax certificates and account credits are all drawn. */
import type { Person } from '@attesta/domain/examples/person.ts'
import { type Month, monthsFrom } from '@attesta/domain/day.ts'
import { type Cents, euros, share, sum } from '@attesta/domain/money.ts'
import { diceOf } from '../random.ts'

export interface PayLine { code: string; label: string; amount: Cents }

export interface Pay {
  month: Month
  run: 'ordinary' | 'thirteenth' | 'fourteenth'
  competences: PayLine[]
  deductions: PayLine[]
  gross: Cents
  withheld: Cents
  /** Added to bring the net to a full euro; 0 on forms that do not round. */
  rounding: Cents
  net: Cents
  contributions: Cents
  taxable: Cents
  grossTax: Cents
  taxCredit: Cents
  incomeTax: Cents
}

const PENSION_SHARE = 0.0919
const REGIONAL_SHARE = 0.0158
const MUNICIPAL_SHARE = 0.008
/** Surcharges of the year before are taken in eleven instalments, none in December. */
const SURCHARGE_INSTALMENTS = 11

/** Italian income tax on one month's taxable pay: 23 % to 28,000 € a year, 35 % to 50,000 €, 43 % above. */
export function monthlyTax(taxable: Cents): Cents {
  const first = euros(28_000 / 12), second = euros(50_000 / 12)
  return share(Math.min(taxable, first), 0.23) + share(Math.max(0, Math.min(taxable, second) - first), 0.35) + share(Math.max(0, taxable - second), 0.43)
}

/** Yearly credit for employees, between 8,500 and 50,000 € of income. */
const employeeCredit = (yearly: Cents): Cents =>
  yearly <= euros(28_000) ? euros(1910) + share(euros(1190), Math.max(0, euros(28_000) - yearly) / euros(13_000)) : share(euros(1910), Math.max(0, euros(50_000) - yearly) / euros(22_000))

export function payOf(person: Person, month: Month, seed: number, run: Pay['run'] = 'ordinary'): Pay {
  const { grossMonthly, paychecksPerYear, form } = person.employment!
  if (form === 'datev') return germanPayOf(person, month, seed)
  const dice = diceOf(`${seed}:pay:${person.id}:${month}:${run}`)
  const overtime = run === 'ordinary' ? dice.between(0, 4) * share(grossMonthly, 1.25 / 168) : 0
  const allowance = share(grossMonthly, 0.018)
  const competences: PayLine[] = run === 'ordinary'
    ? [{ code: 'Z00001', label: 'Retribuzione', amount: grossMonthly - allowance }, { code: 'Z00010', label: 'Indennità di funzione', amount: allowance },
      ...(overtime > 0 ? [{ code: 'Z00200', label: 'Straordinario 25%', amount: overtime }] : [])]
    : [{ code: run === 'thirteenth' ? 'Z50000' : 'Z50022', label: run === 'thirteenth' ? 'Tredicesima mensilità' : 'Quattordicesima mensilità', amount: grossMonthly }]
  const gross = sum(competences.map((line) => line.amount))
  const yearly = share(grossMonthly * paychecksPerYear, 1 - PENSION_SHARE)
  const contributions = share(gross, PENSION_SHARE)
  const taxable = gross - contributions
  const grossTax = monthlyTax(taxable)
  const taxCredit = run === 'ordinary' ? Math.min(grossTax, Math.round(employeeCredit(yearly) / 12)) : 0
  const incomeTax = grossTax - taxCredit
  const surcharged = run === 'ordinary' && !month.endsWith('-12')
  const surcharge = (part: number) => (surcharged ? Math.round(share(yearly, part) / SURCHARGE_INSTALMENTS) : 0)
  const deductions: PayLine[] = [
    { code: 'Z00000', label: 'Contributo IVS', amount: contributions }, { code: 'F03020', label: 'Ritenute IRPEF', amount: incomeTax },
    { code: 'F09110', label: 'Addizionale regionale', amount: surcharge(REGIONAL_SHARE) }, { code: 'F09130', label: 'Addizionale comunale', amount: surcharge(MUNICIPAL_SHARE * 0.7) },
    { code: 'F09140', label: 'Acconto addiz. comunale', amount: surcharge(MUNICIPAL_SHARE * 0.3) }].filter((line) => line.amount > 0)
  const withheld = sum(deductions.map((line) => line.amount))
  const rounding = form === 'zucchetti' ? (100 - ((gross - withheld) % 100)) % 100 : 0
  return { month, run, competences, deductions, gross, withheld, rounding, net: gross - withheld + rounding, contributions, taxable, grossTax, taxCredit, incomeTax }
}

function germanPayOf(person: Person, month: Month, seed: number): Pay {
  const dice = diceOf(`${seed}:pay:${person.id}:${month}`)
  const competences = [{ code: '2000', label: 'Gehalt', amount: person.employment!.grossMonthly }, { code: '2110', label: 'Mehrarbeit', amount: euros(dice.between(0, 6) * 21.5) }].filter((line) => line.amount > 0)
  const gross = sum(competences.map((line) => line.amount))
  const incomeTax = share(gross, 0.1375)
  const social = [['KV', 'Krankenversicherung', 0.0855], ['RV', 'Rentenversicherung', 0.093], ['AV', 'Arbeitslosenversicherung', 0.013], ['PV', 'Pflegeversicherung', 0.023]] as const
  const deductions: PayLine[] = [{ code: 'LSt', label: 'Lohnsteuer', amount: incomeTax }, ...social.map(([code, label, part]) => ({ code, label, amount: share(gross, part) }))]
  const withheld = sum(deductions.map((line) => line.amount))
  return { month, run: 'ordinary', competences, deductions, gross, withheld, rounding: 0, net: gross - withheld, contributions: withheld - incomeTax, taxable: gross, grossTax: incomeTax, taxCredit: 0, incomeTax }
}

/** Every run of a month: the 13th comes in December, the 14th in June. */
export function runsOf(person: Person, month: Month, seed: number): Pay[] {
  const paychecks = person.employment!.paychecksPerYear
  return [payOf(person, month, seed), ...(paychecks >= 13 && month.endsWith('-12') ? [payOf(person, month, seed, 'thirteenth')] : []),
    ...(paychecks === 14 && month.endsWith('-06') ? [payOf(person, month, seed, 'fourteenth')] : [])]
}

/** The certified figures of a calendar year, the sums of its payslips. */
export interface YearOfPay { year: number; days: number; taxable: Cents; grossTax: Cents; taxCredit: Cents; incomeTax: Cents; regional: Cents; municipalAdvance: Cents; municipalBalance: Cents; nextAdvance: Cents }

export function yearOfPay(person: Person, year: number, seed: number): YearOfPay {
  const runs = monthsFrom(`${year}-01`, `${year}-12`).flatMap((month) => runsOf(person, month, seed))
  const total = (figure: (pay: Pay) => Cents) => sum(runs.map(figure))
  const taxable = total((pay) => pay.taxable), municipal = share(taxable, MUNICIPAL_SHARE)
  const municipalAdvance = total((pay) => pay.deductions.find((line) => line.code === 'F09140')?.amount ?? 0)
  return { year, days: (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / 86_400_000, taxable, grossTax: total((pay) => pay.grossTax), taxCredit: total((pay) => pay.taxCredit), incomeTax: total((pay) => pay.incomeTax),
    regional: share(taxable, REGIONAL_SHARE), municipalAdvance, municipalBalance: municipal - municipalAdvance, nextAdvance: share(municipal, 0.3) }
}
