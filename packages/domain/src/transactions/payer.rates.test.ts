/** Whom printed lines name, in two halves: causes were looked for in the lines of the first alone. */
import { expect, test } from 'vitest'
import { fromDecimal } from '../money.ts'
import type { LabelledLine } from './labelled-lines.fixture.ts'
import { payerOf } from './payer.ts'
import {
  eleventhParties,
  eleventhPrintedLines,
  thirteenthParties,
  thirteenthPrintedLines,
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
test.each<[string, readonly LabelledLine[], readonly (string | null)[], number]>([
  ['160, 101 of which were right at first', twelfthPrintedLines, twelfthParties, 107],
  ['100', thirteenthPrintedLines, thirteenthParties, 88],
])('and of lines that no one who writes the reader looked at when they were read: %s', (_, lines, parties, floor) => {
  expect(parties).toHaveLength(lines.length)
  expect(lines.filter((line, at) => isRight(line, parties[at] ?? null)).length).toBeGreaterThanOrEqual(floor)
})
