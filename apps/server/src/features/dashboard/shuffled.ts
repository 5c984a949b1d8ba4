import type { Random } from '../../random.ts'

/** The same in an order that tells nothing: Fisher and Yates, each place by a number that is far larger than it. */
export function shuffled<T>(some: readonly T[], { bytes }: Pick<Random, 'bytes'>): T[] {
  const order = [...some]
  for (let last = order.length - 1; last > 0; last--) {
    const other = bytes(4).readUInt32BE() % (last + 1)
    ;[order[last], order[other]] = [order[other]!, order[last]!]
  }
  return order
}
