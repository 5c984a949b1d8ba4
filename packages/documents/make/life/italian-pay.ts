/** Italian pay: pension contributions, income tax with the employee's credit, surcharges in instalments. */
import type { Person } from '@attesta/domain/examples/person.ts'
import type { Month } from '@attesta/domain/day.ts'
import { type Cents, euros, share, sum } from '@attesta/domain/money.ts'
import { diceOf } from '../random.ts'
import type { Pay, PayLine, Run } from './pay.ts'

const PENSION_SHARE = 0.0919
export const REGIONAL_SHARE = 0.0158
export const MUNICIPAL_SHARE = 0.008
/** Surcharges of the year before are taken in eleven instalments, none in December. */
const SURCHARGE_INSTALMENTS = 11
/** Arrears of a pay rise that came late. */
const ARREARS_SHARE = 0.07

/** Italian income tax on one month's taxable pay: 23 % to 28,000 € a year, 35 % to 50,000 €, 43 % above. */
function monthlyTax(taxable: Cents): Cents {
  const first = euros(28_000 / 12),
    second = euros(50_000 / 12)
  return (
    share(Math.min(taxable, first), 0.23) +
    share(Math.max(0, Math.min(taxable, second) - first), 0.35) +
    share(Math.max(0, taxable - second), 0.43)
  )
}

/** Yearly credit for employees, between 8,500 and 50,000 € of income. */
const employeeCredit = (yearly: Cents): Cents =>
  yearly <= euros(28_000)
    ? euros(1910) + share(euros(1190), Math.max(0, euros(28_000) - yearly) / euros(13_000))
    : share(euros(1910), Math.max(0, euros(50_000) - yearly) / euros(22_000))

function competencesOf(person: Person, month: Month, seed: number, run: Run): PayLine[] {
  const { grossMonthly } = person.employment!
  if (run === 'correction')
    return [{ code: 'Z00300', label: 'Arretrati anno corrente', amount: share(grossMonthly, ARREARS_SHARE) }]
  if (run === 'thirteenth') return [{ code: 'Z50000', label: 'Tredicesima mensilità', amount: grossMonthly }]
  if (run === 'fourteenth') return [{ code: 'Z50022', label: 'Quattordicesima mensilità', amount: grossMonthly }]
  const dice = diceOf(`${seed}:pay:${person.id}:${month}:${run}`)
  const overtime = dice.between(0, 4) * share(grossMonthly, 1.25 / 168),
    allowance = share(grossMonthly, 0.018)
  return [
    { code: 'Z00001', label: 'Retribuzione', amount: grossMonthly - allowance },
    { code: 'Z00010', label: 'Indennità di funzione', amount: allowance },
    ...(overtime > 0 ? [{ code: 'Z00200', label: 'Straordinario 25%', amount: overtime }] : []),
  ]
}

export function italianPayOf(person: Person, month: Month, seed: number, run: Run): Pay {
  const { grossMonthly, paychecksPerYear, form } = person.employment!
  const competences = competencesOf(person, month, seed, run),
    gross = sum(competences.map((line) => line.amount))
  const yearly = share(grossMonthly * paychecksPerYear, 1 - PENSION_SHARE)
  const contributions = share(gross, PENSION_SHARE),
    taxable = gross - contributions
  // A household withholds no tax.
  const grossTax = form === 'domestic' ? 0 : monthlyTax(taxable)
  const taxCredit = run === 'ordinary' ? Math.min(grossTax, Math.round(employeeCredit(yearly) / 12)) : 0
  const incomeTax = grossTax - taxCredit
  const surcharged = run === 'ordinary' && !month.endsWith('-12') && form !== 'domestic'
  const surcharge = (part: number) => (surcharged ? Math.round(share(yearly, part) / SURCHARGE_INSTALMENTS) : 0)
  const deductions: PayLine[] = [
    { code: 'Z00000', label: 'Contributo IVS', amount: contributions },
    { code: 'F03020', label: 'Ritenute IRPEF', amount: incomeTax },
    { code: 'F09110', label: 'Addizionale regionale', amount: surcharge(REGIONAL_SHARE) },
    { code: 'F09130', label: 'Addizionale comunale', amount: surcharge(MUNICIPAL_SHARE * 0.7) },
    { code: 'F09140', label: 'Acconto addiz. comunale', amount: surcharge(MUNICIPAL_SHARE * 0.3) },
  ].filter((line) => line.amount > 0)
  const withheld = sum(deductions.map((line) => line.amount))
  const rounding = form === 'zucchetti' || form === 'inaz' ? (100 - ((gross - withheld) % 100)) % 100 : 0
  const net = gross - withheld + rounding
  return {
    month,
    run,
    competences,
    deductions,
    gross,
    withheld,
    rounding,
    net,
    adjustments: [],
    payout: net,
    contributions,
    taxable,
    grossTax,
    taxCredit,
    incomeTax,
  }
}
