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
  ['/it/legal/terms', true],
  ['/it/legal/nothing', false],
  ['/de/timeout', true],
  ['/en/unauthorized', true],
  ['/de/bank-return', true],
  ['/it/nowhere', false],
  ['/hello/world', false],
])('LG-2 %s is one of ours: %s', (path, expected) => expect(isKnownPage(path)).toBe(expected))
