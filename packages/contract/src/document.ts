import * as z from 'zod/mini'

export const uploadType = z.enum(['national_id', 'bank_statement', 'payslip', 'fiscal_doc', 'cud', 'other', 'mortgage_doc'])
export type UploadType = z.infer<typeof uploadType>

/** Types of which only a PDF is taken; the others take PNG and JPEG too. */
export const pdfOnly: readonly UploadType[] = ['bank_statement', 'fiscal_doc', 'cud']

export const idType = z.enum(['id-card-front', 'id-card-back', 'passport', 'fiscal-card-front', 'fiscal-card-back', 'paper-id-front', 'paper-id-back', 'permit-front', 'permit-back'])
export type IdType = z.infer<typeof idType>

export const idCombination = z.enum(['digitalId', 'passport', 'passportAndFiscal', 'passportAndPermit', 'paperIdAndFiscal', 'paperId'])
export type IdCombination = z.infer<typeof idCombination>

/** A problem with a document: a blocker marks it red, the rest are orange warnings. `message` is in the caller's language. */
export const documentError = z.object({ blocker: z.boolean(), message: z.string(), message_key: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) })
export type DocumentError = z.infer<typeof documentError>

/** A document as the server tells of it. */
export const document = z.object({
  id: z.uuid(),
  name: z.string(),
  type: uploadType,
  id_type: z.nullable(idType),
  /** The applicant's words for an `other`. */
  other_type: z.nullable(z.string()),
  size: z.number(),
  uploaded_at: z.string(),
  parse_status: z.enum(['processing', 'done']),
  /** The worst problem; null when nothing is wrong. */
  error: z.nullable(documentError),
  /** Every problem, the worst first. */
  errors: z.array(documentError),
  bank_abi: z.nullable(z.string()),
  bank_name: z.nullable(z.string()),
  /** Months that a statement covers or a payslip is of, `YYYY-MM`; empty when not read. */
  months: z.array(z.string()),
  /** One line on what was read, e.g. issuer and period, in the caller's language; null while processing. */
  summary: z.nullable(z.string()),
})
export type Document = z.infer<typeof document>

export const parseResults = z.object({ done: z.boolean(), success: z.boolean(), error: z.nullable(documentError) })

export const requiredDocument = z.object({ ref: uploadType, key: z.string(), description: z.string(), icon: z.string(), is_ORed: z.boolean() })
export type RequiredDocument = z.infer<typeof requiredDocument>
