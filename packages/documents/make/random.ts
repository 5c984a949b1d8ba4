/** Chance that can be repeated: the same words give the same throws on every machine. */
export interface Dice {
  /** 0 ≤ n < 1. */
  fraction(): number
  /** Both ends included. */
  between(lowest: number, highest: number): number
  pick<T>(choices: readonly T[]): T
}

/** Dice for one matter, e.g. `7:giulia-bianchi:2026-09`: a month falls out alike whichever document asks first. */
export function diceOf(matter: string): Dice {
  // FNV-1a turns the words into a number, mulberry32 into throws.
  let state = [...matter].reduce(
    (hash, character) => Math.imul(hash ^ character.codePointAt(0)!, 0x01000193),
    0x811c9dc5,
  )
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (lowest: number, highest: number) => lowest + Math.floor(fraction() * (highest - lowest + 1))
  return { fraction, between, pick: (choices) => choices[between(0, choices.length - 1)]! }
}
