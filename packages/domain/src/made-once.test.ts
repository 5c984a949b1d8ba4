import { expect, test, vi } from 'vitest'
import { madeOnce, madeOnceOf } from './made-once.ts'

test('the value of a key is made once, also when it is undefined', () => {
  const asked: string[] = []
  const value = madeOnce((key: string) => {
    asked.push(key)
    return key === 'none' ? undefined : key.toUpperCase()
  })
  expect(['a', 'b', 'a', 'none', 'none', 'b'].map(value)).toEqual(['A', 'B', 'A', undefined, undefined, 'B'])
  expect(asked).toEqual(['a', 'b', 'none'])
})

test('makes the value of an object once', () => {
  const make = vi.fn<(key: number[]) => number | null>((key) => (key.length > 0 ? key.length : null))
  const lengthOf = madeOnceOf(make)
  const [one, none] = [[1], []]
  expect([one, one, none, none].map(lengthOf)).toEqual([1, 1, null, null])
  expect(make).toHaveBeenCalledTimes(2)
})
