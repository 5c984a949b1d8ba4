/** The money that was on the accounts, day by day. Source: C-cash-balance. */
import type { TraceRef } from '@attesta/contract/report.ts'
import { addDays, daysBetween, type Day } from '../day.ts'
import { accountsOf, believedFirst, lineSeries, type AccountOf, type LineSeries } from '../facts/account-lines.ts'
import { figureOf, limitedTo, readFrom, unknownFigure, type Figure, type Support } from '../facts/figure.ts'
import { cite, type EvidenceDocument } from '../facts/evidence-document.ts'
import { decimal, fromDecimal, sum, type Cents } from '../money.ts'
import { borrowed, leftOfLoans } from './loans-paid-out.ts'
import { lentMoney, lentOn } from './lent-money.ts'

/** Balance at the end of each day of a statement; none when it shows no opening balance or period. */
export function dailyBalances({ account: { period, opening_balance, transactions } }: AccountOf): Map<Day, Cents> {
  const balances = new Map<Day, Cents>()
  if (period === null || opening_balance === null) return balances
  const byDay = Map.groupBy(transactions, ({ booked_on }) => booked_on)
  let balance =
    fromDecimal(opening_balance) +
    sum(transactions.filter(({ booked_on }) => booked_on < period.from).map(({ amount }) => fromDecimal(amount)))
  for (let day = 0; day <= daysBetween(period.from, period.to); day++) {
    const date = addDays(period.from, day)
    balance += sum((byDay.get(date) ?? []).map(({ amount }) => fromDecimal(amount)))
    balances.set(date, balance)
  }
  return balances
}

/** Where a statement begins and ends: what is said of all its transactions together stands between the two. */
function citeBalances({ document, account, place }: AccountOf): TraceRef[] {
  return [
    cite(document, `${place}.opening_balance`, 'Report.Trace.opening_balance', account.opening_balance, {
      page: 1,
      when: account.period?.from ?? null,
    }),
    cite(document, `${place}.closing_balance`, 'Report.Trace.closing_balance', account.closing_balance, {
      when: account.period?.to ?? null,
    }),
  ]
}

/** What is said of all of an account's transactions together. */
export const readAccount = (shown: AccountOf): Support => readFrom(shown.document, shown.account, citeBalances(shown))

/**
 * Mean over every day that the statements cover of what all accounts together held at its end. Euro cents. An account
 * adds nothing on days that its statements do not tell: money that moved from one to another counts once. What a
 * private person lent counts on no day, nor what a lender paid out. Unknown when no statement shows a balance and a
 * period; proven when each account's sums close, each tells every day, nothing was lent, and no other person holds it
 * too: of a shared account it is not known how much is the person's.
 */
export function averageCashBalance(
  documents: readonly EvidenceDocument[],
  series: readonly LineSeries[] = lineSeries(documents),
): Figure {
  const shown = accountsOf(documents).filter(
    ({ account }) => account.period !== null && account.opening_balance !== null,
  )
  if (shown.length === 0) return unknownFigure()
  const byAccount = [...Map.groupBy(shown, ({ key }) => key).values()].map(
    (statements) =>
      // The last that is set of a day stays.
      new Map(
        believedFirst(statements)
          .toReversed()
          .flatMap((statement) => [...dailyBalances(statement)]),
      ),
  )
  const days = new Set(byAccount.flatMap((balances) => [...balances.keys()]))
  const isShared = shown.some(({ account }) => account.holders.length > 1)
  const isInPart = byAccount.some((balances) => balances.size < days.size)
  const all = byAccount.flatMap((balances) => [...balances.values()])
  const keys = new Set(shown.map(({ key }) => key))
  const ofPeople = lentMoney(series)
  const lent = ofPeople.map(({ paidIn, paidBack }) => ({
    paidIn: paidIn.filter(({ account }) => keys.has(account)),
    paidBack,
  }))
  // No more than is there: what left for an account that is not shown is in no balance.
  const inLent = new Set(ofPeople.flatMap(({ paidIn }) => paidIn))
  const loans = borrowed(series).filter((line) => keys.has(line.account) && !inLent.has(line))
  const spent = series.flatMap(({ movements }) => movements.filter(({ amount }) => amount < 0))
  const owed = [...days].map((day) =>
    Math.min(
      lentOn(lent, day) + leftOfLoans(loans, spent, day),
      Math.max(0, sum(byAccount.map((balances) => balances.get(day) ?? 0))),
    ),
  )
  const isLent = owed.some((amount) => amount > 0)
  return figureOf({
    value: mean(all, days.size) - mean(owed, days.size),
    rule: isLent ? 'balance.average-lent@1' : isShared ? 'balance.average-shared@2' : 'balance.average@2',
    from: [...shown.map(readAccount), ...limitedTo('consistent', isShared || isInPart || isLent)],
    workings: {
      ...Object.fromEntries(
        byAccount.flatMap((balances, index) => [
          [`account_${index + 1}`, decimal(mean([...balances.values()], balances.size))],
          [`account_${index + 1}_days`, balances.size],
        ]),
      ),
      ...(isLent && { lent: decimal(mean(owed, days.size)) }),
    },
  })
}

const mean = (balances: readonly Cents[], days: number): Cents => Math.round(sum(balances) / Math.max(1, days))
