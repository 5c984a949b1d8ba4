import * as z from 'zod/mini'
import type { relationship } from './application.ts'
import { birthDate, bornBy, dayOfDate } from './fields.ts'

/** Who must be of age: others of a household may be a minor sister or a grandchild. */
const ofAge: readonly z.output<typeof relationship>[] = ['Spouse', 'Partner', 'Parent', 'Friend']

/** A member's date of birth, judged on `today`; never tomorrow nor older than the specification's bound. */
export const birthOf = (kind: z.output<typeof relationship>, today: string) =>
  ofAge.includes(kind)
    ? bornBy(today).check(
        z.refine((text) => dayOfDate(text) > today || birthDate(today).safeParse(text).success, {
          error: 'PersonalDetails.Error.AgeTooLow',
          abort: true,
        }),
      )
    : bornBy(today)
