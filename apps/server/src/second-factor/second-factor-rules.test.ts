import { expect, test } from 'vitest'
import { systemRandom } from '../random.ts'
import { drawRecoveryCodes, shownRecoveryCode } from './recovery-codes.ts'
import { waitAfterWrong } from './wait-after-wrong.ts'

test.each([
  [0, 0],
  [1, 0],
  [4, 0],
  [5, 30],
  [6, 60],
  [7, 120],
  [11, 1920],
  [15, 30_720],
  [16, 43_200],
  [400, 43_200],
])('after %i wrong codes in a row nothing is looked at for %i seconds', (tries, seconds) =>
  expect(waitAfterWrong(tries)).toBe(seconds),
)

test('guessing without pause for thirty days gives no more than a hundred', () => {
  let [seconds, guesses] = [0, 0]
  while (seconds < 30 * 86_400) seconds += waitAfterWrong(++guesses)
  expect(guesses).toBeLessThanOrEqual(100)
})

test('ten recovery codes, each of its own and easily read', () => {
  const codes = drawRecoveryCodes(systemRandom)
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(shownRecoveryCode(code)).toMatch(/^[a-km-np-z2-9]{5}-[a-km-np-z2-9]{5}$/)
})
