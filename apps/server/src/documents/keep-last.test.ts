import { expect, test } from 'vitest'
import { keepLast } from './keep-last.ts'

const counted = (max: number, rounds = 1) => {
  const kept = keepLast<{ of: string }>(max, rounds)
  const made: string[] = []
  return {
    made,
    kept,
    of: (content: string) =>
      kept.once([content], () => {
        made.push(content)
        return { of: content }
      }),
  }
}

test('the same content is made once, another by itself', () => {
  const { made, of } = counted(2)
  expect(of('a')).toBe(of('a'))
  expect(of('b')).toEqual({ of: 'b' })
  expect(made).toEqual(['a', 'b'])
})

test('no more are kept than may be: the one that was asked for longest ago goes', () => {
  const { made, of } = counted(2)
  for (const content of ['a', 'b', 'a', 'c', 'a', 'b']) of(content)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('what is not asked for between two rounds goes, what is asked for stays', () => {
  const { kept, made, of } = counted(3)
  for (const content of ['a', 'b']) of(content)
  kept.forgetUnasked()
  of('a')
  kept.forgetUnasked()
  for (const content of ['a', 'b']) of(content)
  expect(made).toEqual(['a', 'b', 'b'])
})

test('what is asked for now and then stays for as many rounds as may be, and no longer', () => {
  const { kept, made, of } = counted(3, 10)
  of('a')
  for (let round = 0; round < 10; round++) kept.forgetUnasked()
  of('a')
  expect(made).toEqual(['a'])
  for (let round = 0; round < 11; round++) kept.forgetUnasked()
  of('a')
  expect(made).toEqual(['a', 'a'])
})
