import { expect, test } from 'vitest'
import { listingLabel, withListingLabels } from './listing-label.ts'

test.each([
  ['A-101', 'Trilocale · A-101'],
  [null, 'Trilocale'],
  [undefined!, 'Trilocale'],
])('a listing of the detail %s is called %s', (detail, label) =>
  expect(listingLabel({ name: 'Trilocale', detail })).toBe(label),
)

test('rows name their listing as it is told apart, and by its name where it is not listed', () => {
  const listings = [
    { id: 'a', name: 'Trilocale', detail: 'A-101' },
    { id: 'b', name: 'Bilocale', detail: null },
  ]
  const row = (listing_id: string | null, listing_name: string) => ({ listing_id, listing_name, name: 'Anna' })
  const rows = [row('a', 'Trilocale'), row('b', 'Bilocale'), row('gone', 'Attico'), row(null, '')]
  expect(withListingLabels(rows, listings)).toEqual([row('a', 'Trilocale · A-101'), ...rows.slice(1)])
})
