/** One rent that is paid in several orders: the home and its running costs. Source: C-recurrent-costs. */
import { monthsFrom } from '../day.ts'
import type { LineSeries } from '../facts/account-lines.ts'
import { sum, type Cents } from '../money.ts'
import { foldWords } from '../transactions/fold.ts'

/** Nebenkosten   Betriebskosten   Heizkosten   Vorauszahlung   Spese condominiali   Oneri accessori */
const running = /\b\w*(?:NEBENKOSTEN|BETRIEBSKOSTEN|HEIZKOSTEN)\w*|\bSPESE (?:COND|ACCESSOR|COMUNI)|\bONERI\b/

const saysRunning = ({ movements }: LineSeries) =>
  movements.every(({ description }) => running.test(foldWords(description).join(' ')))

/** Two months or more, one after the other, one payment in each. */
const isMonthly = ({ months, movements }: LineSeries) =>
  months.length > 1 &&
  months.length === movements.length &&
  monthsFrom(months[0]!, months.at(-1)!).length === months.length

const isTogether = (one: LineSeries, other: LineSeries) =>
  one.months.filter((month) => other.months.includes(month)).length > 1

const joined = (parts: readonly LineSeries[]): LineSeries => ({
  ...parts[0]!,
  rhythm: 'monthly',
  months: [...new Set(parts.flatMap(({ months }) => months))].sort(),
  movements: parts.flatMap(({ movements }) => movements).sort((a, b) => a.bookedOn.localeCompare(b.bookedOn)),
  typicalAmount: sum(parts.map(({ typicalAmount }) => typicalAmount)),
})

/**
 * Outgoing series with each rent whole: with what goes to its payee each month beside it, as rent or for running costs,
 * and with running costs to another payee where the stated rent holds them. What brings the sum no nearer to the stated
 * rent than one payment alone is a thing of its own: a garage, a second home.
 */
export function wholeRents(series: readonly LineSeries[], stated: Cents | null): LineSeries[] {
  const distance = (amount: Cents) => Math.abs(-amount - (stated ?? 0))
  let rest = [...series]
  const rents = series
    .filter((one) => one.category === 'rent_paid' && isMonthly(one))
    .toSorted((a, b) => a.typicalAmount - b.typicalAmount)
  for (const rent of rents) {
    if (!rest.includes(rent)) continue
    const beside = rest.filter((one) => one !== rent && isMonthly(one) && isTogether(one, rent))
    const ofPayee = beside.filter((one) => one.key === rent.key && (one.category === 'rent_paid' || saysRunning(one)))
    const ofOthers = stated === null ? [] : beside.filter((one) => one.key !== rent.key && saysRunning(one))
    const whole = [
      [rent, ...ofPayee, ...ofOthers],
      [rent, ...ofPayee],
      [rent, ...ofOthers],
    ]
      .filter((parts) => parts.length > 1)
      .map(joined)
      .toSorted((a, b) => distance(a.typicalAmount) - distance(b.typicalAmount))[0]
    const isNearest =
      whole !== undefined &&
      (stated === null ||
        [rent, ...ofPayee].every(({ typicalAmount }) => distance(whole.typicalAmount) < distance(typicalAmount)))
    if (isNearest)
      rest = [whole, ...rest.filter(({ movements }) => !movements.some((line) => whole.movements.includes(line)))]
  }
  return rest
}
