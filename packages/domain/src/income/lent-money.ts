/** Money that a private person paid in and got back: it was on the account, and was not its holder's. */
import type { Day } from '../day.ts'
import { totalOf, type AccountLine, type LineSeries } from '../facts/account-lines.ts'
import { sum, type Cents } from '../money.ts'
import { payerKind } from '../transactions/institution.ts'

/** Less is a shared dinner or a holiday. */
const AT_LEAST = 100_000
/** Of it so much went back. */
const NEARLY_WHOLE = 0.8

export interface LentMoney {
  paidIn: AccountLine[]
  paidBack: AccountLine[]
}

/** By the person who lent it: what they paid in and, later, nearly as much that they were sent. */
export function lentMoney(series: readonly LineSeries[]): LentMoney[] {
  const ofPeople = series.filter(
    ({ category, payer }) => (category === 'other' || category === 'loan') && payerKind(payer) === 'person',
  )
  return [...Map.groupBy(ofPeople, ({ key }) => key).values()].flatMap((some) => {
    const lines = some.flatMap(({ movements }) => movements)
    const paidIn = lines.filter(({ amount }) => amount > 0)
    const first = paidIn.map(({ bookedOn }) => bookedOn).sort()[0]
    const paidBack = lines.filter(({ amount, bookedOn }) => amount < 0 && first !== undefined && bookedOn >= first)
    const isLent = totalOf(paidIn) >= AT_LEAST && -totalOf(paidBack) >= NEARLY_WHOLE * totalOf(paidIn)
    return isLent ? [{ paidIn, paidBack }] : []
  })
}

/** What is still to be given back at the end of a day. Euro cents. */
export const lentOn = (lent: readonly LentMoney[], day: Day): Cents =>
  sum(
    lent.map(({ paidIn, paidBack }) =>
      Math.max(0, totalOf([...paidIn, ...paidBack].filter(({ bookedOn }) => bookedOn <= day))),
    ),
  )
