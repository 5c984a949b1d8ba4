/** Pay of which little stays: soon after it came it goes on to several private people. */
import { addDays, monthOf } from '../day.ts'
import { isWithOthers, salaryLines, totalOf, type AccountLine, type LineSeries } from '../facts/account-lines.ts'
import { madeOnceOf } from '../made-once.ts'
import { payerKind } from '../transactions/institution.ts'
import { isSent } from '../transactions/transfer-words.ts'

const WITHIN_DAYS = 7
/** Of a pay; a home and a family are paid from it, and they are not so many. */
const NEARLY_ALL = 0.8
const PEOPLE = 3
const MONTHS = 2

export interface PassedOn {
  pay: AccountLine[]
  sent: AccountLine[]
  /** How many people got it. */
  people: number
}

/** Nearly all of each pay of two months or more, sent on within a week to three people or more; null else. */
export const payPassedOn = madeOnceOf((series: readonly LineSeries[]): PassedOn | null => {
  const toPeople = series
    .filter((one) => isWithOthers(one) && one.category === 'other' && payerKind(one.payer) === 'person')
    .flatMap(({ key, movements }) =>
      movements.filter((line) => line.amount < 0 && isSent(line.description)).map((line) => ({ key, line })),
    )
  const passed = salaryLines(series).flatMap((pay) => {
    const soon = toPeople.filter(
      ({ line }) => line.bookedOn >= pay.bookedOn && line.bookedOn <= addDays(pay.bookedOn, WITHIN_DAYS),
    )
    const isNearlyAll = -totalOf(soon.map(({ line }) => line)) >= NEARLY_ALL * pay.amount
    return isNearlyAll && new Set(soon.map(({ key }) => key)).size >= PEOPLE ? [{ pay, soon }] : []
  })
  if (new Set(passed.map(({ pay }) => monthOf(pay.bookedOn))).size < MONTHS) return null
  const all = passed.flatMap(({ soon }) => soon)
  return {
    pay: passed.map(({ pay }) => pay),
    sent: [...new Set(all.map(({ line }) => line))],
    people: new Set(all.map(({ key }) => key)).size,
  }
})
