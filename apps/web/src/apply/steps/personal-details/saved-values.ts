import type { SavedAnswers } from '@attesta/contract/application.ts'
import type { IdentityValues } from './schemas.ts'

export const identityOf = (answers: SavedAnswers): IdentityValues => ({
  fiscalCode: answers.fiscal_code ?? '',
  nationality: answers.nationality ?? '',
  dateOfBirth: answers.date_of_birth ?? '',
  placeOfBirth: answers.birth_city ?? '',
})

/** Complete only with all four. Source: specification 1 §4. */
export const isIdentityComplete = ({ fiscal_code, nationality, date_of_birth, birth_city }: SavedAnswers): boolean =>
  [fiscal_code, nationality, date_of_birth, birth_city].every((answer) => answer !== null && answer !== '')
