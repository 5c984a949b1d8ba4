/** The people of a household in a report, and what became of them between two issues. */
import * as z from 'zod/mini'

/** How far a person named in an application has come with their own. `withdrawn`: took part, and does so no longer. */
export const personProgress = z.enum(['invited', 'begun', 'finished', 'withdrawn'])
export type PersonProgress = z.infer<typeof personProgress>

/** Why a report took the place of an earlier one: who finished, withdrew, or changed what they had handed in. */
const personChange = z.object({
  name: z.string(),
  role: z.enum(['applicant', 'co-applicant', 'guarantor']),
  change: z.enum(['finished', 'withdrew', 'changed']),
})
export type PersonChange = z.infer<typeof personChange>

/** What changed since the report whose place another took; its number and day are null where it was erased. */
export const replaces = z.object({
  report_id: z.nullable(z.string()),
  generated_on: z.nullable(z.string()),
  changes: z.array(personChange),
})
