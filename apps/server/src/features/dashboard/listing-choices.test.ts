import { expect, test } from 'vitest'
import { listingChoices } from './listing-choices.ts'

const home = (id: string, name: string, reference: string | null = null) => ({
  id,
  name,
  reference,
  address: `Via Po ${id}, Torino`,
})

test('listings of one name are told apart by reference or address; another is called by its name alone', () =>
  expect(
    listingChoices([home('1', 'Trilocale', 'A-101'), home('2', 'Bilocale', 'A-102'), home('3', 'Trilocale')]),
  ).toEqual([
    { id: '1', name: 'Trilocale', detail: 'A-101' },
    { id: '2', name: 'Bilocale', detail: null },
    { id: '3', name: 'Trilocale', detail: 'Via Po 3, Torino' },
  ]))
