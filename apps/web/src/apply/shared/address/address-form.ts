import * as z from 'zod/mini'
import type { SavedAnswers } from '@attesta/contract/application.ts'
import {
  addressText,
  cityField,
  countryCode,
  postcodeField,
  postcodeSimple,
  type Region,
} from '@attesta/contract/fields.ts'

export const address = {
  country: countryCode,
  street: addressText,
  houseNum: addressText,
  city: cityField,
  postcode: postcodeField,
  province: z.string(),
}
/** Postcodes of Germany and Italy have five digits. Asked as soon as the field is left, also while others are empty. */
export const fiveDigits = z.refine<{ country: string; postcode: string }>(
  ({ country, postcode }) => (country !== 'DE' && country !== 'IT') || postcodeSimple.safeParse(postcode).success,
  {
    path: ['postcode'],
    error: 'PersonalDetails.Error.Postcode',
    when: ({ issues }) => issues.every(({ path }) => path?.[0] !== 'postcode'),
  },
)

export const addressForm = z.object(address).check(fiveDigits)
export type AddressValues = z.output<typeof addressForm>

/** A new person most likely lives where they apply. */
export const addressOf = (answers: SavedAnswers, region: Region): AddressValues => ({
  country: answers.current_country ?? region.toUpperCase(),
  street: answers.current_street ?? '',
  houseNum: answers.current_house_num ?? '',
  city: answers.current_city ?? '',
  postcode: answers.current_postcode ?? '',
  province: answers.current_province ?? '',
})

export const noAddress = { street: '', houseNum: '', city: '', postcode: '', province: '' } as const
