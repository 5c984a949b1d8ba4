/** A person, who pays them, and one month's pay whose sums close to the cent: what a file must be read back as. */
import { type Day, type Month, addDays, addMonths, lastDay } from '@attesta/domain/day.ts'
import { type Cents, share, sum } from '@attesta/domain/money.ts'
import { steuerIdOf } from '../../../draw/german-numbers.ts'
import { fiscalCodeOf } from '../../../life/invent-person.ts'
import { type Dice, diceOf } from '../../../random.ts'
import { ownIban } from '../../story/ibans.ts'
import type { Choices } from '../choices.ts'
import type { Language } from '../words.ts'
import items from './items.json' with { type: 'json' }
import people from './people.json' with { type: 'json' }

export interface PayItem {
  code: string
  label: string
  /** As printed, with its decimals: hours, days, a percentage. */
  quantity: string | null
  rate: Cents | null
  cents: Cents
}

export interface PayStory {
  given: string
  family: string
  born: Day
  number: string
  /** `codice fiscale` or tax identification number. */
  code: string
  street: string
  town: string
  employer: string
  employerStreet: string
  employerTown: string
  /** Italian VAT number; of a German employer the number of the firm, which the reader has no field for. */
  employerCode: string
  month: Month
  hiredOn: Day
  contract: 'open_ended' | 'fixed_term'
  level: string
  job: string
  unit: string
  iban: string
  madeOn: Day
  /** Parts of the contract's pay, as the head of many forms lists them. */
  elements: PayItem[]
  earnings: PayItem[]
  social: PayItem[]
  tax: PayItem[]
  others: PayItem[]
  /** Between net pay and payout, kept back below zero. */
  adjustments: PayItem[]
  gross: Cents
  withheld: Cents
  rounding: Cents
  net: Cents
  payout: Cents
  /** Months of the year paid so far, this one among them. */
  monthsPaid: number
  other: string
  maker: string
}

type Telling = Pick<Choices, 'employerKind' | 'run' | 'deductions' | 'rounding' | 'payout'>

/** @param matter chance for people and pay @param rows lines of pay beside the first */
export function tellPayStory(matter: string, language: Language, rows: number, telling: Telling): PayStory {
  const dice = diceOf(`${matter}:pay people`),
    own = people[language],
    isWoman = dice.fraction() < 0.5
  const given = dice.pick(isWoman ? own.women : own.men),
    family = dice.pick(own.families),
    born = addDays('1963-02-03', dice.between(0, 14_000))
  const names = { given: latin(given), family: latin(family) }
  const month = addMonths('2025-02', dice.between(0, 11))
  return {
    given,
    family,
    born,
    number: String(dice.between(1, 99_999)).padStart(6, '0'),
    code:
      language === 'it'
        ? fiscalCodeOf(names, isWoman ? 'F' : 'M', born, dice.pick(own.birthCodes))
        : steuerIdOf(diceOf(`${matter}:tax number`)),
    street: dice.pick(own.streets),
    town: dice.pick(own.towns),
    employer: dice.pick(telling.employerKind === 'firm' ? own.employers : own.plainEmployers),
    employerStreet: dice.pick(own.streets),
    employerTown: dice.pick(own.towns),
    employerCode: language === 'it' ? vatNumber(dice) : String(dice.between(10_000_000, 99_999_999)),
    month,
    hiredOn: addDays('2009-03-01', dice.between(0, 5500)),
    contract: dice.fraction() < 0.7 ? 'open_ended' : 'fixed_term',
    level: dice.pick(own.levels),
    job: dice.pick(own.jobs),
    unit: dice.pick(own.units),
    iban: ownIban(String(dice.between(100_000_000, 999_999_996)).replace(/[789]$/, '1'), dice, language, 'EUR'),
    madeOn: lastDay(month),
    ...tellPay(diceOf(`${matter}:pay`), language, rows, telling),
    monthsPaid: Math.max(2, Number(month.slice(5))),
    other: dice.pick(own.others),
    maker: dice.pick(own.payers),
  }
}

const latin = (name: string) => name.replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()

/** Eleven digits, the last by Luhn's rule. Source: D.M. 23 December 1976. */
function vatNumber(dice: Dice): string {
  const ten = Array.from({ length: 10 }, () => dice.between(0, 9))
  const total = sum(ten.map((digit, at) => (at % 2 === 0 ? digit : digit < 5 ? 2 * digit : 2 * digit - 9)))
  return `${ten.join('')}${(10 - (total % 10)) % 10}`
}

