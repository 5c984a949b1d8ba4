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
export const addressForm = z.object(address)
export type AddressValues = z.output<typeof addressForm>

/** The simple variant knows the five digits of Germany and Italy. */
export const fiveDigits = z.superRefine<{ country: string; postcode: string }>(({ country, postcode }, context) => {
  if ((country === 'DE' || country === 'IT') && !postcodeSimple.safeParse(postcode).success)
    context.addIssue({ code: 'custom', path: ['postcode'], input: postcode, message: 'PersonalDetails.Error.Postcode' })
})

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
