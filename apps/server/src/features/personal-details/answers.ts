/** The wire's camelCase on the left, what is saved on the right. Only what was sent changes. */
import type { SavedAnswers } from '@attesta/contract/application.ts'
import type { IdCombination } from '@attesta/contract/document.ts'
import type { QuestionnaireAnswer } from '@attesta/contract/questionnaire.ts'
import { birthDate, postcodeSimple } from '@attesta/contract/fields.ts'
import type { Day } from '@attesta/domain/day.ts'
import type { RefusedField } from '../../http/refusal.ts'
import { Refusal } from '../../http/refusal.ts'
import { countryCodeOf } from '../../regions/countries.ts'

export interface PersonalDetails {
  fiscalCode?: string | undefined
  nationality?: string | undefined
  dateOfBirth?: string | undefined
  placeOfBirth?: string | undefined
  country?: string | undefined
  street?: string | undefined
  houseNum?: string | undefined
  city?: string | undefined
  postcode?: string | undefined
  province?: string | undefined
  idCombination?: IdCombination | undefined
  germanQuestionnaire?: QuestionnaireAnswer[] | undefined
}

const columns = {
  fiscalCode: 'fiscal_code',
  nationality: 'nationality',
  dateOfBirth: 'date_of_birth',
  placeOfBirth: 'birth_city',
  country: 'current_country',
  street: 'current_street',
  houseNum: 'current_house_num',
  city: 'current_city',
  postcode: 'current_postcode',
  province: 'current_province',
  idCombination: 'id_combination',
  germanQuestionnaire: 'german_questionnaire',
} as const satisfies Record<keyof PersonalDetails, keyof SavedAnswers>

/** A changed country leaves no part of the old address standing. */
const cleared = {
  current_street: null,
  current_house_num: null,
  current_city: null,
  current_postcode: null,
  current_province: null,
} as const

/** Other incomes joined by commas, each named once. */
export const eachIncomeOnce = (list: string): string => [...new Set(list.split(',').filter(Boolean))].join(',')

export function answersOf(details: PersonalDetails, saved: SavedAnswers): Partial<SavedAnswers> {
  const sent = (Object.keys(columns) as (keyof PersonalDetails)[]).flatMap((name) =>
    details[name] === undefined ? [] : [[columns[name], details[name] === '' ? null : details[name]]],
  )
  const isMoved =
    details.country !== undefined && saved.current_country !== null && details.country !== saved.current_country
  return { ...(isMoved ? cleared : {}), ...(Object.fromEntries(sent) as Partial<SavedAnswers>) }
}

/**
 * Countries by their code, whichever of the three languages named them. @throws Refusal for one that the list does not
 * have
 */
export function withCountryCodes<T extends PersonalDetails>(details: T): T {
  const wrong: RefusedField[] = []
  const codes = (['nationality', 'country'] as const).flatMap((field) => {
    const text = details[field]
    if (text === undefined) return []
    const code = countryCodeOf(text)
    if (code === undefined) wrong.push({ field, key: 'General.Error.Validation.Country' })
    return [[field, code]]
  })
  if (wrong.length > 0) throw new Refusal('validation', { msg: wrong })
  return { ...details, ...Object.fromEntries(codes) }
}

/**
 * What depends on today and on the form: the age, and the five digits of the simple variant, which Germany and the
 * short form have.
 */
export function refuseWrongDetails(details: PersonalDetails, isSimple: boolean, today: Day): void {
  const wrong: RefusedField[] = []
  const check = (
    field: keyof PersonalDetails,
    schema: { safeParse(value: unknown): { success: boolean; error?: { issues: { message: string }[] } | undefined } },
  ) => {
    const parsed = details[field] === undefined ? undefined : schema.safeParse(details[field])
    if (parsed && !parsed.success)
      wrong.push({ field, key: parsed.error?.issues[0]?.message ?? 'General.Error.Validation.RegEx' })
  }
  check('dateOfBirth', birthDate(today))
  if (isSimple && (details.country === 'DE' || details.country === 'IT')) check('postcode', postcodeSimple)
  if (wrong.length > 0) throw new Refusal('validation', { msg: wrong })
}
