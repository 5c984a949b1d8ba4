import { expect, test } from 'vitest'
import { otherLoopbackName } from './loopback-name.ts'

const trial = 'http://localhost:3000'

test.each([
  ['127.0.0.1:3000', trial],
  ['[::1]:3000', trial],
  ['localhost:3000', undefined],
  ['127.0.0.1:3001', undefined],
  ['de.localhost:3000', undefined],
  ['attesta.example:3000', undefined],
  [undefined, undefined],
])('a trial called as %s is at %s', (host, expected) => expect(otherLoopbackName(host, trial)).toBe(expected))

test('an address that others reach never sends away', () => {
  expect(otherLoopbackName('127.0.0.1', 'https://attesta.example')).toBeUndefined()
  expect(otherLoopbackName('localhost', 'http://127.0.0.1')).toBe('http://127.0.0.1')
})
