import { expect, test } from 'vitest'
import { buildingOf, grouped } from './listing-groups.ts'

test.each([
  ['Via Savona 12, 20144 Milano MI', 'Via Savona 12, 20144 Milano MI'],
  ['Via Savona 12 int. 5, 20144 Milano MI', 'Via Savona 12, 20144 Milano MI'],
  ['Via Savona 12, scala B, piano 3, 20144 Milano MI', 'Via Savona 12, 20144 Milano MI'],
  ['Sonnenallee 100 Whg. 3, 12045 Berlin', 'Sonnenallee 100, 12045 Berlin'],
  ['Sonnenallee 100, 2. OG links, 12045 Berlin', 'Sonnenallee 100, 12045 Berlin'],
  // Another entrance is another building.
  ['Sonnenallee 100a, 12045 Berlin', 'Sonnenallee 100a, 12045 Berlin'],
  // No postcode: nothing tells a flat from a town.
  ['Via Roma 1, Pavia', 'Via Roma 1, Pavia'],
  ['Via Scalabrini 4, 20100 Milano', 'Via Scalabrini 4, 20100 Milano'],
])('«%s» stands in «%s»', (address, building) => expect(buildingOf(address)).toBe(building))

const place = (id: string, owner: string | null) => ({ id, address: 'Via Po 1', owner })

test('groups stand by name, those without a name last; within one the order stays', () => {
  const places = [place('1', 'Zoe'), place('2', null), place('3', 'Ada'), place('4', 'ADA'), place('5', 'Zoe')]
  expect(grouped(places, 'owner')).toEqual([
    { id: '3', group: { name: 'Ada', count: 2 } },
    { id: '4', group: { name: 'Ada', count: 2 } },
    { id: '1', group: { name: 'Zoe', count: 2 } },
    { id: '5', group: { name: 'Zoe', count: 2 } },
    { id: '2', group: { name: '', count: 1 } },
  ])
})
