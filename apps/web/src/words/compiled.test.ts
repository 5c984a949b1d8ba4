import { expect, test } from 'vitest'
import { compileWords } from '../../build/compiled-words.ts'
import { takes } from './compiled.ts'

const words = compileWords({
  plain: 'name',
  argument: 'for {name}',
  number: '{months, number} months',
  branch: '{count, plural, one {one month of {name}} other {# months}}',
  tag: 'write to <link>{name}</link>',
})

test.each([
  ['plain', 'name', false],
  ['argument', 'name', true],
  ['argument', 'other', false],
  ['number', 'months', true],
  ['branch', 'count', true],
  ['branch', 'name', true],
  ['tag', 'name', true],
  ['tag', 'link', true],
])('«%s» takes %s: %s', (key, name, expected) => expect(takes(words[key]!, name)).toBe(expected))

test('a message that cannot be parsed fails, by its key', () =>
  expect(() => compileWords({ 'Shell.Broken': 'for {name' })).toThrow('Shell.Broken'))
