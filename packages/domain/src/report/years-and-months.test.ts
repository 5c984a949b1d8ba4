import { expect, test } from 'vitest'
import { yearsAndMonths } from './years-and-months.ts'

test.each([
  [0, 0, 0],
  [11, 0, 11],
  [12, 1, 0],
  [27, 2, 3],
])('%d months are %d years and %d months', (all, years, months) =>
  expect(yearsAndMonths(all)).toEqual({ years, months }),
)
