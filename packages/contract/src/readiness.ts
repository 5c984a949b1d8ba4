/** What an application lacks before it may be confirmed, paid for and reported. */
import * as z from 'zod/mini'
import { uploadType } from './document.ts'
import { stepRouters } from './pages.ts'

const lackKind = z.enum([
  /** A step's answers. */
  'answers',
  /** A document, or a side or months of one. */
  'missing',
  /** Every document was waived: at least one has to be there. */
  'no_document',
  /** A document that is still being read. */
  'unread',
  /** A document with a problem that stops it. */
  'blocked',
  /** The declaration that everything is true. */
  'confirmation',
  'payment',
])

/** One lack. `step`: where it is mended. `message` is in the caller's language. */
export const lack = z.object({
  kind: lackKind,
  step: z.enum(stepRouters),
  /** Names of the answers, as the state names them. */
  fields: z.array(z.string()),
  /** Any one of these documents would do. */
  types: z.array(uploadType),
  /** `2026-09`: the months still to be shown. */
  months: z.array(z.string()),
  document_id: z.nullable(z.uuid()),
  /** `<type>.<code>` of the problem that stops the document. */
  code: z.nullable(z.string()),
  message: z.string(),
  message_key: z.string(),
})
export type Lack = z.infer<typeof lack>
