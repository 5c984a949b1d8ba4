/** A German yearly assessment: from pay or profit to the income that is taxed, and the tax on it. */
import type { Person } from '@attesta/domain/examples/person.ts'
import { type Cents, euros, share } from '@attesta/domain/money.ts'
import { diceOf } from '../random.ts'
import { germanYearOf, paysChurchTax } from './german-pay.ts'

export interface Assessment {
  year: number
  /** null for people who live on their own business. */
  wages: Cents | null
  /** Of employees: what the work cost; of the self-employed 0. */
  expenses: Cents
  income: Cents
  /** What the tax office takes off the income, line by line. */
  reductions: ReadonlyArray<readonly [label: string, amount: Cents]>
  taxable: Cents
  isSplit: boolean
  tariffTax: Cents
  /** For craftsmen at home, § 35a EStG. */
  relief: Cents
  tax: Cents
  solidarity: Cents
  church: Cents | null
  withheld: Cents
}

interface Tariff {
  free: number
  second: readonly [to: number, a: number]
  third: readonly [to: number, a: number, c: number]
  fourth: readonly [to: number, minus: number]
  minus: number
  solidarityFrom: number
}

/** Source: § 32a EStG and § 3 SolZG as in force for the year. */
const TARIFFS: Readonly<Record<number, Tariff>> = {
  2023: {
    free: 10_908,
    second: [15_999, 979.18],
    third: [62_809, 192.59, 966.53],
    fourth: [277_825, 9972.98],
    minus: 18_307.73,
    solidarityFrom: 17_543,
  },
  2024: {
    free: 11_784,
    second: [17_005, 954.8],
    third: [66_760, 181.19, 991.21],
    fourth: [277_825, 10_636.31],
    minus: 18_971.06,
    solidarityFrom: 18_130,
  },
  2025: {
    free: 12_096,
    second: [17_443, 932.3],
    third: [68_480, 176.64, 1015.13],
    fourth: [277_825, 10_911.92],
    minus: 19_246.67,
    solidarityFrom: 19_950,
  },
}
const LATEST = 2025

/** Whole euros of income to whole euros of tax, both cut off. */
function basicTax(euro: number, { free, second, third, fourth, minus }: Tariff): number {
  const x = Math.floor(euro),
    y = (x - free) / 10_000,
    z = (x - second[0]) / 10_000
  if (x <= free) return 0
  if (x <= second[0]) return Math.floor((second[1] * y + 1400) * y)
  if (x <= third[0]) return Math.floor((third[1] * z + 2397) * z + third[2])
  return Math.floor(x <= fourth[0] ? 0.42 * x - fourth[1] : 0.45 * x - minus)
}

export function assessmentOf(
  person: Person,
  before: number,
  seed: number,
  { isSplit, isEmployed }: { isSplit: boolean; isEmployed: boolean },
): Assessment {
  const year = Math.min(before, LATEST),
    dice = diceOf(`${seed}:assessment:${person.id}:${year}`),
    tariff = TARIFFS[year]!,
    pay = germanYearOf(person, year, seed)
  const wages = isEmployed ? Math.floor(pay.gross / 100) * 100 : null,
    expenses = isEmployed ? euros(dice.pick([1230, 1230, dice.between(1300, 4200)])) : 0
  const income = wages === null ? euros(dice.between(24_000, 96_000)) : wages - expenses
  const reductions = [
    ['Altersvorsorgeaufwendungen', Math.floor(share(income, 0.093) / 100) * 100],
    ['Beiträge zur Kranken- und Pflegeversicherung', Math.floor(share(income, 0.1) / 100) * 100],
    ['Sonderausgaben-Pauschbetrag', euros(isSplit ? 72 : 36)],
  ] as const
  const taxable = reductions.reduce((rest, [, cents]) => rest - cents, income)
  const tariffTax = euros(isSplit ? 2 * basicTax(taxable / 200, tariff) : basicTax(taxable / 100, tariff))
  const relief = Math.min(tariffTax, euros(dice.pick([0, 0, 180, 420]))),
    tax = tariffTax - relief
  const excess = tax - euros(tariff.solidarityFrom * (isSplit ? 2 : 1))
  const solidarity = excess <= 0 ? 0 : Math.floor(Math.min((tax * 55) / 1000, (excess * 119) / 1000))
  return {
    year,
    wages,
    expenses,
    income,
    reductions,
    taxable,
    isSplit,
    tariffTax,
    relief,
    tax,
    solidarity,
    church: paysChurchTax(person) ? Math.floor((tax * 9) / 100) : null,
    withheld: isEmployed ? pay.withheld['LSt']! : 0,
  }
}
