import { expect, test } from 'vitest'
import { madeOnce } from './made-once.ts'

test('the value of a key is made once, also when it is undefined', () => {
  const asked: string[] = []
  const value = madeOnce((key: string) => {
    asked.push(key)
    return key === 'none' ? undefined : key.toUpperCase()
  })
  expect(['a', 'b', 'a', 'none', 'none', 'b'].map(value)).toEqual(['A', 'B', 'A', undefined, undefined, 'B'])
  expect(asked).toEqual(['a', 'b', 'none'])
})
