import type { SavedAnswers } from '@attesta/contract/application.ts'
import type { IdentityValues } from './schemas.ts'

export const identityOf = (answers: SavedAnswers): IdentityValues => ({
  fiscalCode: answers.fiscal_code ?? '',
  nationality: answers.nationality ?? '',
  dateOfBirth: answers.date_of_birth ?? '',
  placeOfBirth: answers.birth_city ?? '',
})

/** A blank fiscal code is left out of what is saved; where one is saved already, it takes that away. */
export const sentFiscalCode = (typed: string, saved: string | null): { fiscalCode?: string } =>
  typed !== '' || saved ? { fiscalCode: typed } : {}
