/** Statements of one account that tell the same days. */
import { addDays, daysBetween, monthOf, type Day } from '../day.ts'
import { accountsOf, daysTold, type AccountOf } from '../facts/account-lines.ts'
import { cite } from '../facts/evidence-document.ts'
import { compareBookings, inFixedOrder } from '../facts/fixed-order.ts'
import type { Transaction } from '../facts/parse-result.ts'
import type { Period } from '../journey/windows.ts'
import { dailyBalances } from '../income/cash-balance.ts'
import { decimal, fromDecimal, type Cents } from '../money.ts'
import { movementOf } from '../transactions/movement.ts'
import { payerOf } from '../transactions/payer.ts'
import { crossFinding, type CrossFinding, type Reconciliation } from './cross-finding.ts'

/** A bank books a day or more after the value's day, and a connection tells another of them than the print. */
const DAYS_APART = 5

const shared = (one: Period, other: Period): Period | null => {
  const from = one.from > other.from ? one.from : other.from
  const to = one.to < other.to ? one.to : other.to
  return from <= to ? { from, to } : null
}

const isNear = (day: Day, found: Day) => Math.abs(daysBetween(day, found)) <= DAYS_APART

/** What stands in one of two within those days and is nowhere in the other, each booking there answering for one. */
function missingFrom(other: AccountOf, one: AccountOf, { from, to }: Period): Transaction[] {
  const left = [...other.account.transactions]
  return one.account.transactions.filter(({ booked_on, amount }) => {
    const at = left.findIndex((found) => found.amount === amount && isNear(booked_on, found.booked_on))
    if (at >= 0) left.splice(at, 1)
    return at < 0 && booked_on >= from && booked_on <= to
  })
}

/** The same party's booking in the same direction near that day, by another amount. */
const isTheSameOtherwise = (one: Transaction, found: Transaction): boolean => {
  const [mine, theirs] = [movementOf(one), movementOf(found)]
  const key = payerOf(mine).key
  return (
    key !== null &&
    key === payerOf(theirs).key &&
    Math.sign(mine.amount) === Math.sign(theirs.amount) &&
    isNear(one.booked_on, found.booked_on)
  )
}

/**
 * Of what the other lacks, that which it should have: near the end of the common days a booking may have come into
 * another statement, unless the other tells it by another amount.
 */
const contradicted = (lacking: readonly Transaction[], { from, to }: Period, otherLacks: readonly Transaction[]) =>
  lacking.filter(
    (one) =>
      (daysBetween(from, one.booked_on) >= DAYS_APART && daysBetween(one.booked_on, to) >= DAYS_APART) ||
      otherLacks.some((found) => isTheSameOtherwise(one, found)),
  )

function compare(one: AccountOf, other: AccountOf): CrossFinding[] {
  const [told, toldByOther] = [daysTold(one), daysTold(other)]
  const days = told && toldByOther && shared(told, toldByOther)
  if (days === null) return []
  const [only, onlyInOther] = [missingFrom(other, one, days), missingFrom(one, other, days)]
  const [added] = [
    ...contradicted(only, days, onlyInOther).map((transaction) => ({ of: one, transaction })),
    ...contradicted(onlyInOther, days, only).map((transaction) => ({ of: other, transaction })),
  ].sort((a, b) => compareBookings(movementOf(a.transaction), movementOf(b.transaction)))
  if (added === undefined) return []
  const { of, transaction } = added
  const index = of.account.transactions.indexOf(transaction)
  return [
    crossFinding(
      'bank_statement.overlap_differs',
      'error',
      [one.document, other.document],
      { month: monthOf(transaction.booked_on), other: one.document.name },
      [
        cite(of.document, `${of.place}.transactions.${index}.amount`, 'Report.Trace.booking', transaction.amount, {
          page: transaction.page,
          when: transaction.booked_on,
        }),
      ],
    ),
  ]
}

/**
 * Two statements of one account tell the same bookings of the same days: where they do not, one of them was changed or
 * misread, and nothing tells which.
 */
export const statementsAgree: Reconciliation = ({ applicant: { documents } }) =>
  [...Map.groupBy(accountsOf(inFixedOrder(documents)), ({ key }) => key).values()].flatMap((statements) =>
    statements.flatMap((one, index) =>
      statements.slice(index + 1).flatMap((other) => (one.document === other.document ? [] : compare(one, other))),
    ),
  )

/** What a statement shows at the end of the day before another one opens; null where it does not tell that day. */
const balanceBefore = (one: AccountOf, next: AccountOf): Cents | null =>
  next.account.period === null ? null : (dailyBalances(one).get(addDays(next.account.period.from, -1)) ?? null)

/**
 * A statement opens with what the one before it shows on the day before, be it its last or not. Only asked where both
 * add up: else the balance may be what was misread.
 */
export const balancesGoOn: Reconciliation = ({ applicant: { documents } }) =>
  [...Map.groupBy(accountsOf(documents), ({ key }) => key).values()].flatMap((statements) => {
    const sound = statements.filter(({ account }) => account.reconciled === true)
    return sound.flatMap((one) =>
      sound.flatMap((next): CrossFinding[] => {
        const { opening_balance: opening, period } = next.account
        const closing = balanceBefore(one, next)
        if (one === next || closing === null || opening === null || fromDecimal(opening) === closing) return []
        return [
          crossFinding(
            'bank_statement.balance_jumps',
            'warning',
            [one.document, next.document],
            { closing: decimal(closing), opening },
            [
              cite(
                one.document,
                `${one.place}.closing_balance`,
                'Report.Trace.closing_balance',
                one.account.closing_balance,
                { when: one.account.period!.to },
              ),
              cite(next.document, `${next.place}.opening_balance`, 'Report.Trace.opening_balance', opening, {
                page: 1,
                when: period!.from,
              }),
            ],
          ),
        ]
      }),
    )
  })
