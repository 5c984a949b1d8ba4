/** A rent that rose, by agreement or by an index, and stayed so. */
import type { Cents } from '../money.ts'

/** More at once is no ordinary rise. Source: § 558 Abs. 3 BGB. */
const MAX_RISE = 0.2
/** In so many months in a row a rise stays. */
const STAYS = 2
const NEARLY = 0.03

/** Of a rent as good as the other. */
export const isAbout = (amount: Cents, of: Cents): boolean => Math.abs(amount - of) <= NEARLY * of

/**
 * Returns the rent of now, where the months before brought another and lower one, all the same; null where it did not
 * rise so. `monthly`: what was paid in each month, the oldest first. The rise stays where two months or the rent that
 * the person names bear it out.
 */
export function risenRent(monthly: readonly Cents[], stated: Cents | null): Cents | null {
  const latest = monthly.at(-1) ?? 0
  const since = monthly.findLastIndex((amount) => !isAbout(amount, latest)) + 1
  const before = monthly.slice(0, since)
  const highest = Math.max(...before)
  const isRise =
    before.length > 0 &&
    before.every((amount) => isAbout(amount, highest)) &&
    latest > highest &&
    latest <= (1 + MAX_RISE) * highest
  const isBorneOut = monthly.length - since >= STAYS || (stated !== null && isAbout(stated, latest))
  return isRise && isBorneOut ? latest : null
}
