/** The catalogue against the sources of the tests: a rule without a test is found in a second, without running any. */
import { expect, test } from 'vitest'
import { catalogue, headings } from './catalogue.ts'
import { literals } from './catalogue/keys.ts'
import { groupOf } from './entry.ts'
import { noticed } from './noticed.ts'
import { holesInSources, sourcesOfTests, wrongTags } from './tags.ts'

const ids = catalogue.map(({ id }) => id)

test('every rule is a tag of a test that is there', () => {
  // keys.test.ts makes the tags of the fixed texts from the catalogue.
  const made = new Set(literals.map(({ name }) => `L-${name}`))
  expect(
    holesInSources(
      ids.filter((id) => !made.has(id)),
      sourcesOfTests(),
    ),
  ).toEqual([])
})

test('a test says in its tags which rules it shows, and in its title what holds', () =>
  expect(wrongTags(ids, sourcesOfTests())).toEqual([]))

test('each id stands once', () => {
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('each id belongs to a part of the table', () => expect(ids.filter((id) => !headings.has(groupOf(id)))).toEqual([]))

test('only a rule of the catalogue is said to be shown by a change', () => {
  expect(Object.keys(noticed).filter((id) => !ids.includes(id))).toEqual([])
})

test('each rule is said shortly, in words', () =>
  expect(catalogue.filter(({ says }) => says.length < 5 || says.length > 160).map(({ id }) => id)).toEqual([]))
