import * as z from 'zod/mini'
import { readWorkingHours } from '@attesta/domain/review/working-hours.ts'

/** The setting by which the operator says when reviewers work. */
export const reviewHours = {
  schema: z._default(
    z
      .string()
      .check(
        z.refine(
          (value) => readWorkingHours(value) !== undefined,
          'must be days, times and a time zone like mon-fri 09:00-18:00 Europe/Rome',
        ),
      ),
    'mon-fri 09:00-18:00 Europe/Rome',
  ),
  group: 'operator',
  meaning:
    'when your reviewers work, until an operator sets it in the console; applicants are told within how many of these ' +
    'hours half of the reviews of the last 30 days were done, and nine in ten ' +
    '([why](../decisions/0178-waits-are-told-in-working-hours.md))',
} as const
