import { expect, test } from 'vitest'
import { drafts, draftsBody } from './drafts.ts'

const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`member ${at}`, '{}']))

test.each<[Record<string, string | null>, boolean]>([
  [{}, true],
  [{ home: '{"rent":"650"}', 'member new': '1' }, true],
  [{ home: null }, true],
  [{ home: JSON.stringify('x'.repeat(7998)) }, true],
  [{ home: JSON.stringify('x'.repeat(7999)) }, false],
  [{ home: '{' }, false],
  [{ ['a'.repeat(40)]: '{}' }, true],
  [{ ['a'.repeat(41)]: '{}' }, false],
  [{ Home: '{}' }, false],
  [many(30), true],
  [many(31), false],
])('a page may send %j: %s', (sent, fits) => expect(draftsBody.safeParse({ drafts: sent }).success).toBe(fits))

test('what is kept is text alone, and nothing stands beside the drafts', () => {
  expect(drafts.safeParse({ home: null }).success).toBe(false)
  expect(draftsBody.safeParse({ drafts: {}, other: 1 }).success).toBe(false)
})
