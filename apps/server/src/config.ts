/** What the operator sets, read once at start from the environment. */
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import type { CreditCheckSettings } from '@attesta/providers/credit-check/http-json.ts'
import type { PageSettings } from './http/page-settings.ts'
import type { TraceSettings } from './tracing/otlp-traces.ts'
import { identityEnvironment, identitySettingsOf, type IdentitySettings } from './identity-settings.ts'

const text = z.string().check(z.minLength(1))
const url = (schemes: string[]) =>
  text.check(
    z.refine(
      (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol),
      `must be an address that starts with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
    ),
  )

/** «help@agency.example» */
const mailPattern = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/
/** «agency.example» */
const domainPattern = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/

/** «authorization=Bearer%20abc,x-team=homes» */
const headersPattern = /^[\w-]+=[^,]*(,[\w-]+=[^,]*)*$/

const environment = z.object({
  PORT: z._default(
    z.coerce
      .number()
      .check(z.int('must be a port number'), z.gte(0, 'must be a port number'), z.lte(65_535, 'must be a port number')),
    3000,
  ),
  /** Where metrics can be read; none: nowhere. */
  METRICS_PORT: z.optional(
    z.coerce
      .number()
      .check(z.int('must be a port number'), z.gte(0, 'must be a port number'), z.lte(65_535, 'must be a port number')),
  ),
  METRICS_HOST: z._default(text, '127.0.0.1'),
  /** Names of OpenTelemetry's own: https://opentelemetry.io/docs/specs/otel/protocol/exporter/ */
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.optional(url(['https:', 'http:'])),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(text.check(z.regex(headersPattern, 'must read name=value,name=value'))),
  OTEL_TRACES_SAMPLER_ARG: z._default(
    z.coerce.number().check(z.gte(0, 'must be from 0 to 1'), z.lte(1, 'must be from 0 to 1')),
    1,
  ),
  /** A trial listens to this computer alone unless it is set; production to all. */
  HOST: z.optional(text),
  DATA_DIR: z._default(text, './data'),
  DATABASE_URL: z.optional(url(['postgres:', 'postgresql:'])),
  /** A role that row-level security does not bind, for pg_dump. */
  BACKUP_DATABASE_URL: z.optional(url(['postgres:', 'postgresql:'])),
  STORAGE_URL: z.optional(url(['file:', 's3:'])),
  /** Emails with a code to sign in, over all addresses. */
  CODES_PER_HOUR: z._default(z.coerce.number().check(z.int(), z.minimum(10), z.maximum(1_000_000)), 1000),
  /** Folder for the log of the embedded database. */
  WAL_ARCHIVE: z.optional(text),
  SMTP_URL: z.optional(url(['smtp:', 'smtps:'])),
  /** Where anchors of the audit log go besides DATA_DIR. */
  AUDIT_ANCHORS_URL: z.optional(url(['file:', 's3:'])),
  /** Of clamd, which looks at each file; none: nobody does. */
  CLAMD_URL: z.optional(url(['tcp:', 'unix:'])),
  MAIL_FROM: z._default(text, 'Attesta <no-reply@attesta.example>'),
  STRIPE_SECRET_KEY: z.optional(text),
  STRIPE_PUBLISHABLE_KEY: z.optional(text),
  STRIPE_WEBHOOK_SECRET: z.optional(text),
  STRIPE_JS_URL: z._default(url(['https:', 'http:']), 'https://js.stripe.com/endive/stripe.js'),
  GOOGLE_MAPS_API_KEY: z.optional(text),
  /** Another place that speaks as Google Places does. */
  PLACES_URL: z.optional(url(['https:', 'http:'])),
  PHOTON_URL: z.optional(url(['https:', 'http:'])),
  BANKDATA_PROVIDER: z.optional(
    z.enum(['gocardless', 'enablebanking', 'none'], 'must be gocardless, enablebanking or none'),
  ),
  GOCARDLESS_SECRET_ID: z.optional(text),
  GOCARDLESS_SECRET_KEY: z.optional(text),
  GOCARDLESS_BASE_URL: z.optional(url(['https:', 'http:'])),
  ENABLEBANKING_APP_ID: z.optional(text),
  /** Of the private key, PEM. */
  ENABLEBANKING_KEY_FILE: z.optional(text),
  ENABLEBANKING_BASE_URL: z.optional(url(['https:', 'http:'])),
  ...identityEnvironment,
  /** Whether the first label of the host names a region («de.attesta.example»). */
  REGIONAL_HOSTS: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  /** `weak`: documents may be read behind fewer walls than this machine should have. */
  READER: z.optional(z.enum(['weak'], 'must be weak, or not be set')),
  SANDBOX: z.optional(z.enum(['on', 'off'], 'must be on or off')),
  /** Which proxies' X-Forwarded-For is believed: addresses or networks, joined by commas. Empty: none. */
  TRUST_PROXY: z._default(z.string(), ''),
  PUBLIC_URL: z.optional(url(['https:', 'http:'])),
  ATTESTA_KEYS: z.optional(text),
  /** A PEM file with key and certificates that reports are sealed with. */
  REPORT_SEAL_FILE: z.optional(text),
  HELP_MAIL: z.optional(text.check(z.regex(mailPattern, 'must be a mail address'))),
  OPERATOR_NAME: z.optional(text),
  OPERATOR_ADDRESS: z.optional(text),
  OPERATOR_REGISTER: z.optional(text),
  /** Of the price of a report, in percent; none: receipts name no tax. */
  VAT_PERCENT: z.optional(z.coerce.number().check(z.gte(0, 'must be a percentage'), z.lte(40, 'must be a percentage'))),
  MARKETING_SITE: z.optional(url(['https:', 'http:'])),
  INTERNAL_MAIL_DOMAIN: z.optional(text.check(z.regex(domainPattern, 'must be a domain, without @'))),
  NODE_ENV: z._default(
    z.enum(['development', 'test', 'production'], 'must be development, test or production'),
    'development',
  ),
})

/** The environment variables that the product reads, each explained in docs/how-to/configure.md. */
export const settingNames: readonly string[] = Object.keys(environment.shape)

export const loopback = '127.0.0.1'

export interface Config {
  port: number
  host: string
  /** Undefined: metrics are not served. */
  metrics: { host: string; port: number } | undefined
  /** Undefined: nothing is traced. */
  traces: TraceSettings | undefined
  dataDir: string
  databaseUrl: string | undefined
  /** Who reads all rows of `databaseUrl` for a backup; undefined: its owner, who must be a superuser then. */
  backupDatabaseUrl: string | undefined
  storageUrl: string | undefined
  /** Emails with a code to sign in, over all addresses: beyond, none are sent until the hour has passed. */
  codesPerHour: number
  /** Where the embedded database copies its log; undefined: nowhere. */
  walArchive: string | undefined
  auditAnchorsUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  /** Where the virus scanner listens; undefined: none looks at the files. */
  clamdUrl: string | undefined
  stripe: { secretKey: string; publishableKey: string; webhookSecret: string; scriptUrl: string } | undefined
  /** Who suggests addresses; undefined: our own table alone. */
  addresses: { google: { key: string; url: string | undefined } } | { photon: { url: string } } | undefined
  /** Who connects banks; `sandbox`: the stand-in, in the words of one of them; undefined: nobody. */
  bankConnectionProvider:
    | { gocardless: { secretId: string; secretKey: string; url: string | undefined } }
    | { enableBanking: { applicationId: string; keyFile: string; url: string | undefined } }
    | { sandbox: 'gocardless' | 'enablebanking' }
    | undefined
  /** Who verifies identities; undefined: nobody, or the stand-in. */
  identity: IdentitySettings | undefined
  creditCheck: CreditCheckSettings | undefined
  /** Stand-ins for the outside providers, reachable below /sandbox. */
  sandbox: boolean
  trustProxy: string[]
  allowsWeakReader: boolean
  /** Without a trailing slash; links in mails begin with it. */
  publicUrl: string
  keys: string | undefined
  /** The operator's own seal for reports; undefined: the house's. */
  reportSealFile: string | undefined
  /** Who runs the installation, for imprint, privacy notice and help; in a trial the made-up one of the pages. */
  pages: PageSettings
  /** Percent of value added tax in the operator's price; undefined: receipts name none. */
  vatPercent: number | undefined
  production: boolean
}

/**
 * The environment cannot be started with. `message` is for the operator and repeats no value, which may be a secret.
 */
export class WrongConfig extends Error {
  readonly lines: readonly string[]

  constructor(lines: string[]) {
    super(`Attesta cannot start with these settings:\n${lines.map((line) => `  ${line}`).join('\n')}`)
    this.name = 'WrongConfig'
    this.lines = lines
  }
}

/** «sk_test_…», «changeme», «your-secret-here»: what manuals print, never a secret */
const samplePattern = /^(sk|pk)_test_|^whsec_test|changeme|your[-_ ]|^secret$|sandbox/i

export function readConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(
    Object.keys(environment.shape).flatMap((name) => (env[name]?.trim() ? [[name, env[name].trim()]] : [])),
  )
  const parsed = environment.safeParse(set)
  if (!parsed.success)
    throw new WrongConfig(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`))
  const values = parsed.data
  const production = values.NODE_ENV === 'production'
  const sandbox = values.SANDBOX === undefined ? !production : values.SANDBOX === 'on'
  const wrong: string[] = []
  const stripeKeys = [values.STRIPE_SECRET_KEY, values.STRIPE_PUBLISHABLE_KEY, values.STRIPE_WEBHOOK_SECRET]
  if (stripeKeys.some(Boolean) && !stripeKeys.every(Boolean))
    wrong.push('STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET are needed together')
  if (!production && values.SANDBOX !== 'on')
    for (const name of realProviders(values))
      wrong.push(
        `${name} is for the real world: set NODE_ENV=production with it, or SANDBOX=on, to run a trial with it on purpose`,
      )
  if (production && !sandbox) {
    if (values.PUBLIC_URL && !values.PUBLIC_URL.startsWith('https:'))
      wrong.push('PUBLIC_URL must start with https:// in production')
    for (const name of [
      'STRIPE_SECRET_KEY',
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'SMTP_URL',
      'PUBLIC_URL',
      'HELP_MAIL',
      'OPERATOR_NAME',
      'OPERATOR_ADDRESS',
    ] as const)
      if (!values[name]) wrong.push(`${name} is needed in production (or SANDBOX=on, to run with stand-ins on purpose)`)
    for (const name of [
      'STRIPE_SECRET_KEY',
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'ATTESTA_KEYS',
    ] as const)
      if (values[name] && samplePattern.test(values[name]))
        wrong.push(`${name} is a sample value; production needs one of its own`)
  }
  if (values.WAL_ARCHIVE && values.DATABASE_URL)
    wrong.push('WAL_ARCHIVE is for the embedded database: with DATABASE_URL its own server archives its log')
  if (values.GOOGLE_MAPS_API_KEY && values.PHOTON_URL)
    wrong.push('GOOGLE_MAPS_API_KEY and PHOTON_URL exclude each other: one service suggests the addresses')
  if (values.PLACES_URL && !values.GOOGLE_MAPS_API_KEY) wrong.push('PLACES_URL needs GOOGLE_MAPS_API_KEY')
  if (
    values.BANKDATA_PROVIDER === 'gocardless' &&
    !isBankOfSandbox(values, sandbox) &&
    !(values.GOCARDLESS_SECRET_ID && values.GOCARDLESS_SECRET_KEY)
  )
    wrong.push('BANKDATA_PROVIDER=gocardless needs GOCARDLESS_SECRET_ID and GOCARDLESS_SECRET_KEY')
  if (
    values.BANKDATA_PROVIDER === 'enablebanking' &&
    !isBankOfSandbox(values, sandbox) &&
    !(values.ENABLEBANKING_APP_ID && values.ENABLEBANKING_KEY_FILE)
  )
    wrong.push('BANKDATA_PROVIDER=enablebanking needs ENABLEBANKING_APP_ID and ENABLEBANKING_KEY_FILE')
  const identity = identitySettingsOf(values, wrong)
  if (wrong.length > 0) throw new WrongConfig(wrong)
  const [secretKey, publishableKey, webhookSecret] = stripeKeys
  return {
    port: values.PORT,
    host: values.HOST ?? (production ? '0.0.0.0' : loopback),
    metrics: values.METRICS_PORT === undefined ? undefined : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    traces:
      values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT === undefined
        ? undefined
        : {
            url: values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
            headers: headersOf(values.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
            share: values.OTEL_TRACES_SAMPLER_ARG,
          },
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    backupDatabaseUrl: values.BACKUP_DATABASE_URL,
    storageUrl: values.STORAGE_URL,
    codesPerHour: values.CODES_PER_HOUR,
    walArchive: values.WAL_ARCHIVE && resolve(values.WAL_ARCHIVE),
    auditAnchorsUrl: values.AUDIT_ANCHORS_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    clamdUrl: values.CLAMD_URL,
    stripe:
      secretKey && publishableKey && webhookSecret
        ? { secretKey, publishableKey, webhookSecret, scriptUrl: values.STRIPE_JS_URL }
        : undefined,
    addresses: values.GOOGLE_MAPS_API_KEY
      ? { google: { key: values.GOOGLE_MAPS_API_KEY, url: values.PLACES_URL } }
      : values.PHOTON_URL
        ? { photon: { url: values.PHOTON_URL } }
        : undefined,
    bankConnectionProvider: bankConnectionProviderOf(values, sandbox),
    identity,
    creditCheck: values.CREDIT_CHECK_SETTINGS,
    sandbox,
    trustProxy: values.TRUST_PROXY.split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    allowsWeakReader: values.READER === 'weak',
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    keys: values.ATTESTA_KEYS,
    reportSealFile: values.REPORT_SEAL_FILE && resolve(values.REPORT_SEAL_FILE),
    pages: pagesOf(values, sandbox),
    vatPercent: values.VAT_PERCENT,
    production,
  }
}

