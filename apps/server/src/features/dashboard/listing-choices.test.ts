import { expect, test } from 'vitest'
import { listingChoices } from './listing-choices.ts'

const home = (id: string, name: string, reference: string | null = null) => ({
  id,
  name,
  reference,
  address: `Via Po ${id}, Torino`,
  rent: 900_00,
})

test('listings of one name are told apart by reference or address; another is called by its name alone', () =>
  expect(
    listingChoices([home('1', 'Trilocale', 'A-101'), home('2', 'Bilocale', 'A-102'), home('3', 'Trilocale')], 'it'),
  ).toEqual([
    { id: '1', name: 'Trilocale', detail: 'A-101' },
    { id: '2', name: 'Bilocale', detail: null },
    { id: '3', name: 'Trilocale', detail: 'Via Po 3, Torino' },
  ]))

test('in one house they are told apart by rent; case and accents make no other name', () => {
  const [first, second] = ['Attico', 'attico '].map((name, at) => ({
    ...home(String(at), name),
    address: 'Via Po 3, Torino',
    rent: 900_00 + at * 50_00,
  }))
  expect(listingChoices([first!, second!], 'de').map(({ detail }) => detail?.replaceAll('\u00a0', ' '))).toEqual([
    'Via Po 3, Torino · 900,00 €',
    'Via Po 3, Torino · 950,00 €',
  ])
})
