/** The operator's settings of who verifies identities and who tells credit scores, and the adapters that they name. */
import * as z from 'zod/mini'
import type { CircuitSettings } from '@attesta/providers/circuit.ts'
import { guardedCreditCheck } from '@attesta/providers/credit-check/guarded.ts'
import {
  createHttpCreditCheck,
  creditCheckSettings,
  type CreditCheckSettings,
} from '@attesta/providers/credit-check/http-json.ts'
import type { CreditCheck } from '@attesta/providers/credit-check/port.ts'
import { guardedIdentityCheck } from '@attesta/providers/identity-check/guarded.ts'
import { createIdnowIdentity, type IdnowSettings } from '@attesta/providers/identity-check/idnow.ts'
import type { IdentityCheck } from '@attesta/providers/identity-check/port.ts'
import { createStripeIdentity, type StripeIdentitySettings } from '@attesta/providers/identity-check/stripe-identity.ts'
import { createWebIdIdentity } from '@attesta/providers/identity-check/webid.ts'
import { webIdSettings, type WebIdSettings } from '@attesta/providers/identity-check/webid-settings.ts'

const text = z.string().check(z.minLength(1))
const address = z.url({ protocol: /^https?$/, error: 'must be an address that starts with https://' })

/**
 * A setting that is a JSON object of the shape given; the operator is told where it is wrong, never what stood there.
 */
const json = <T extends z.ZodMiniType>(shape: T) =>
  z.pipe(
    z.string(),
    z.transform((value, context): z.output<T> => {
      let parsed: unknown
      try {
        parsed = JSON.parse(value)
      } catch {
        context.issues.push({ code: 'custom', input: undefined, message: 'must be JSON' })
        return z.NEVER
      }
      const read = shape.safeParse(parsed)
      if (read.success) return read.data
      context.issues.push(
        ...read.error.issues.map(({ path, message }) => ({
          code: 'custom' as const,
          input: undefined,
          message: `${path.length === 0 ? '' : `at ${path.join('.')} `}${message}`,
        })),
      )
      return z.NEVER
    }),
  )

export const identityEnvironment = {
  IDENT_PROVIDER: z.optional(z.enum(['idnow', 'webid', 'stripe', 'none'], 'must be idnow, webid, stripe or none')),
  IDNOW_COMPANY: z.optional(text),
  IDNOW_API_KEY: z.optional(text),
  /** Last part of the address that IDnow's notices come to. */
  IDNOW_WEBHOOK_SECRET: z.optional(
    z
      .string()
      .check(
        z.minLength(16, 'must have 16 characters at least'),
        z.regex(/^[\w-]+$/, 'must be letters, digits, - and _'),
      ),
  ),
  IDNOW_GATEWAY_URL: z._default(address, 'https://gateway.idnow.de'),
  IDNOW_PAGES_URL: z._default(address, 'https://go.idnow.de'),
  STRIPE_IDENTITY_KEY: z.optional(text),
  STRIPE_IDENTITY_WEBHOOK_SECRET: z.optional(text),
  WEBID_SETTINGS: z.optional(json(webIdSettings)),
  CREDIT_CHECK_SETTINGS: z.optional(json(creditCheckSettings)),
}

const environment = z.object(identityEnvironment)

export type IdentitySettings =
  | { idnow: IdnowSettings }
  | { webid: WebIdSettings }
  | { stripe: StripeIdentitySettings }
  | 'none'

const settingsNeeded = {
  idnow: 'IDNOW_COMPANY, IDNOW_API_KEY and IDNOW_WEBHOOK_SECRET',
  stripe: 'STRIPE_IDENTITY_KEY and STRIPE_IDENTITY_WEBHOOK_SECRET',
  webid: 'WEBID_SETTINGS',
} as const

/** `undefined`: nothing was said. `wrong` takes what is missing, in words for the operator. */
export function identitySettingsOf(
  values: z.output<typeof environment>,
  wrong: string[],
): IdentitySettings | undefined {
  const {
    IDENT_PROVIDER: named,
    IDNOW_COMPANY: company,
    IDNOW_API_KEY: apiKey,
    IDNOW_WEBHOOK_SECRET: webhookSecret,
    STRIPE_IDENTITY_KEY: secretKey,
    STRIPE_IDENTITY_WEBHOOK_SECRET: stripeSecret,
    WEBID_SETTINGS: webid,
  } = values
  if (named === undefined || named === 'none') return named
  if (named === 'idnow' && company && apiKey && webhookSecret)
    return {
      idnow: { company, apiKey, webhookSecret, gatewayUrl: values.IDNOW_GATEWAY_URL, pagesUrl: values.IDNOW_PAGES_URL },
    }
  if (named === 'stripe' && secretKey && stripeSecret) return { stripe: { secretKey, webhookSecret: stripeSecret } }
  if (named === 'webid' && webid) return { webid }
  wrong.push(`IDENT_PROVIDER=${named} needs ${settingsNeeded[named]}`)
  return undefined
}

/** Null: identities are verified by no service. */
export function openIdentityCheck(
  settings: IdentitySettings | undefined,
  circuit: CircuitSettings,
): IdentityCheck | null {
  if (settings === undefined || settings === 'none') return null
  return guardedIdentityCheck(
    'idnow' in settings
      ? createIdnowIdentity(settings.idnow)
      : 'webid' in settings
        ? createWebIdIdentity(settings.webid)
        : createStripeIdentity(settings.stripe),
    circuit,
  )
}

export const openCreditCheck = (
  settings: CreditCheckSettings | undefined,
  circuit: CircuitSettings,
): CreditCheck | null => (settings ? guardedCreditCheck(createHttpCreditCheck(settings), circuit) : null)
