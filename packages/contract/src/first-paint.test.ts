import { expect, test } from 'vitest'
import { startIn, stepIn } from './first-paint.ts'

const id = '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1a04'

test.each([
  ['/en', 'en', undefined],
  ['/it/', 'it', undefined],
  ['/de/apply', 'de', undefined],
  [`/de/apply/${id}`, 'de', id],
  [`/it/rent/fill/occupation/${id}/`, 'it', id],
  [`/it/mortgage/fill/occupation/${id}`, 'it', id],
  ['/en/mortgage', 'en', undefined],
])('the form begins at %s', (path, language, listingId) => expect(startIn(path)).toEqual({ language, listingId }))

test.each([
  '/',
  '/fr',
  '/hello/it',
  '/italian',
  '/it/rapid/apply',
  '/it/rent/fill',
  `/it/apply/${id}0`,
  `/it/apply/${id.slice(1)}`,
  `/it/apply/${id}/x`,
  '/it/fill/payment',
])('the form does not begin at %s', (path) => expect(startIn(path)).toBeUndefined())

test.each([
  [`/it/rent/fill/${id}/income-check`, 'it', 'income-check', false],
  [`/de/fill/${id}/payment/`, 'de', 'payment', false],
  [`/en/rapid/fill/${id}/income-check/bank-statement`, 'en', 'income-check', true],
  [`/it/mortgage/fill/${id}/mortgage-info`, 'it', 'mortgage-info', false],
])('%s is at a step', (path, language, step, isPart) => expect(stepIn(path)).toEqual({ language, step, isPart }))

test.each([
  `/fr/fill/${id}/payment`,
  `/it/villa/fill/${id}/payment`,
  `/it/fill/${id}`,
  `/it/fill/${id}/`,
  `/it/fill/${id}0/payment`,
  `/it/fill/${id}/payment/a/b`,
  `/x/it/fill/${id}/payment`,
  `/it/fill/${id}/Payment`,
])('%s is at none', (path) => expect(stepIn(path)).toBeUndefined())
