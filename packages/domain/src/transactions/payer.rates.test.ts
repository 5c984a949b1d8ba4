/** Whom printed lines name, in two halves: causes were looked for in the lines of the first alone. */
import { expect, test } from 'vitest'
import { fromDecimal } from '../money.ts'
import { payerOf } from './payer.ts'
import { eleventhParties, eleventhPrintedLines } from './printed-lines/printed-lines.fixture.ts'

/** Right are the letters of the name as they are printed, or none where no one is named. */
const right = (half: 0 | 1) =>
  eleventhPrintedLines.filter(
    ([description, amount], at) =>
      at % 2 === half && payerOf({ description, amount: fromDecimal(amount) }).name === eleventhParties[at],
  ).length

test('as many names are read as are written down, of 131 in each half', () => {
  expect(eleventhParties).toHaveLength(eleventhPrintedLines.length)
  expect(right(0)).toBeGreaterThanOrEqual(120)
  expect(right(1)).toBeGreaterThanOrEqual(98)
})
