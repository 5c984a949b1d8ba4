import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeAt, otpauthAddress, stepOfCode, writtenSecret } from './totp.ts'

/** RFC 6238, appendix B, SHA-1: the last six of its eight digits. */
const seed = Buffer.from('12345678901234567890')

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code of the standard is %s', (second, code) => {
  const now = new Date(second * 1000)
  expect(codeAt(writtenSecret(seed), now)).toBe(code)
  expect(stepOfCode(seed, code, now)).toBe(Math.floor(second / 30))
})

const noon = new Date('2026-11-21T12:00:00Z')
const step = noon.getTime() / 30_000
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000)

test.each([
  ['of now', 0, step],
  ['of the end of the step', 29, step],
  ['of the step before', -1, step - 1],
  ['of the step after', 30, step + 1],
  ['of two steps before', -31, null],
  ['of two steps after', 60, null],
])('a code %s', (_, seconds, expected) =>
  expect(stepOfCode(seed, codeAt(writtenSecret(seed), after(seconds)), noon)).toBe(expected),
)

test("whatever the secret and the time, the app's code is its step's", () =>
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 20, maxLength: 20 }),
      fc.integer({ min: 60, max: 4_000_000_000 }),
      (secret, second) => {
        const now = new Date(second * 1000)
        expect(stepOfCode(secret, codeAt(writtenSecret(secret), now), now)).not.toBeNull()
      },
    ),
  ))

test('an app reads whose factor it is', () => {
  const address = new URL(otpauthAddress(seed, 'Attesta', 'vera@attesta.example'))
  expect([
    address.protocol,
    address.host,
    decodeURIComponent(address.pathname),
    address.searchParams.get('secret'),
    address.searchParams.get('issuer'),
    address.searchParams.get('digits'),
    address.searchParams.get('period'),
  ]).toEqual(['otpauth:', 'totp', '/Attesta:vera@attesta.example', writtenSecret(seed), 'Attesta', '6', '30'])
})
