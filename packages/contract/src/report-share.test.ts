import { expect, test } from 'vitest'
import { newShare } from './report-share.ts'
import { problemsOf } from './testing/problems-of.ts'

const share = (change: object) => ({
  report_id: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1b04',
  recipient: 'Casa Verde',
  level: 'band',
  days: 7,
  ...change,
})

test('a recipient stands without blanks around', () =>
  expect(newShare.parse(share({ recipient: ' Casa Verde ' })).recipient).toBe('Casa Verde'))
test('a recipient is needed', () =>
  expect(problemsOf(newShare, share({ recipient: ' ' }))).toEqual(['recipient: General.Error.Validation.Required']))
test.each<[object, boolean]>([
  [{ recipient: 'x'.repeat(120) }, true],
  [{ recipient: 'x'.repeat(121) }, false],
  ...[7, 14, 30, 60].map((days): [object, boolean] => [{ days }, true]),
  ...[0, 8, 29, 61, 365].map((days): [object, boolean] => [{ days }, false]),
])('a report is shared with %j: %s', (change, fits) => expect(newShare.safeParse(share(change)).success).toBe(fits))
