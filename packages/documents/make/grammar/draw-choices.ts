import type { Dice } from '../random.ts'

/** One of each list of choices. */
type Chosen<Lists extends Record<string, readonly string[]>> = { [Name in keyof Lists]: Lists[Name][number] }

/** How often the plain one is drawn: layouts are odd in some ways, never in all. */
const PLAIN = 0.4

/** The ways to choose from each list, whose first is the plain one. */
export function choosersOf<const Lists extends Record<string, readonly string[]>>(lists: Lists) {
  const choicesBy = (choose: (options: readonly string[]) => string) =>
    Object.fromEntries(Object.entries(lists).map(([name, options]) => [name, choose(options)])) as Chosen<Lists>
  return {
    plainChoices: () => choicesBy((options) => options[0]!),
    drawChoices: (dice: Dice) => choicesBy((options) => (dice.fraction() < PLAIN ? options[0]! : dice.pick(options))),
  }
}
