import { describe, expect, test } from 'vitest'
import { birthOf } from './household-birth.ts'
import { problemsOf } from './testing/problems-of.ts'

const today = '2026-11-21'

describe.each(['Spouse', 'Partner', 'Parent', 'Friend'] as const)('a %s is of age', (kind) => {
  test.each([
    ['21/11/2008', []],
    ['22/11/2008', [': PersonalDetails.Error.AgeTooLow']],
    ['22/11/2026', [': General.Error.Validation.Date']],
    ['21/11/1925', [': PersonalDetails.Error.DOB', ': PersonalDetails.Error.AgeTooLow']],
  ])('born on %s', (born, problems) => expect(problemsOf(birthOf(kind, today), born)).toEqual(problems))
})

describe.each(['Child', 'Sibling', 'Other'] as const)('a %s is of any age', (kind) => {
  test.each([
    ['21/11/2026', []],
    ['22/11/2008', []],
    ['22/11/2026', [': General.Error.Validation.Date']],
    ['21/11/1925', [': PersonalDetails.Error.DOB']],
  ])('born on %s', (born, problems) => expect(problemsOf(birthOf(kind, today), born)).toEqual(problems))
})
