/** Random choices that a seed repeats: a file that broke something can be made again. */
export interface Dice {
  /** 0 ≤ n < below. */
  below(below: number): number
  of<T>(choices: readonly T[]): T
  bytes(length: number): Buffer
}

/** mulberry32: 32 bits of state, enough to spread mutations. */
export function createDice(seed: number): Dice {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const below = (bound: number) => next() % Math.max(1, bound)
  return {
    below,
    of: (choices) => choices[below(choices.length)]!,
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  }
}
