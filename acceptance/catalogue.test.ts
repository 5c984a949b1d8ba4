/** The catalogue against the sources of the tests: a rule without a test is found in a second, without running any. */
import { expect, test } from 'vitest'
import { catalogue, headings } from './catalogue.ts'
import { groupOf } from './entry.ts'
import { noticed } from './noticed.ts'
import { holesInSources, sourcesOfTests, wrongTags } from './titles.ts'

test('every rule is named by a test that is there', () =>
  expect(holesInSources(catalogue, sourcesOfTests())).toEqual([]))

test('a test says in its tags which rules it shows, and in its title what holds', () =>
  expect(wrongTags(catalogue, sourcesOfTests())).toEqual([]))

test('each id stands once', () => {
  const ids = catalogue.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('each id belongs to a part of the table', () =>
  expect(catalogue.map(({ id }) => id).filter((id) => !headings.has(groupOf(id)))).toEqual([]))

test('only a rule of the catalogue is said to be shown by a change', () => {
  const ids = new Set(catalogue.map(({ id }) => id))
  expect(Object.keys(noticed).filter((id) => !ids.has(id))).toEqual([])
})

test('each rule is said shortly, in words', () =>
  expect(catalogue.filter(({ says }) => says.length < 5 || says.length > 160).map(({ id }) => id)).toEqual([]))
