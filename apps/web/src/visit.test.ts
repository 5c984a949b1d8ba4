import { expect, test } from 'vitest'
import { createVisit } from './visit.ts'

const at = (hostname: string, pathname: string, search = '') => createVisit({ hostname, pathname, search })

test.each([
  ['a German page of an Italian home', at('attesta.example', '/de/rent/fill/occupation/x'), 'de', 'it'],
  ['an English page of a German home', at('attesta.example', '/en/fill/occupation/x'), 'it', 'de'],
])('%s: the home goes before the path', (_, visit, guessed, home) => {
  let changes = 0
  visit.listen(() => changes++)
  expect(visit.region()).toBe(guessed)
  visit.settle(home as 'it' | 'de')
  visit.settle(home as 'it' | 'de')
  expect([visit.region(), changes]).toEqual([home, 1])
})

test.each([
  ['host', at('de.attesta.example', '/it/fill/occupation/x')],
  ['query', at('attesta.example', '/it/fill/occupation', '?region=de')],
])('the %s goes before the home', (_, visit) => {
  visit.settle('it')
  expect(visit.region()).toBe('de')
})
