import * as z from 'zod/mini'
import { addressText, birthDate, countryCode, fiscalCodeField } from '@attesta/contract/fields.ts'
import type { Day } from '@attesta/domain/day.ts'
import { tidyFiscalCode } from '@attesta/contract/tidy.ts'
import { address, fiveDigits } from '../../shared/address/address-form.ts'

/** «RSSMRA80A01H501U» or nothing; too short and too long are told apart from a wrong sign. */
const optionalFiscalCode = z.string().check(
  z.overwrite(tidyFiscalCode),
  z.superRefine((text, context) => {
    if (text === '' || fiscalCodeField.safeParse(text).success) return
    context.addIssue({
      code: 'custom',
      input: text,
      message: text.length === 16 ? 'PersonalDetails.Error.FiscalCode' : 'PersonalDetails.Error.FiscalCode.Length',
    })
  }),
)

/** Who: nationality, day and place of birth; in Italy the fiscal code too. */
export const identityForm = (today: Day) =>
  z.object({
    fiscalCode: optionalFiscalCode,
    nationality: countryCode,
    dateOfBirth: birthDate(today),
    placeOfBirth: addressText,
  })
export type IdentityValues = z.output<ReturnType<typeof identityForm>>

/** Returns the simple variant: one screen, no fiscal code, five digits where a country has them. */
export const simpleForm = (today: Day) =>
  z
    .object({ ...address, nationality: countryCode, dateOfBirth: birthDate(today), placeOfBirth: addressText })
    .check(fiveDigits)
export type SimpleValues = z.output<ReturnType<typeof simpleForm>>
