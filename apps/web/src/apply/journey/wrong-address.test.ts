import { expect, test } from 'vitest'
import { isKnownPage } from '@attesta/contract/pages.ts'
import { namesUnknownLanguage } from './wrong-address.ts'

test.each([
  ['/', false],
  ['/fr', true],
  ['/pt-BR', true],
  ['/fr/fill/occupation', true],
  ['/fr/rent/fill/sign-up', true],
  ['/hello/fill/occupation', true],
  ['/EN/unauthorized', true],
  ['/fr/bank-return', true],
  ['/villa/apply', true],
  ['/it/fill/occupation', false],
  ['/rent/apply/x', false],
  ['/apply/x', false],
  ['/hello', false],
  ['/hello/world', false],
])('SH %s begins with a language that we do not speak: %s', { tags: ['A2-language-unsupported'] }, (path, expected) =>
  expect(namesUnknownLanguage(path)).toBe(expected),
)

test.each([
  ['/', false],
  ['/it', false],
  ['/fr', false],
  ['/apply', false],
  ['/hello', true],
  ['/it/rent/fill/occupation', false],
  ['/it/Rent/fill/occupation', false],
  ['/it/villa/fill/occupation', true],
  ['/it/villa/apply/x', true],
  ['/villa/apply', false],
  ['/mortgage/apply', false],
  ['/apply/x', false],
  ['/it/legal/terms', false],
  ['/it/fill/occupation/apply', false],
])('SH %s means nothing: %s', { tags: ['A2-route-not-found'] }, (path, expected) =>
  expect(!isKnownPage(path)).toBe(expected),
)