/** Values are percent-encoded, as OpenTelemetry writes them. */
const headersOf = (list: string): Record<string, string> =>
  Object.fromEntries(
    list
      .split(',')
      .filter(Boolean)
      .map((pair) => {
        const at = pair.indexOf('=')
        return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))]
      }),
  )

/** «sk_live_…», «rk_live_…», «pk_live_…» */
const liveKeyPattern = /^(sk|rk|pk)_live_/

/** Settings that send real emails or take real money. */
const realProviders = (values: z.infer<typeof environment>): string[] => [
  ...(values.SMTP_URL === undefined ? [] : ['SMTP_URL']),
  ...(['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'] as const).filter((name) =>
    liveKeyPattern.test(values[name] ?? ''),
  ),
]

/** A trial without any key has the stand-in of whoever is named. */
const isBankOfSandbox = (
  {
    GOCARDLESS_SECRET_ID,
    GOCARDLESS_SECRET_KEY,
    ENABLEBANKING_APP_ID,
    ENABLEBANKING_KEY_FILE,
  }: z.infer<typeof environment>,
  isTrial: boolean,
): boolean =>
  isTrial &&
  [GOCARDLESS_SECRET_ID, GOCARDLESS_SECRET_KEY, ENABLEBANKING_APP_ID, ENABLEBANKING_KEY_FILE].every(
    (key) => key === undefined,
  )

