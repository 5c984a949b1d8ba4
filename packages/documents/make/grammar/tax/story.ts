/** Whom a tax form is about, and the figures of their year. */
import type { Person } from '@attesta/domain/examples/person.ts'
import { type Day, addDays } from '@attesta/domain/day.ts'
import { type GermanYear, germanYearOf } from '../../life/german-pay.ts'
import { inventPerson } from '../../life/invent-person.ts'
import { type YearOfPay, yearOfPay } from '../../life/pay.ts'
import { type Assessment, assessmentOf } from '../../life/tax-assessment.ts'
import { type FlatRateReturn, type YearlyReturn, flatRateReturnOf, yearlyReturnOf } from '../../life/tax-return.ts'
import { diceOf } from '../../random.ts'
import { type TaxLayout, isGerman } from './layout.ts'

/** Years whose tariffs are in force by law and known to the life that is drawn. */
const YEARS = [2023, 2024, 2025]
/** Returns are filed and assessed by then. */
const MADE_ON = '-10-20'

export interface TaxStory {
  person: Person
  year: number
  madeOn: Day
  pay: YearOfPay | null
  filed: YearlyReturn | null
  flatRate: FlatRateReturn | null
  wages: GermanYear | null
  assessed: Assessment | null
}

export function taxStoryOf({ story, form, choices }: TaxLayout): TaxStory {
  const dice = diceOf(`${story}:tax story`),
    person = inventPerson(isGerman(form) ? 'DE' : 'IT', story),
    year = dice.pick(YEARS),
    seed = dice.between(1, 1_000_000)
  const kind = { isSplit: form === 'steuerbescheid, couple', isEmployed: form !== 'steuerbescheid, self-employed' }
  return {
    person,
    year,
    madeOn: addDays(`${year + 1}${MADE_ON}`, dice.between(0, 20)),
    pay: form === 'cu' ? certified(yearOfPay(person, year, seed), choices.filled) : null,
    filed: form === '730' || form === 'redditi_pf' ? yearlyReturnOf(person, year, seed) : null,
    flatRate: form === 'redditi_pf, flat rate' ? flatRateReturnOf(person, year, seed) : null,
    wages: form === 'lohnsteuerbescheinigung' ? germanYearOf(person, year, seed) : null,
    assessed: form.startsWith('steuerbescheid') ? assessmentOf(person, year, seed, kind) : null,
  }
}

/** Some municipalities take no surcharge. */
const certified = (pay: YearOfPay, filled: TaxLayout['choices']['filled']): YearOfPay =>
  filled === 'few' ? { ...pay, municipalAdvance: 0, municipalBalance: 0, nextAdvance: 0 } : pay
