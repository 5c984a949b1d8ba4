import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alikeCost, misreadCost } from './misread-word.ts'

// 0 and O, 1 and I, S and 5 are alike; W and X are like none of these.
const letter = fc.constantFrom('0', 'O', '1', 'I', 'S', '5', 'W', 'X')
const word = fc.array(letter, { maxLength: 6 }).map((letters) => letters.join(''))
const ALIKE = ['0O', '1I', '5S']
const taken = (one: string, other: string | undefined) =>
  one === other ? 0 : ALIKE.includes([one, other].sort().join('')) ? 0.5 : 1

/** Every way of making one word the other. */
const allWays = (print: string, known: string): number =>
  print === '' || known === ''
    ? print.length + known.length
    : Math.min(
        allWays(print.slice(1), known.slice(1)) + taken(print[0]!, known[0]),
        allWays(print.slice(1), known) + 1,
        allWays(print, known.slice(1)) + 1,
      )

const upTo = (max: number, cost: number) => (cost <= max ? cost : Infinity)
const max = fc.constantFrom(0, 0.5, 1, 1.5, 2.5)

test('a misreading costs what its cheapest way costs, and nothing is told beyond the limit', () => {
  fc.assert(
    fc.property(word, word, max, (print, known, limit) => {
      expect(misreadCost(print, known, limit)).toBe(upTo(limit, allWays(print, known)))
    }),
    { numRuns: 500 },
  )
})

test('letter by letter from a place, where a letter that is not there is another', () => {
  fc.assert(
    fc.property(word, fc.nat(4), word, max, (print, from, known, limit) => {
      const cost = [...known].reduce((sum, one, at) => sum + taken(one, print[from + at]), 0)
      expect(alikeCost(print, from, known, limit)).toBe(upTo(limit, cost))
    }),
  )
})
