import { expect, test } from 'vitest'
import { isKnownPage } from './pages.ts'

const id = '0199c2f0-5d1e-7c3a-9b51-0a4f6b1c2d3e'
test.each([
  ['/', true],
  ['/it', true],
  ['/it/', true],
  ['/pt-BR', true],
  ['/hello', false],
  ['/apply', true],
  ['/mortgage/apply', true],
  [`/it/rapid/apply/${id}`, true],
  ['/it/villa/apply/x', false],
  ['/it/fill/occupation', true],
  ['/it/Rent/fill/occupation', true],
  [`/de/mortgage/fill/occupation/${id}`, true],
  [`/it/rent/fill/${id}/sign-up/${id}`, true],
  ['/it/villa/fill/occupation', false],
  [`/en/fill/${id}/verify-email`, true],
  [`/it/rent/fill/${id}/payment`, true],
  [`/it/rent/fill/${id}/your-data`, true],
  ['/en/fill/personal-details', true],
  ['/it/fill/nowhere', false],
  ['/it/fill', false],
  [`/it/rent/fill/${id}/payment/${id}`, false],
  [`/it/rent/fill/${id}/income-check`, true],
  [`/it/rent/fill/${id}/income-check/bank-statement`, true],
  [`/it/rent/fill/${id}/income-check/bank_statement`, false],
  [`/it/rent/fill/${id}/income-check/payslip/${id}`, false],
  ['/it/legal/terms', true],
  ['/it/legal/nothing', false],
  ['/de/timeout', true],
  ['/en/unauthorized', true],
  ['/de/bank-return', true],
  ['/it/nowhere', false],
  ['/hello/world', false],
])('the path %s is one of ours: %s', { tags: ['LG-2'] }, (path, expected) => expect(isKnownPage(path)).toBe(expected))

test('a saved application is resumed at an address of its own', { tags: ['A2-route-resume'] }, () =>
  expect(isKnownPage(`/it/rent/fill/${id}/resume-application`)).toBe(true),
)
test('there is a page for those who may not see one, in each language', { tags: ['A2-route-unauthorized'] }, () =>
  expect(['/it/unauthorized', '/de/unauthorized', '/unauthorized', '/it/unauthorized/x'].map(isKnownPage)).toEqual([
    true,
    true,
    false,
    false,
  ]),
)
test('a partner sends its people to an address of the short form', { tags: ['A2-route-partner'] }, () =>
  expect(
    [
      `/it/rapid/partner-entry-point/${id}`,
      '/de/rapid/partner-entry-point',
      `/it/rent/partner-entry-point/${id}`,
      `/rapid/partner-entry-point/${id}`,
    ].map(isKnownPage),
  ).toEqual([true, true, false, false]),
)
