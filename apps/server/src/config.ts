/** What the operator sets, read once at start from the environment. */
import type { WorkingHours } from '@attesta/contract/working-hours.ts'
import { readWorkingHours } from '@attesta/domain/review/working-hours.ts'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import type { CreditCheckSettings } from '@attesta/providers/credit-check/http-json.ts'
import type { PageSettings } from './http/page-settings.ts'
import type { TraceSettings } from './tracing/otlp-traces.ts'
import { identitySettingsOf, type IdentitySettings } from './identity-settings.ts'
import { askFor, environment, neededSettings, secretSettings, settingNames } from './settings.ts'

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
  /** A pooler before `databaseUrl` that lends its connections by transaction. */
  databasePoolerUrl: string | undefined
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
  /** Who connects banks; `sandbox`: the fake, in the words of one of them; undefined: none. */
  bankConnectionProvider:
    | { gocardless: { secretId: string; secretKey: string; url: string | undefined } }
    | { enableBanking: { applicationId: string; keyFile: string; url: string | undefined } }
    | { sandbox: 'gocardless' | 'enablebanking' }
    | undefined
  /** Who verifies identities; undefined: none, or the fake. */
  identity: IdentitySettings | undefined
  creditCheck: CreditCheckSettings | undefined
  /** Fakes for the outside providers, reachable below /sandbox. */
  sandbox: boolean
  trustProxy: string[]
  allowsWeakReader: boolean
  /** Without a trailing slash; links in emails begin with it. */
  publicUrl: string
  keys: string | undefined
  /** The operator's own seal for reports; undefined: the installation's. */
  reportSealFile: string | undefined
  /** When reviewers work: waits are told in these hours. */
  reviewHours: WorkingHours
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
    super(
      `Attesta cannot start with these settings:\n${lines.map((line) => `  ${line}`).join('\n')}\n` +
        'All settings: docs/how-to/configure.md. «doctor» looks at them and at this machine, and starts nothing.',
    )
    this.name = 'WrongConfig'
    this.lines = lines
  }
}

/** «sk_test_…», «changeme», «your-secret-here»: what manuals print, never a secret */
const samplePattern = /^(sk|pk)_test_|^whsec_test|changeme|your[-_ ]|^secret$|sandbox/i

export function readConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(settingNames.flatMap((name) => (env[name]?.trim() ? [[name, env[name].trim()]] : [])))
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
    for (const name of neededSettings)
      if (!values[name])
        wrong.push(`${name} is needed in production (or SANDBOX=on, to run with stand-ins on purpose): ${askFor(name)}`)
    for (const name of secretSettings) {
      const value = values[name]
      if (typeof value === 'string' && samplePattern.test(value))
        wrong.push(`${name} is a sample value; production needs one of its own`)
    }
  }
  if (values.WAL_ARCHIVE && values.DATABASE_URL)
    wrong.push('WAL_ARCHIVE is for the embedded database: with DATABASE_URL its own server archives its log')
  if (values.DATABASE_POOLER_URL && !values.DATABASE_URL)
    wrong.push('DATABASE_POOLER_URL needs DATABASE_URL, the address of the same database without the pooler')
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
    databasePoolerUrl: values.DATABASE_POOLER_URL,
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
    reviewHours: readWorkingHours(values.REVIEW_HOURS)!,
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

/** Without credentials a trial uses the fake of the configured provider. */
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

/** Without a name a trial has the fake, and a production none: then statements come as PDF. */
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

/** The operator of a trial, whose people look at any step. */
const trialDomain = 'attesta.example'

/** Outside a trial nothing that the pages were built with as an example is left standing. */
function pagesOf(values: z.infer<typeof environment>, isTrial: boolean): PageSettings {
  const none = isTrial ? undefined : ''
  return {
    'regional-hosts': values.REGIONAL_HOSTS ?? (isTrial ? 'on' : 'off'),
    'help-mailbox': values.HELP_MAIL,
    'operator-name': values.OPERATOR_NAME,
    'operator-address': values.OPERATOR_ADDRESS,
    'operator-register': values.OPERATOR_REGISTER ?? none,
    'marketing-site': values.MARKETING_SITE ?? none,
    'internal-mail-domain': values.INTERNAL_MAIL_DOMAIN ?? (isTrial ? trialDomain : ''),
  }
}