type Money = Pick<
  PayStory,
  | 'elements'
  | 'earnings'
  | 'social'
  | 'tax'
  | 'others'
  | 'adjustments'
  | 'gross'
  | 'withheld'
  | 'rounding'
  | 'net'
  | 'payout'
>

function tellPay(dice: Dice, language: Language, rows: number, telling: Telling): Money {
  const names = items[language],
    monthly = dice.between(125_000, 520_000)
  const coded = (label: string, cents: Cents, more: Partial<PayItem> = {}): PayItem => ({
    code: String(dice.between(100, 9999)).padStart(4, '0'),
    label,
    quantity: null,
    rate: null,
    cents,
    ...more,
  })
  const hours = dice.pick(['173,00', '168,00', '26,00', '160,50'])
  const first =
    telling.run === 'ordinary'
      ? coded(dice.pick(names.pay), monthly, {
          quantity: hours,
          rate: Math.round(monthly / Number.parseInt(hours, 10)),
        })
      : coded(dice.pick(names[telling.run]), telling.run === 'correction' ? share(monthly, 0.11) : monthly)
  const extras = telling.run === 'ordinary' ? drawn(dice, names.extra, rows) : []
  const earnings = [
    first,
    ...extras.map((label) => {
      const rate = dice.between(600, 2900),
        quantity = dice.between(1, 16)
      return coded(label, rate * quantity, { quantity: `${quantity},00`, rate })
    }),
  ]
  const gross = sum(earnings.map(({ cents }) => cents))
  const socialShares = language === 'it' ? [0.0919, 0.0027, 0.003, 0.001, 0.0015] : [0.0855, 0.093, 0.013, 0.023]
  const socialNames = language === 'it' ? names.social.slice(0, dice.between(1, 5)) : names.social
  const social = socialNames.map((label, at) =>
    coded(label, share(gross, socialShares[at]!), {
      quantity: (socialShares[at]! * 100).toFixed(3).replace('.', ','),
      rate: gross,
    }),
  )
  const incomeTax = share(gross - sum(social.map(({ cents }) => cents)), 0.12 + dice.fraction() * 0.16)
  const tax =
    language === 'it'
      ? names.tax
          .slice(0, telling.run === 'ordinary' ? dice.between(1, 4) : 1)
          .map((label, at) => coded(label, at === 0 ? incomeTax : dice.between(900, 6200)))
      : names.tax.slice(0, dice.between(1, 3)).map((label, at) => coded(label, share(incomeTax, [1, 0.09, 0.02][at]!)))
  const hasOthers = telling.deductions !== 'parts' && dice.fraction() < (language === 'it' ? 0.5 : 0.15)
  const others = hasOthers
    ? drawn(dice, names.others, dice.between(1, 2)).map((label) => coded(label, dice.between(500, 9000)))
    : []
  const withheld = sum([...social, ...tax, ...others].map(({ cents }) => cents))
  const rounding = telling.rounding === 'printed' ? (100 - ((gross - withheld) % 100)) % 100 : 0
  const net = gross - withheld + rounding
  const adjustments =
    telling.payout === 'after adjustments'
      ? [
          ...drawn(dice, names.kept, dice.between(1, 2)).map((label) =>
            coded(label, -dice.between(500, Math.max(500, share(net, 0.12)))),
          ),
          ...(dice.fraction() < 0.4 ? [coded(dice.pick(names.paid), dice.between(1500, 30_000))] : []),
        ]
      : []
  const allowance = share(monthly, 0.07)
  return {
    elements: [coded(names.pay[0]!, monthly - allowance), coded(names.extra[6]!, allowance)],
    earnings,
    social,
    tax,
    others,
    adjustments,
    gross,
    withheld,
    rounding,
    net,
    payout: net + sum(adjustments.map(({ cents }) => cents)),
  }
}

/** So many different ones, in the order of chance. */
const drawn = (dice: Dice, all: readonly string[], count: number): string[] =>
  all
    .map((one) => [dice.fraction(), one] as const)
    .sort(([one], [other]) => one - other)
    .slice(0, count)
    .map(([, one]) => one)
