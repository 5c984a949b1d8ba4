import * as z from 'zod/mini'
import { idCombination, idType } from './document.ts'
import { company } from './listing.ts'
import { limits } from './limits.ts'

const bankName = z.string().check(z.minLength(1), z.maxLength(limits.maxText))
/** ABI of five digits, in Germany the Bankleitzahl of eight. */
const bankNumber = z.string().check(z.regex(/^\d{5}(\d{3})?$/))

/**
 * A place for documents that a phone may fill: everything that the server must know of a file is settled here, so that
 * the phone has nothing to say but the bytes.
 */
export const handoverSlot = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('national_id'),
    id_type: idType,
    selected_ids_combination: z.optional(idCombination),
  }),
  z.strictObject({ type: z.literal('bank_statement'), bank: bankName, abi: bankNumber }),
  z.strictObject({
    type: z.literal('other'),
    other_type: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.maxText)),
  }),
  z.strictObject({ type: z.enum(['payslip', 'fiscal_doc', 'cud', 'mortgage_doc']) }),
])
export type HandoverSlot = z.infer<typeof handoverSlot>

/**
 * How a file that a phone sent stands. `again`: it could not be read; `look`: something about it is to be settled on
 * the computer. What was read is not told to the phone.
 */
const handoverFile = z.object({
  document_id: z.uuid(),
  slot: z.number(),
  name: z.string(),
  size: z.number(),
  state: z.enum(['reading', 'ready', 'again', 'look']),
})
export type HandoverFile = z.infer<typeof handoverFile>

/** What the phone is told: whose home it is for, what to send, what it has sent. Nothing of the person. */
export const handoverView = z.object({
  handover_id: z.uuid(),
  company: z.nullable(company),
  slots: z.array(handoverSlot),
  files: z.array(handoverFile),
  expires_at: z.string(),
})
export type HandoverView = z.infer<typeof handoverView>

/**
 * `waiting`: the link was not opened yet. `connected`: a phone has. `ended`: by either side. `expired`: nothing came
 * for too long.
 */
export const handoverStatus = z.enum(['waiting', 'connected', 'ended', 'expired'])
export type HandoverStatus = z.infer<typeof handoverStatus>
