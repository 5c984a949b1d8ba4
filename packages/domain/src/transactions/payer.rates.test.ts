/** Whom printed lines name, in two halves: causes were looked for in the lines of the first alone. */
import { expect, test } from 'vitest'
import { fromDecimal } from '../money.ts'
import type { LabelledLine } from './labelled-lines.fixture.ts'
import { payerOf } from './payer.ts'
import {
  eleventhParties,
  eleventhPrintedLines,
  twelfthParties,
  twelfthPrintedLines,
} from './printed-lines/printed-lines.fixture.ts'

/** Right are the letters of the name as they are printed, or none where no one is named. */
const isRight = ([description, amount]: LabelledLine, party: string | null) =>
  payerOf({ description, amount: fromDecimal(amount) }).name === party
const right = (half: 0 | 1) =>
  eleventhPrintedLines.filter((line, at) => at % 2 === half && isRight(line, eleventhParties[at] ?? null)).length

test('as many names are read as are written down, of 131 in each half', () => {
  expect(eleventhParties).toHaveLength(eleventhPrintedLines.length)
  expect(right(0)).toBeGreaterThanOrEqual(120)
  expect(right(1)).toBeGreaterThanOrEqual(98)
})
test('as many names are read as were at first, of lines that no one who writes the reader has looked at', () => {
  expect(twelfthParties).toHaveLength(twelfthPrintedLines.length)
  expect(
    twelfthPrintedLines.filter((line, at) => isRight(line, twelfthParties[at] ?? null)).length,
  ).toBeGreaterThanOrEqual(101)
})
