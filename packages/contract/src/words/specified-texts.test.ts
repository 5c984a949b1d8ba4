/** Texts that the specification writes to the letter. */
import { expect, test } from 'vitest'
import errors from './en/errors.json' with { type: 'json' }
import mortgage from './en/mortgage-info.json' with { type: 'json' }

test('the form of a mortgage says of a failure what the specification writes', { tags: ['L-mortgage'] }, () =>
  expect(mortgage['MortgageQuestionnaire.Error.Fallback']).toBe('Error, Please refresh the page.'),
)
test('a statement without an id is told as the specification writes it', { tags: ['L-statement-without-id'] }, () =>
  expect(errors['BankAccts.Error.UndefinedDocumentId']).toBe('undefined document id'),
)
