import { expect, test } from 'vitest'
import { groupAlternatives } from './group-alternatives.ts'

const line = (ref: string, is_ORed = false) => ({ ref, is_ORed })
test.each([
  ['none', [], []],
  ['each for itself', [line('a'), line('b')], [['a'], ['b']]],
  ['an alternative joins the one before', [line('a'), line('b', true), line('c')], [['a', 'b'], ['c']]],
  ['three that may stand for one another', [line('a'), line('b', true), line('c', true)], [['a', 'b', 'c']]],
  ['a first one marked as alternative stands alone', [line('a', true)], [['a']]],
])('%s', { tags: ['A2-required-documents', 'A3-required-document'] }, (_, documents, expected) =>
  expect(groupAlternatives(documents).map((group) => group.map(({ ref }) => ref))).toEqual(expected),
)
