import { expect, test } from 'vitest'
import { messageType } from './parent-window.ts'
import { problemsOf } from './testing/problems-of.ts'

test.each(['a', 'portale.tenant-check', 'A1:b_c', ' attesta ', 'a'.repeat(40)])('a message may be of type %j', (type) =>
  expect(messageType.safeParse(type).data).toBe(type.trim()),
)
test.each(['', '1a', '-a', 'a b', 'ä', 'a'.repeat(41), 'a/b'])('a message is never of type %j', (type) =>
  expect(problemsOf(messageType, type)).toEqual([': Dashboard.Sites.Type.Error']),
)
