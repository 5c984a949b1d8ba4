import * as z from 'zod/mini'

const pointer = z.string().check(z.regex(/^(\/[^/]+)+$/, 'must be a JSON pointer like /action/result'))
const template = z
  .string()
  .check(z.refine((text) => URL.canParse(text.replaceAll(/\{\w+\}/g, 'x')), 'must be an address'))

/**
 * Every word of the contract's API that we must know. Placeholders: {applicationId} {attempt} {givenName} {familyName}
 * {birthDate} {email} {mobile} {language} {returnUrl} {reference}.
 */
export const webIdSettings = z
  .strictObject({
    /** Sent with each call: `{"authorization": "Basic …"}`. */
    headers: z.record(z.string(), z.string()),
    startUrl: template,
    startBody: z.record(z.string(), z.unknown()),
    /** Where the answer names the action. */
    referenceAt: pointer,
    /** The person's page: where the answer names it, or a template with {reference}. */
    pageAt: z.optional(pointer),
    page: z.optional(template),
    readUrl: template,
    resultAt: pointer,
    /** The contract's words for each outcome. A word that is in no list is no answer. */
    results: z.strictObject({
      pending: z.array(z.string()),
      verified: z.array(z.string()),
      aborted: z.array(z.string()),
      refused: z.array(z.string()),
      expired: z.array(z.string()),
    }),
    givenNameAt: pointer,
    familyNameAt: pointer,
    /** `YYYY-MM-DD`. */
    birthDateAt: z.optional(pointer),
    verifiedAtAt: z.optional(pointer),
    /** Where a notice names the action, and the last part of the address that notices come to. */
    noticeReferenceAt: pointer,
    webhookSecret: z.string().check(z.minLength(16, 'must have 16 characters at least')),
  })
  .check(z.refine(({ page, pageAt }) => (page === undefined) !== (pageAt === undefined), 'needs either page or pageAt'))
export type WebIdSettings = z.infer<typeof webIdSettings>
