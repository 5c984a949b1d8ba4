import type { SavedAnswers } from '@attesta/contract/application.ts'
import type { Region } from '@attesta/contract/fields.ts'
import type { AddressValues, IdentityValues } from './schemas.ts'

export const identityOf = (answers: SavedAnswers): IdentityValues => ({ fiscalCode: answers.fiscal_code ?? '', nationality: answers.nationality ?? '', dateOfBirth: answers.date_of_birth ?? '', placeOfBirth: answers.birth_city ?? '' })

/** A new person most likely lives where they apply. */
export const addressOf = (answers: SavedAnswers, region: Region): AddressValues => ({
  country: answers.current_country ?? region.toUpperCase(), street: answers.current_street ?? '', houseNum: answers.current_house_num ?? '', city: answers.current_city ?? '', postcode: answers.current_postcode ?? '', province: answers.current_province ?? '',
})

export const noAddress = { street: '', houseNum: '', city: '', postcode: '', province: '' } as const

/** Complete only with all four. Source: specification 1 §4. */
export const isIdentityComplete = ({ fiscal_code, nationality, date_of_birth, birth_city }: SavedAnswers): boolean => [fiscal_code, nationality, date_of_birth, birth_city].every((answer) => answer !== null && answer !== '')
