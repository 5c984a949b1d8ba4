import * as z from 'zod/mini'
import { limits } from './limits.ts'

export const uploadType = z.enum([
  'national_id',
  'bank_statement',
  'payslip',
  'fiscal_doc',
  'cud',
  'other',
  'mortgage_doc',
])
export type UploadType = z.infer<typeof uploadType>

/** Opens a locked PDF once and is kept nowhere. More than 127 bytes count for nothing (ISO 32000-2, 7.6.4.3.3). */
export const filePassword = z.string().check(z.minLength(1), z.maxLength(127))

/** Types of which only a PDF is taken; the others take PNG and JPEG too. */
export const pdfOnly: readonly UploadType[] = ['bank_statement', 'fiscal_doc', 'cud']

// Contratto di lavoro   Contratto a tempo indeterminato   contratto di apprendistato   lettera di assunzione
// Arbeitsvertrag   Ausbildungsvertrag   work contract   employment contract
const workContract = new RegExp(
  [
    '\\bcontratto (?:individuale )?(?:di (?:lavoro|assunzione|apprendistato|collaborazione)|a (?:tempo (?:in)?determinato|termine))\\b',
    '\\blettera di assunzione\\b',
    '\\b(?:arbeits|anstellungs|dienst|ausbildungs)vertrag\\b',
    '\\b(?:work|employment|job) (?:contract|agreement)\\b',
  ].join('|'),
  'i',
)

/**
 * Is nothing but a PDF taken? Another document that its person calls a contract of employment is no picture either.
 * Source: B5-formats, B5-formats-contract.
 */
export const isPdfOnly = (type: UploadType, saidToBe: string | null | undefined): boolean =>
  pdfOnly.includes(type) || (type === 'other' && workContract.test(saidToBe ?? ''))

export const idType = z.enum([
  'id-card-front',
  'id-card-back',
  'passport',
  'fiscal-card-front',
  'fiscal-card-back',
  'paper-id-front',
  'paper-id-back',
  'permit-front',
  'permit-back',
])
export type IdType = z.infer<typeof idType>

export const idCombination = z.enum([
  'digitalId',
  'passport',
  'passportAndFiscal',
  'passportAndPermit',
  'paperIdAndFiscal',
  'paperId',
])
export type IdCombination = z.infer<typeof idCombination>

/**
 * Why a finding is wrong, in the person's own words: plain text of one or more lines. Control and direction marks, with
 * which a text can look like another one, are dropped.
 */
export const contestComment = z.string().check(
  z.overwrite<string>((text) =>
    text
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, (mark) => (mark === '\n' ? mark : ''))
      .trim(),
  ),
  z.minLength(1, 'General.Error.Validation.Required'),
  z.maxLength(limits.maxDetails),
)

/** What a document says beside what was looked for, in words of the caller's language. */
const comparison = z.object({
  found: z.string(),
  expected: z.string(),
  /** Of the file; null where it is not known. */
  page: z.nullable(z.number()),
})
export type Comparison = z.infer<typeof comparison>

/**
 * A problem with a document: a blocker marks it red, the rest are orange warnings. `message` is in the caller's
 * language. What the person contests blocks no longer.
 */
const documentError = z.object({
  blocker: z.boolean(),
  message: z.string(),
  message_key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** `<type>.<code>`: what a contest names. */
  code: z.string(),
  /** Null where the finding compares nothing. */
  compared: z.nullable(comparison),
  /** Whether the person may say that it is right after all, and what they have said. */
  contestable: z.boolean(),
  contest: z.nullable(z.object({ comment: z.string(), contested_at: z.string() })),
})
export type DocumentError = z.infer<typeof documentError>

/** A document as the server tells of it. */
export const document = z.object({
  id: z.uuid(),
  name: z.string(),
  type: uploadType,
  /** A statement that a bank connection gave has no file. */
  origin: z.enum(['upload', 'connection']),
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

export const requiredDocument = z.object({
  ref: uploadType,
  key: z.string(),
  description: z.string(),
  icon: z.string(),
  is_ORed: z.boolean(),
})
export type RequiredDocument = z.infer<typeof requiredDocument>
