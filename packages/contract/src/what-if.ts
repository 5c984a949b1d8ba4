/** What would change where a household stands: sums by the report's own rules. No advice, and no figure of the report. */
import * as z from 'zod/mini'
import { uploadType } from './document.ts'

export const whatIf = z.object({
  /** Rent in percent of the household's net income; null: not known. */
  share: z.nullable(z.number()),
  /** The largest share that the company's marks allow, and the rent that it is. */
  max_share: z.nullable(z.number()),
  max_rent: z.string(),
  /** As if their net income were the household's: each guarantor alone, then all of them. */
  with_guarantors: z.array(
    z.object({
      names: z.array(z.string()),
      /** A month, of these guarantors together. */
      net_income: z.string(),
      share: z.nullable(z.number()),
      is_within: z.boolean(),
    }),
  ),
  /** Whose income is not known yet. */
  unknown_incomes: z.array(z.object({ name: z.string(), role: z.enum(['co-applicant', 'guarantor']) })),
})
export type WhatIf = z.infer<typeof whatIf>

export const missingKinds = ['document', 'details', 'unusable', 'unread', 'confirmation', 'payment'] as const

/** What a person of the household still has to give. */
export const missingPart = z.object({
  application_id: z.uuid(),
  name: z.string(),
  kind: z.enum(missingKinds),
  /** Of a document. */
  type: z.nullable(uploadType),
  /** `YYYY-MM`; none: of a document without months. */
  months: z.array(z.string()),
})
