/** A report as its person shares it: to whom, how much of it, for how long. */
import * as z from 'zod/mini'

/**
 * `band`: which mark the rent stands at, and no amount. `figures`: the amounts, how they were worked out and the
 * checks, and no document. `documents`: the list of documents too; never a document itself. `lines`: besides, pictures
 * of the lines that the figures were read from, with the rest of the page painted over.
 */
export const shareLevel = z.enum(['band', 'figures', 'documents', 'lines'])
export type ShareLevel = z.infer<typeof shareLevel>

export const shareDays = [7, 14, 30, 60] as const
/** Of one application. */
export const maxShares = 20

const recipient = z.string().check(z.trim(), z.minLength(1, 'General.Error.Validation.Required'), z.maxLength(120))
/** What is asked for when a report is shared. A share never lasts longer than its report. */
export const newShare = z.strictObject({
  report_id: z.uuid(),
  recipient,
  level: shareLevel,
  days: z.union([z.literal(7), z.literal(14), z.literal(30), z.literal(60)]),
})

/** As the person sees what they have given out. `opened_at`: each time that it was opened, the latest first. */
export const reportShare = z.object({
  id: z.uuid(),
  recipient: z.string(),
  level: shareLevel,
  created_at: z.string(),
  expires_at: z.string(),
  state: z.enum(['open', 'expired', 'revoked']),
  opened_at: z.array(z.string()),
})
export type ReportShare = z.infer<typeof reportShare>

/**
 * The company of the listing, which reads the report at its own desk. Each time that a member of it did, the latest
 * first.
 */
export const companyOpenings = z.object({
  name: z.string(),
  /** False before the choice in Germany: it sees what may be asked of every applicant. */
  can_open: z.boolean(),
  opened_at: z.array(z.string()),
  downloaded_at: z.array(z.string()),
})
export type CompanyOpenings = z.infer<typeof companyOpenings>
