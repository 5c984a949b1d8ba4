import { expect, test } from 'vitest'
import { decisionOf, firstChoice, standingChoice, type Choice } from './decision-choice.ts'

const rent = { id: 'rent' }
const pets = { id: 'pets' }
const refusal: Choice = { outcome: 'declined', isAnotherChosen: true, stands: { rent: 'not_met' } }

test.each(['none', 'shortlisted', 'offered'] as const)('a refusal outlives a colleague who set «%s»', (stage) =>
  expect(standingChoice(refusal, stage)).toBe(refusal),
)

test('a choice that is no longer possible is cleared, and its reasons with it', () => {
  expect(standingChoice(refusal, 'declined')).toEqual({ outcome: 'offered', isAnotherChosen: false, stands: {} })
  expect(standingChoice({ ...refusal, outcome: 'accepted' }, 'shortlisted')).toEqual(firstChoice('shortlisted'))
})

test('that another was chosen is said of a refusal alone', () => {
  expect(decisionOf(refusal, [rent])).toMatchObject({ isAnotherChosen: true })
  for (const outcome of ['offered', 'accepted', 'withdrawn', 'reopened'] as const)
    expect(decisionOf({ ...refusal, outcome }, [rent])).toMatchObject({ outcome, isAnotherChosen: false })
})

test('no criterion is named that has ended', () =>
  expect(decisionOf({ ...refusal, stands: { rent: 'met', ended: 'met' } }, [rent, pets]).criteria).toEqual([
    { id: 'rent', stands: 'met' },
  ]))
