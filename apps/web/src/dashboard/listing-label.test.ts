import { expect, test } from 'vitest'
import { listingLabel } from './listing-label.ts'

test.each([
  ['A-101', 'Trilocale · A-101'],
  [null, 'Trilocale'],
  [undefined!, 'Trilocale'],
])('a listing of the detail %s is called %s', (detail, label) =>
  expect(listingLabel({ name: 'Trilocale', detail })).toBe(label),
)
