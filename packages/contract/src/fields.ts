/**
 * Every field's rule, once: the browser's forms and the server's schemas are built from these. A message is a key of
 * the words.
 */
import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { applicationTypes } from './pages.ts'
import { tidyFiscalCode, tidyText, withoutUnseen } from './tidy.ts'

const REGEX = 'General.Error.Validation.RegEx'

const tidy = z.overwrite<string>(tidyText)

/**
 * «D'Amico», «Łukasz», «Anna-Lena 2nd»: letters of any Latin alphabet, digits, dot, comma, apostrophe, space, hyphen;
 * at least two letters.
 */
export const nameField = z.string().check(
  tidy,
  z.minLength(1, 'General.Error.Validation.Required'),
  z.maxLength(limits.maxText, REGEX),
  z.regex(/^[\p{Script=Latin}\p{M}\d.,' -]+$/u, REGEX),
  z.refine((text) => (text.match(/\p{L}/gu)?.length ?? 0) >= 2, REGEX),
)

/** «anna.rossi+casa@esempio.it» */
export const emailField = z
  .string()
  .check(
    z.overwrite<string>(withoutUnseen),
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, 'General.Error.Validation.Email'),
    z.regex(/^[^\s@"(),:;<>[\\\]]+@[^\s@.,]+(\.[^\s@.,]+)+$/, 'General.Error.Validation.Email'),
  )

/** Held as {code, value}; spaces and punctuation are dropped before the check: «+39», «333 123-4567». */
export const mobileField = z.object({
  code: z.string().check(
    z.overwrite<string>((text) => text.replace(/[^\d+]/g, '')),
    z.regex(/^\+?\d{1,4}$/, 'General.Error.Validation.Mobile'),
  ),
  value: z.string().check(
    z.overwrite<string>((text) => text.replace(/[\s\p{Cf}\p{Pd}\p{Ps}\p{Pe}.,/'’·]/gu, '')),
    z.regex(/^\d{8,13}$/, 'General.Error.Validation.Mobile'),
  ),
})

/** The wire's spelling of a mobile number: «+39-3331234567». */
export const mobileText = z.string().check(z.regex(/^\+?\d{1,4}-\d{8,13}$/, 'General.Error.Validation.Mobile'))

/**
 * Street, number, place of birth, country: «Via dell'Unità d'Italia, 12/A», «Via 1º Maggio», whose sign is a letter;
 * the degree that keyboards have in its place becomes one.
 */
export const addressText = z.string().check(
  z.overwrite<string>((text) => tidyText(text).replaceAll('°', 'º')),
  z.minLength(1, 'General.Error.Validation.Required'),
  z.maxLength(limits.maxText, REGEX),
  z.regex(/^[\p{Script=Latin}\p{M}\d' .,/\\()-]+$/u, REGEX),
)

/** «L'Aquila», «Frankfurt (Oder)»: letters, with the marks that names of towns carry; no digits. */
export const cityField = z
  .string()
  .check(
    tidy,
    z.minLength(1, 'General.Error.Validation.Required'),
    z.maxLength(limits.maxText, REGEX),
    z.regex(/^[\p{Script=Latin}\p{M}' .()/-]+$/u, REGEX),
  )

/** Simple variant: exactly five digits, spaces dropped. */
export const postcodeSimple = z.string().check(
  z.overwrite<string>((text) => text.replace(/\s/g, '')),
  z.regex(/^\d{5}$/, 'PersonalDetails.Error.Postcode'),
)

/** Extended form: «20154», «SW1A 1AA». */
export const postcodeField = z
  .string()
  .check(
    tidy,
    z.minLength(1, 'General.Error.Validation.Required'),
    z.regex(/^[A-Za-z\d -]{1,15}$/, 'PersonalDetails.Error.Postcode'),
  )

const fiscalCode = '[A-Z]{6}[\\dLMNPQRSTUV]{2}[A-EHLMPRST][\\dLMNPQRSTUV]{2}[A-Z][\\dLMNPQRSTUV]{3}[A-Z]'
const fiscalCodeLike = (pattern: string) =>
  z
    .string()
    .check(z.overwrite<string>(tidyFiscalCode), z.regex(new RegExp(pattern), 'PersonalDetails.Error.FiscalCode'))

/** «RSSMRA80A01H501U»: upper case, spaces dropped; digits may be letters by omocodia (decision 0003). */
export const fiscalCodeField = fiscalCodeLike(`^${fiscalCode}$`)

/** The same, or nothing. */
export const optionalFiscalCodeField = fiscalCodeLike(`^(${fiscalCode})?$`)

/**
 * «14/03/1992», a day that the calendar has. Whether the age is allowed depends on today and is asked by `birthDate`.
 */
export const dateField = z
  .string()
  .check(
    z.trim(),
    z.length(limits.dateLength, 'General.Error.Validation.Date'),
    z.refine(isRealDate, 'General.Error.Validation.Date'),
  )

function isRealDate(text: string): boolean {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text)
  if (!match) return false
  const [day, month, year] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const date = new Date(Date.UTC(year, month - 1, day))
  return year >= 1800 && date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** `DD/MM/YYYY` → `YYYY-MM-DD`, for a text that `dateField` accepts. */
export const dayOfDate = (text: string): string => text.split('/').reverse().join('-')

const yearsBetween = (born: string, today: string) =>
  Number(today.slice(0, 4)) - Number(born.slice(0, 4)) - (today.slice(5) < born.slice(5) ? 1 : 0)

/** Returns a date of birth, judged on `today` (`YYYY-MM-DD` in the region's time zone): 18 to 100 years of age. */
export const birthDate = (today: string) =>
  dateField.check(
    z.superRefine((text, context) => {
      if (!isRealDate(text)) return
      const born = dayOfDate(text)
      const age = yearsBetween(born, today)
      if (age < limits.minAge)
        context.addIssue({ code: 'custom', message: 'PersonalDetails.Error.AgeTooLow', input: text })
      if (age > limits.maxAge || born > today)
        context.addIssue({ code: 'custom', message: 'PersonalDetails.Error.DOB', input: text })
    }),
  )

/** Returns the day of birth of a person of any age up to the oldest, judged on `today`: never tomorrow. */
export const bornBy = (today: string) =>
  dateField.check(
    z.superRefine((text, context) => {
      if (!isRealDate(text)) return
      const born = dayOfDate(text)
      if (born > today) context.addIssue({ code: 'custom', message: 'General.Error.Validation.Date', input: text })
      else if (yearsBetween(born, today) > limits.maxAge)
        context.addIssue({ code: 'custom', message: 'PersonalDetails.Error.DOB', input: text })
    }),
  )

/** `"1234.50"`: what both spellings of money inputs («1.234,50», «1,234.50») are stored as. */
export const moneyField = z.string().check(z.regex(/^\d{1,9}\.\d{2}$/, 'General.Error.Validation.Money'))

/** No true rent of a month is this high: a decimal point was left out. */
export const isRentTooHigh = (amount: string): boolean => Number(amount) >= 100_000
export const currentRentField = moneyField.check(
  z.refine((amount) => !isRentTooHigh(amount), 'AdditionalDetails.Error.CurrentRent'),
)

/** `IT`, `DE`, `PL`: ISO 3166 alpha-2. */
export const countryCode = z.string().check(z.toUpperCase(), z.regex(/^[A-Z]{2}$/, 'General.Error.Validation.Country'))

/** A country's code, or its name in one of the three languages; which countries there are, the server knows. */
export const countryText = z.union([countryCode, addressText], 'General.Error.Validation.Country')

export const language = z.enum(['en', 'it', 'de'])
export type Language = z.infer<typeof language>
export const languages = language.options
export const region = z.enum(['it', 'de'])
export type Region = z.infer<typeof region>
export const applicationType = z.enum(applicationTypes)
export type ApplicationType = z.infer<typeof applicationType>
export const applicantRole = z.enum(['main-applicant', 'co-applicant', 'guarantor'])
export type ApplicantRole = z.infer<typeof applicantRole>
export const employmentStatus = z.enum(['Employed', 'Self-employed', 'Student', 'Unemployed', 'Hybrid-employed'])
export type EmploymentStatus = z.infer<typeof employmentStatus>
