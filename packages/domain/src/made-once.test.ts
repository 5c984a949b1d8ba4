import { expect, test, vi } from 'vitest'
import { forgetLatest, madeLately, madeOnce, madeOnceOf } from './made-once.ts'

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

test('makes the value of a text once, also none, and lets the oldest go', () => {
  const make = vi.fn<(text: string) => string | undefined>((text) => (text === '' ? undefined : `${text}!`))
  const value = madeLately(make)
  expect(['a', 'a', '', ''].map(value)).toEqual(['a!', 'a!', undefined, undefined])
  expect(make).toHaveBeenCalledTimes(2)
  for (let at = 0; at < 4095; at++) value(String(at))
  make.mockClear()
  expect(['', '4094', 'a'].map(value)).toEqual([undefined, '4094!', 'a!'])
  expect(make.mock.calls).toEqual([['a']])
})

test('forgets what was made of the latest texts, in each function', () => {
  const make = vi.fn<(text: string) => string>((text) => text)
  const [one, other] = [madeLately(make), madeLately(make)]
  const askBoth = () => [one('Łucja'), other('Łucja')]
  askBoth()
  make.mockClear()
  askBoth()
  expect(make).not.toHaveBeenCalled()
  forgetLatest()
  askBoth()
  expect(make).toHaveBeenCalledTimes(2)
})
