/** Messages between a company and an applicant about an application, and the company's templates for them. */
import * as z from 'zod/mini'
import { language } from './fields.ts'
import { maxMessageText, maxTemplateName } from './message-limits.ts'

/** Control characters other than line breaks and tabs. */
const unseen = /(?![\n\t])\p{Cc}/gu
const plainText = z
  .string()
  .check(z.overwrite<string>((text) => text.normalize('NFC').replace(/\r\n?/g, '\n').replace(unseen, '').trim()))

export const messageFields = z.strictObject({
  text: plainText.check(z.minLength(1, 'Messages.Error.Empty'), z.maxLength(maxMessageText, 'Messages.Error.Long')),
})

/** Empty: not written in that language. */
const templateText = plainText.check(z.maxLength(maxMessageText, 'Messages.Error.Long'))
export const templateFields = z
  .strictObject({
    name: z.string().check(
      z.overwrite<string>((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim()),
      z.minLength(1, 'Messages.Error.Name'),
      z.maxLength(maxTemplateName, 'Messages.Error.Name'),
    ),
    texts: z.strictObject({ en: templateText, it: templateText, de: templateText }),
  })
  .check(
    z.refine(({ texts }) => Object.values(texts).some((text) => text !== ''), {
      path: ['texts', 'it'],
      message: 'Messages.Error.Empty',
    }),
  )
export type TemplateFields = z.infer<typeof templateFields>

export const companyMessage = z.object({
  id: z.uuid(),
  is_from_applicant: z.boolean(),
  /** Of the company; empty when that membership is long over, and for the applicant's own. */
  member: z.string(),
  text: z.string(),
  sent_at: z.string(),
  read_at: z.nullable(z.string()),
})
export const ownMessage = z.object({
  id: z.uuid(),
  is_from_applicant: z.boolean(),
  text: z.string(),
  sent_at: z.string(),
})
export const messageTemplate = z.object({
  id: z.uuid(),
  name: z.string(),
  texts: z.object({ en: z.string(), it: z.string(), de: z.string() }),
})
export type MessageTemplate = z.infer<typeof messageTemplate>
/** Of whom a message is: what placeholders are filled with. */
export const messageAbout = z.object({ language, firstName: z.string(), listing: z.string(), company: z.string() })
