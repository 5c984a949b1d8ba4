/** The grammar of cards itself: the same seed gives the same picture, all states come in turn, a face is read by its zone. */
import { expect, test } from 'vitest'
import { drawCard } from './draw.ts'
import { drawCardLayout, optionsOf, plainer, stateOf } from './layout.ts'
import { measureCard } from './measure.ts'
import labels from './labels.json' with { type: 'json' }
import states from './states.json' with { type: 'json' }

test('a seed gives the same picture every time, another seed another', async () => {
  const picture = await drawCard(drawCardLayout('one', 3))
  expect(await drawCard(drawCardLayout('one', 3))).toEqual(picture)
  expect(await drawCard(drawCardLayout('two', 3))).not.toEqual(picture)
})

test('the states of the Union, the United Kingdom, Switzerland and ten others come in turn, each with its labels', () => {
  const drawn = states.map((_, at) => stateOf(drawCardLayout('states', at)))
  expect(drawn).toEqual(states)
  expect(new Set(states.map(({ country }) => country)).size).toBe(27 + 2 + 10)
  for (const { language } of states) expect(Object.keys(labels)).toContain(language)
})

test('a failure shrinks by one choice at a time', () => {
  const layout = drawCardLayout('shrinks', 5)
  for (const other of plainer(layout))
    expect(optionsOf(other).filter((option, at) => option !== optionsOf(layout)[at])).toHaveLength(1)
})

test.each([
  ['a passport page', 0],
  ['the back of a card', 12],
])('%s is read by its zone', async (_, at) => {
  const { faults, errors } = await measureCard(drawCardLayout('20261126301', at))
  expect([...faults, ...errors]).toEqual([])
})
