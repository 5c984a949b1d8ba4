import { expect, test } from 'vitest'
import type { ListingFields } from '@attesta/contract/listing-fields.ts'
import { mergeListing } from './merge-listing.ts'

const before: ListingFields = {
  name: 'Casa',
  address: 'Via Po 1',
  region: 'it',
  rent: '900.00',
  deposit: null,
  lan_pays: false,
  owner: 'Rosa Ferri',
}

test.each<[string, Partial<ListingFields>, Partial<ListingFields>, Partial<ListingFields>, [string, boolean][]]>([
  ['one that only a colleague changed is theirs', {}, { rent: '950.00' }, { rent: '950.00' }, [['rent', false]]],
  ['one that was typed here stays', { name: 'Attico' }, {}, { name: 'Attico' }, []],
  [
    'of one that both changed, what was typed here stays',
    { rent: '980.00' },
    { rent: '950.00' },
    { rent: '980.00' },
    [['rent', true]],
  ],
  ['one that both set alike is no change', { rent: '950.00' }, { rent: '950.00' }, { rent: '950.00' }, []],
  [
    'one that a colleague emptied is empty',
    { name: 'Attico' },
    { owner: null },
    { name: 'Attico', owner: null },
    [['owner', false]],
  ],
])('%s', (_, typed, now, values, changes) => {
  const merged = mergeListing(before, { ...before, ...typed }, { ...before, ...now })
  expect(merged.values).toEqual({ ...before, ...values })
  expect(merged.changes.map(({ field, isYours }) => [field, isYours])).toEqual(changes)
})
