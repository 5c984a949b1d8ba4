/**
 * An Italian yearly return in whole euros, as it follows from a year's pay or from a small business; every sum of the
 * form holds.
 */
import type { Person } from '@attesta/domain/examples/person.ts'
import { type Cents, euros, share } from '@attesta/domain/money.ts'
import { diceOf } from '../random.ts'
import { yearOfPay } from './pay.ts'

interface Surcharge {
  due: Cents
  withheld: Cents
}

export interface YearlyReturn {
  year: number
  employment: Cents
  land: Cents
  total: Cents
  /** Total with what is taxed apart; the forms print it beside the total. */
  reference: Cents
  deductible: Cents
  taxable: Cents
  grossTax: Cents
  employeeCredit: Cents
  expenseCredit: Cents
  netTax: Cents
  withheld: Cents
  regional: Surcharge
  municipal: Surcharge
}

const whole = (cents: Cents): Cents => Math.round(cents / 100) * 100

/** Brackets of the year: up to where, at which rate. Source: art. 11 TUIR as in force for the year. */
const BRACKETS: Readonly<Record<'four' | 'three', ReadonlyArray<readonly [to: number, rate: number]>>> = {
  four: [
    [15_000, 0.23],
    [28_000, 0.25],
    [50_000, 0.35],
    [Infinity, 0.43],
  ],
  three: [
    [28_000, 0.23],
    [50_000, 0.35],
    [Infinity, 0.43],
  ],
}

function italianTax(taxable: Cents, year: number): Cents {
  let from = 0,
    tax = 0
  for (const [to, rate] of BRACKETS[year < 2024 ? 'four' : 'three']) {
    tax += Math.max(0, Math.min(taxable, to * 100) - from) * rate
    from = to * 100
  }
  return whole(tax)
}

export function yearlyReturnOf(person: Person, year: number, seed: number): YearlyReturn {
  const dice = diceOf(`${seed}:return:${person.id}:${year}`),
    pay = yearOfPay(person, year, seed)
  const employment = whole(pay.taxable),
    land = euros(dice.pick([0, 0, 310, 742])),
    total = employment + land
  const deductible = euros(dice.pick([0, 250, 1200, 2582])),
    taxable = total - deductible
  const grossTax = italianTax(taxable, year),
    employeeCredit = Math.min(grossTax, whole(pay.taxCredit)),
    expenseCredit = Math.min(grossTax - employeeCredit, euros(dice.between(0, 400)))
  const surcharge = (part: number): Surcharge => ({
    due: whole(share(taxable, part)),
    withheld: whole(share(employment, part)),
  })
  return {
    year,
    employment,
    land,
    total,
    reference: total + euros(dice.pick([0, 0, 4800])),
    deductible,
    taxable,
    grossTax,
    employeeCredit,
    expenseCredit,
    netTax: grossTax - employeeCredit - expenseCredit,
    withheld: whole(pay.incomeTax),
    regional: surcharge(0.0158),
    municipal: surcharge(0.008),
  }
}

/**
 * A small business under the flat-rate regime. Source: art. 1, c. 54–89, l. 190/2014: 15 %, 5 % in the first five
 * years.
 */
export interface FlatRateReturn {
  year: number
  turnover: Cents
  gross: Cents
  contributions: Cents
  net: Cents
  losses: Cents
  taxable: Cents
  rate: number
  tax: Cents
}

export function flatRateReturnOf(person: Person, year: number, seed: number): FlatRateReturn {
  const dice = diceOf(`${seed}:flat rate:${person.id}:${year}`),
    turnover = euros(dice.between(18_000, 84_000))
  const gross = whole(share(turnover, 0.78)),
    contributions = whole(share(gross, 0.2607)),
    net = gross - contributions,
    losses = euros(dice.pick([0, 0, 900])),
    taxable = net - losses,
    rate = dice.pick([0.05, 0.15])
  return { year, turnover, gross, contributions, net, losses, taxable, rate, tax: whole(share(taxable, rate)) }
}
