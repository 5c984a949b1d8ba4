import { expect, test } from 'vitest'
import { createFormDrafts } from './form-drafts.ts'

test('what was typed is there again, until it was saved', () => {
  const kept = createFormDrafts()
  kept.open('a 1')
  kept.keep('a 1', { city: 'Padova' })
  expect([kept.read('a 1'), kept.read('b 1')]).toEqual([{ city: 'Padova' }, undefined])
  kept.settle('a 1')
  // The screen goes away with what has just been saved.
  kept.keep('a 1', { city: 'Padova' })
  expect(kept.read('a 1')).toBeUndefined()
  kept.open('a 1')
  kept.keep('a 1', { city: 'Pavia' })
  expect(kept.read('a 1')).toEqual({ city: 'Pavia' })
})

test('with the session everything goes', () => {
  const kept = createFormDrafts()
  kept.keep('a', 1)
  kept.forget()
  expect(kept.read('a')).toBeUndefined()
})
