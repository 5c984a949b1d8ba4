/**
 * Days of value below those of booking, where a day of booking is printed once for all bookings of that day: a later
 * booking prints its day of value alone, in the second line.
 */
import type { Day } from '@attesta/domain/day.ts'
import type { DatedLine } from './dated-lines.ts'

/** A booking's lines, from the first to that of its amount, or to its second line where the amount is on the first. */
interface Block {
  lines: DatedLine[]
}

/**
 * Gives such bookings the day of the booking above and their own day of value.
 *
 * @returns the first lines of these bookings; none where most bookings do not print both days in their first two lines
 */
export function fillLeftOutDays(dated: readonly DatedLine[], marked: ReadonlySet<number>): DatedLine[] {
  const isDay = ({ booked, line }: DatedLine, at: number) => booked !== null && line.kind === 'plain' && !marked.has(at)
  const from = dated.findIndex(isDay),
    to = dated.findLastIndex(isDay)
  const plain = dated.filter(({ line }, at) => at >= from && at <= to && line.kind === 'plain' && !marked.has(at))
  return fill(blocksFromAmounts(plain)) ?? fill(blocksToAmounts(plain)) ?? []
}

const hasAmount = ({ line }: DatedLine) => line.amounts.length > 0

/** Amounts beside the upper day: each begins a booking. */
const blocksFromAmounts = (plain: readonly DatedLine[]): Block[] =>
  plain.flatMap((entry, at) => {
    const below = plain[at + 1]
    return hasAmount(entry) ? [{ lines: below && !hasAmount(below) ? [entry, below] : [entry] }] : []
  })

/** Amounts below the upper day: each ends a booking. */
function blocksToAmounts(plain: readonly DatedLine[]): Block[] {
  const ends = plain.flatMap((entry, at) => (hasAmount(entry) ? [at] : []))
  return ends.map((end, number) => ({ lines: plain.slice((ends[number - 1] ?? -1) + 1, end + 1) }))
}

/** An amount without a day may be a sum among the bookings. */
const MIN_SHARE = 0.9

function fill(blocks: readonly Block[]): DatedLine[] | null {
  const days = ({ lines }: Block) => lines.slice(0, 2).map(({ booked }) => booked !== null)
  const whole = blocks.filter((block) => days(block).every(Boolean) && block.lines.length > 1),
    leftOut = blocks.filter((block) => block.lines.length > 1 && !days(block)[0] && days(block)[1])
  if (whole.length * 2 < blocks.length || whole.length + leftOut.length < MIN_SHARE * blocks.length) return null
  let above: Day | null = null
  const filled: DatedLine[] = []
  for (const {
    lines: [first, second],
  } of blocks) {
    if (first!.booked !== null) above = first!.booked
    else if (above !== null && second && second.booked !== null) {
      first!.booked = above
      first!.value = second.booked
      second.booked = null
      filled.push(first!)
    }
  }
  return filled
}
