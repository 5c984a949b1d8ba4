/**
 * The shape that a confined reader's answer must have before anything believes it: the reader has met bytes that no one
 * vouches for.
 */
import { withoutMarks } from '@attesta/contract/tidy.ts'
import { isDay } from '@attesta/domain/day.ts'
import { documentKinds, verdicts } from '@attesta/domain/facts/parse-result.ts'
import * as z from 'zod/mini'
import type { ChildMessage } from './messages.ts'

/** Characters of a page's picture: 1.5 MB. */
export const MAX_PICTURE = 2_000_000

const text = z.string().check(z.overwrite(withoutMarks), z.maxLength(2000))
const name = z.nullable(text)
const decimal = z.string().check(z.regex(/^-?\d{1,13}\.\d{2}$/))
const money = z.nullable(decimal)
const day = z.string().check(z.refine(isDay))
const month = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/))
const page = z.int().check(z.minimum(1), z.maximum(500))
const box = z.tuple([z.number(), z.number(), z.number(), z.number()])
const evidence = z.object({ page, box: z.nullable(box) })
const proof = z.nullable(z.boolean())
const iban = z.nullable(z.string().check(z.regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/)))

const finding = z.object({
  code: z.string().check(z.regex(/^[a-z_]+\.[a-z_]+$/)),
  severity: z.enum(['error', 'warning', 'info']),
  message_key: z.string().check(z.regex(/^[A-Za-z]+(?:\.[A-Za-z_]+)+$/)),
  params: z.record(text, z.union([text, z.number()])),
  evidence: z.nullable(evidence),
})

const transaction = z.object({
  booked_on: day,
  value_on: z.nullable(day),
  description: text,
  amount: decimal,
  balance: money,
  page,
  counterparty: z.optional(name),
})

const account = z.object({
  bank: name,
  abi: z.nullable(z.string().check(z.regex(/^\d{5}$/))),
  blz: z.nullable(z.string().check(z.regex(/^\d{8}$/))),
  iban,
  bic: name,
  holders: z.array(text),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  period: z.nullable(z.object({ from: day, to: day })),
  opening_balance: money,
  closing_balance: money,
  reconciled: proof,
  transactions: z.array(transaction),
})

const payslip = z.object({
  employer: name,
  employer_tax_code: name,
  employee: name,
  fiscal_code: name,
  period: z.nullable(month),
  run: z.enum(['ordinary', 'thirteenth', 'fourteenth', 'correction']),
  hired_on: z.nullable(day),
  left_on: z.optional(day),
  last_pay: z.optional(text),
  fixed_until: z.optional(day),
  date_of_birth: z.optional(day),
  contract_type: name,
  level: z.optional(name),
  gross: money,
  deductions: money,
  net: money,
  payout: money,
  reimbursed_expenses: z.optional(decimal),
  loan_from_employer: z.optional(decimal),
  one_off: z.optional(decimal),
  advance_withheld: z.optional(decimal),
  garnished: z.optional(decimal),
  cession: z.optional(decimal),
  paid_in_cash: z.optional(z.literal(true)),
  iban,
  reconciled: proof,
})

const taxDocument = z.object({
  form: z.enum(['cu', '730', 'redditi_pf', 'steuerbescheid', 'lohnsteuerbescheinigung']),
  tax_year: z.nullable(z.int()),
  name,
  fiscal_code: name,
  employer: name,
  days: z.nullable(z.int()),
  gross_income: money,
  taxable_income: money,
  tax: money,
  net_income: money,
  reconciled: proof,
})

const identity = z.object({
  document: z.enum(['id_card', 'paper_id_card', 'passport', 'residence_permit', 'fiscal_card']),
  side: z.enum(['front', 'back', 'both']),
  number: name,
  surname: name,
  given_names: name,
  date_of_birth: z.nullable(day),
  place_of_birth: name,
  sex: z.nullable(z.enum(['F', 'M', 'X'])),
  nationality: name,
  issuing_country: name,
  expires_on: z.nullable(day),
  fiscal_code: name,
  mrz: z.nullable(z.object({ format: z.enum(['TD1', 'TD2', 'TD3']), valid: z.boolean() })),
})

const workContract = z.object({
  employer: name,
  employee: name,
  contract_type: z.nullable(z.enum(['open_ended', 'fixed_term'])),
  starts_on: z.nullable(day),
  ends_on: z.nullable(day),
})

const parseResult = z.object({
  file: text,
  type: z.enum(documentKinds),
  verdict: z.enum(verdicts),
  country: name,
  issuer: name,
  pages: z.int().check(z.minimum(0), z.maximum(500)),
  source: z.enum(['text', 'ocr', 'mixed', 'none']),
  findings: z.array(finding),
  bank_statement: z.optional(z.object({ accounts: z.array(account) })),
  payslip: z.optional(payslip),
  tax_document: z.optional(taxDocument),
  identity: z.optional(identity),
  work_contract: z.optional(workContract),
  possible_type: z.optional(name),
  trace: z.optional(z.record(text, evidence)),
})

/** Base64 of a WebP begins with its «RIFF». */
const webp = z.string().check(z.maxLength(MAX_PICTURE), z.regex(/^UklGR[A-Za-z0-9+/]+={0,2}$/))
const side = z.int().check(z.minimum(1), z.maximum(4000)),
  pixels = z.int().check(z.minimum(0), z.maximum(4000))
const picture = z.object({
  webp,
  width: side,
  height: side,
  marks: z.array(z.nullable(z.tuple([pixels, pixels, pixels, pixels]))),
})

/** Characters of a PDF without its password: 24 MB, for a copy may be somewhat larger than the 20 MB that are taken. */
export const MAX_UNLOCKED = 32_000_000
/** Base64 of a PDF begins with its «%PDF-1» or «%PDF-2». */
const unlockedPdf = z.string().check(z.maxLength(MAX_UNLOCKED), z.startsWith('JVBERi0'))

const message = z.union([
  z.object({ ready: z.literal(true) }),
  z.object({ recognizing: z.int() }),
  z.object({ isFromPixels: z.literal(true), tainted: z.boolean() }),
  z.object({ result: parseResult, tainted: z.boolean() }),
  z.object({ picture: z.nullable(picture), tainted: z.boolean() }),
  z.object({
    unlocked: z.union([z.enum(['wrong_password', 'not_unlockable']), unlockedPdf]),
    tainted: z.boolean(),
  }),
])

/** One line of a reader, or `null` when it is not of the agreed shape. Unagreed fields are dropped. */
export function readMessage(line: string): ChildMessage | null {
  try {
    return z.safeParse(message, JSON.parse(line)).data ?? null
  } catch (problem) {
    if (problem instanceof SyntaxError) return null
    throw problem
  }
}