/** Without a name a trial has the stand-in, and the real thing nobody: then statements come as PDF. */
function bankConnectionProviderOf(
  values: z.infer<typeof environment>,
  isTrial: boolean,
): Config['bankConnectionProvider'] {
  const named = values.BANKDATA_PROVIDER
  if (named !== 'none' && isBankOfSandbox(values, isTrial)) return { sandbox: named ?? 'gocardless' }
  if (named === 'gocardless')
    return {
      gocardless: {
        secretId: values.GOCARDLESS_SECRET_ID ?? '',
        secretKey: values.GOCARDLESS_SECRET_KEY ?? '',
        url: values.GOCARDLESS_BASE_URL,
      },
    }
  if (named === 'enablebanking')
    return {
      enableBanking: {
        applicationId: values.ENABLEBANKING_APP_ID ?? '',
        keyFile: values.ENABLEBANKING_KEY_FILE ?? '',
        url: values.ENABLEBANKING_BASE_URL,
      },
    }
  return named === undefined && isTrial ? { sandbox: 'gocardless' } : undefined
}

/** The house of a trial, whose people look at any step. */
const trialDomain = 'attesta.example'

/** Outside a trial nothing that the pages were built with as an example is left standing. */
function pagesOf(values: z.infer<typeof environment>, isTrial: boolean): PageSettings {
  const none = isTrial ? undefined : ''
  return {
    'regional-hosts': values.REGIONAL_HOSTS,
    'help-mailbox': values.HELP_MAIL,
    'operator-name': values.OPERATOR_NAME,
    'operator-address': values.OPERATOR_ADDRESS,
    'operator-register': values.OPERATOR_REGISTER ?? none,
    'marketing-site': values.MARKETING_SITE ?? none,
    'internal-mail-domain': values.INTERNAL_MAIL_DOMAIN ?? (isTrial ? trialDomain : ''),
  }
}
