import { expect, test } from 'vitest'
import { builtOnce } from './built-once.ts'
import type { Tx } from './connect.ts'

test('a query is built once for each connection', () => {
  const [one, other] = [{}, {}] as [Tx, Tx]
  let built = 0
  const query = builtOnce(() => ({ number: ++built }))
  expect([query(one), query(one), query(other), query(one), query(other)].map(({ number }) => number)).toEqual([
    1, 1, 2, 1, 2,
  ])
})
