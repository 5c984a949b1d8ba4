/** What may be a commitment and does not say so. */
import { daysBetween, monthOf, monthsFrom, type Month } from '../day.ts'
import { salaryLines, statementMonths, type AccountLine, type LineSeries } from '../facts/account-lines.ts'
import type { EvidenceDocument } from '../facts/evidence-document.ts'
import { sum, type Cents } from '../money.ts'
import { isTransfer } from './returned-pay.ts'

/** A transfer is booked on both accounts within so many days. */
const TRANSFER_DAYS = 5

/**
 * What goes to other accounts of the person's own each month and comes in on none that is shown: what is paid from
 * there is not known. Cents, positive.
 */
export function paidToAccountsElsewhere(documents: readonly EvidenceDocument[], series: readonly LineSeries[]): Cents {
  const own = series.filter(({ category }) => category === 'own_transfer').flatMap(({ movements }) => movements)
  const arrived = own.filter(({ amount }) => amount > 0)
  const elsewhere = own.filter(({ amount, bookedOn }) => {
    if (amount > 0) return false
    const at = arrived.findIndex(
      (found) => found.amount === -amount && Math.abs(daysBetween(bookedOn, found.bookedOn)) <= TRANSFER_DAYS,
    )
    if (at >= 0) arrived.splice(at, 1)
    return at < 0
  })
  if (new Set(elsewhere.map(({ bookedOn }) => monthOf(bookedOn))).size < 2) return 0
  return Math.round(-sum(elsewhere.map(({ amount }) => amount)) / Math.max(1, statementMonths(documents).length))
}

/** A month between two others is told by no statement. */
export const hasGap = (covered: readonly Month[]): boolean =>
  covered.length > 0 && monthsFrom(covered[0]!, covered.at(-1)!).length > covered.length

/** Of so many months in a row, the same amount to the cent: a loan or a rent is paid so, and a purchase is not. */
const REGULAR_MONTHS = 3
const MIN_AMOUNT = 20_000

/** Within so many days after pay the same amount is looked for less exactly: it may be pay that goes back. */
const AFTER_PAY_DAYS = 5
const AFTER_PAY_TOLERANCE = 0.05

/** A purpose that says what is paid for, and that is no commitment of the kind that counts. Of private life, too. */
const saysPurpose = new RegExp(
  `(?<!\\p{L})(?:${[
    'KITA|KINDERGARTEN|ELTERNBEITRAG|HORT|SCHULE|SCHULGELD|SPENDE|BEITRAG|MITGLIEDSBEITRAG|SPARPLAN|SPAREN|DEPOT|TASCHENGELD',
    'ASILO|NIDO|RETTA|MENSA|SCUOLA|DONAZIONE|RISPARMIO|FONDO PENSIONE|PAGHETTA',
  ].join('|')})(?!\\p{L})`,
  'iu',
)

/** What goes out each month, equal to the cent, or nearly so just after pay, and does not say what for. 200 euros and more. */
export function unnamedPayments(series: readonly LineSeries[]): LineSeries[] {
  const payDays = salaryLines(series).map(({ bookedOn }) => bookedOn)
  const isAfterPay = ({ bookedOn }: AccountLine) =>
    payDays.some((day) => {
      const days = daysBetween(day, bookedOn)
      return days >= 0 && days <= AFTER_PAY_DAYS
    })
  const isAlike = (movements: readonly AccountLine[], typical: Cents) => {
    const tolerance = movements.every(isAfterPay) ? AFTER_PAY_TOLERANCE * -typical : 0
    return movements.every(({ amount }) => Math.abs(amount - typical) <= tolerance)
  }
  return series.filter(
    ({ category, typicalAmount, movements }) =>
      (category === 'cash' ||
        (category === 'other' &&
          movements.every(({ description }) => isTransfer(description) && !saysPurpose.test(description)))) &&
      typicalAmount <= -MIN_AMOUNT &&
      movements.length >= REGULAR_MONTHS &&
      isAlike(movements, typicalAmount) &&
      isMonthly(movements.map(({ bookedOn }) => monthOf(bookedOn))),
  )
}

const isMonthly = (months: readonly Month[]): boolean =>
  new Set(months).size === months.length && monthsFrom(months[0]!, months.at(-1)!).length === months.length
