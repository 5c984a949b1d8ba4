/** Table of all settings: what the product reads from its environment, how each is written, what it means. */
import * as z from 'zod/mini'
import { identityEnvironment } from './identity-settings.ts'
import { reviewHours } from './review-hours.ts'

const text = z.string().check(z.minLength(1))
const url = (schemes: string[]) =>
  text.check(
    z.refine(
      (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol),
      `must be an address that starts with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
    ),
  )
const web = url(['https:', 'http:'])
const port = z.coerce
  .number()
  .check(z.int('must be a port number'), z.gte(0, 'must be a port number'), z.lte(65_535, 'must be a port number'))

/** «help@agency.example» */
const mailPattern = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/
/** «agency.example» */
const domainPattern = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/
/** «authorization=Bearer%20abc,x-team=homes» */
const headersPattern = /^[\w-]+=[^,]*(,[\w-]+=[^,]*)*$/

export const settingGroups = {
  place: 'Where it runs',
  data: 'Where data lies',
  operator: 'Who runs it',
  email: 'Email',
  payment: 'Payment',
  services: 'Banks, addresses, identities, credit',
  safety: 'Safety',
  watch: 'Watching',
  trial: 'Trial',
} as const

export interface Setting {
  schema: z.ZodMiniType
  group: keyof typeof settingGroups
  /** Markdown, without a full stop. */
  meaning: string
  /** In place of the schema's own default. */
  otherwise?: string
  /** Production does not start without it, except with the sandbox's fakes. */
  example?: string
  /** Production refuses what manuals print as a sample. */
  isSecret?: true
}

const table = <Table extends Record<string, Setting>>(settings: Table) => settings

export const settings = table({
  NODE_ENV: {
    schema: z._default(
      z.enum(['development', 'test', 'production'], 'must be development, test or production'),
      'development',
    ),
    group: 'place',
    meaning: '`production` for real people: nothing is faked, and what is needed must be set',
  },
  PORT: { schema: z._default(port, 3000), group: 'place', meaning: 'port that it listens on; 0: any that is free' },
  HOST: {
    schema: z.optional(text),
    group: 'place',
    otherwise: '127.0.0.1; 0.0.0.0 in production',
    meaning: 'address that it listens on: a trial cannot be reached from other computers unless it is set',
  },
  PUBLIC_URL: {
    schema: z.optional(web),
    group: 'place',
    otherwise: '`http://localhost:PORT`',
    example: 'https://rent.example',
    meaning: 'how links in emails and QR codes begin; with `https://` in production',
  },
  TRUST_PROXY: {
    schema: z._default(z.string(), ''),
    group: 'place',
    meaning: 'proxies whose `X-Forwarded-For` is believed: addresses or networks, joined by commas',
  },
  REGIONAL_HOSTS: {
    schema: z.optional(z.enum(['on', 'off'], 'must be on or off')),
    group: 'place',
    otherwise: '`on`; `off` in production',
    meaning:
      'whether `it.…` and `de.…` at the start of the host’s name mean Italy and Germany, and visitors are led ' +
      'there: set it once these names lead here; off: one host for both',
  },
  DATA_DIR: { schema: z._default(text, './data'), group: 'data', meaning: 'database, sealed files, keys' },
  DATABASE_URL: {
    schema: z.optional(url(['postgres:', 'postgresql:'])),
    group: 'data',
    otherwise: 'the embedded one',
    meaning: 'PostgreSQL 15 or newer',
  },
  DATABASE_POOLER_URL: {
    schema: z.optional(url(['postgres:', 'postgresql:'])),
    group: 'data',
    meaning:
      'the same database through PgBouncer in transaction mode, for calls and jobs; the queue, keys, migrations and backups ' +
      'keep to `DATABASE_URL` ([many machines](run-on-many-machines.md))',
  },
  BACKUP_DATABASE_URL: {
    schema: z.optional(url(['postgres:', 'postgresql:'])),
    group: 'data',
    otherwise: '`DATABASE_URL`',
    meaning: 'the role that reads the database for `npm run backup`; row-level security must not bind it',
  },
  WAL_ARCHIVE: {
    schema: z.optional(text),
    group: 'data',
    meaning: 'folder for the log of the embedded database, on another disk ([back up](back-up-and-restore.md))',
  },
  STORAGE_URL: {
    schema: z.optional(url(['file:', 's3:'])),
    group: 'data',
    otherwise: 'files below `DATA_DIR`',
    meaning:
      'another folder, `file:///srv/papers`, or a bucket that speaks S3: ' +
      '`s3://access:secret@host/bucket?region=eu-south-1` (`&tls=off` inside a private network)',
  },
  ATTESTA_KEYS: {
    schema: z.optional(text),
    group: 'data',
    otherwise: 'a file below `DATA_DIR/keys`',
    isSecret: true,
    meaning: 'key-encryption keys ([change them](change-the-keys.md)); lose them and every document is lost',
  },
  HELP_MAIL: {
    schema: z.optional(text.check(z.regex(mailPattern, 'must be a mail address'))),
    group: 'operator',
    otherwise: 'an invented one',
    example: 'help@agency.example',
    meaning: 'where people who need help write to',
  },
  OPERATOR_NAME: {
    schema: z.optional(text),
    group: 'operator',
    otherwise: 'an invented one',
    example: 'Agenzia Esempio Srl',
    meaning: 'who runs it, for imprint and privacy notice',
  },
  OPERATOR_ADDRESS: {
    schema: z.optional(text),
    group: 'operator',
    otherwise: 'an invented one',
    example: 'Via Roma 1, 20121 Milano',
    meaning: 'their postal address',
  },
  OPERATOR_REGISTER: {
    schema: z.optional(text),
    group: 'operator',
    meaning: 'who represents the operator, register, VAT number, for the imprint',
  },
  MARKETING_SITE: {
    schema: z.optional(web),
    group: 'operator',
    otherwise: 'the start of the form',
    meaning: 'where the logo leads',
  },
  INTERNAL_MAIL_DOMAIN: {
    schema: z.optional(text.check(z.regex(domainPattern, 'must be a domain, without @'))),
    group: 'operator',
    otherwise: 'none; the sandbox’s in a trial',
    meaning: 'people who write from there are never moved to a saved step',
  },
  REVIEW_HOURS: reviewHours,
  REPORT_SEAL_FILE: {
    schema: z.optional(text),
    group: 'operator',
    otherwise: 'our own seal',
    meaning:
      'a PEM file with the key and the certificates that the PDFs of reports are signed with (PAdES); readers ' +
      'then name you instead of an unknown signer',
  },
  SMTP_URL: {
    schema: z.optional(url(['smtp:', 'smtps:'])),
    group: 'email',
    otherwise: 'the sandbox’s mailbox',
    example: 'smtps://user:password@mail.example',
    meaning: 'outgoing email. This and live Stripe keys are refused without `NODE_ENV=production` or `SANDBOX=on`',
  },
  MAIL_FROM: {
    schema: z._default(text, 'Attesta <no-reply@attesta.example>'),
    group: 'email',
    meaning: 'sender of emails; `Name <address>` names the product in them',
  },
  CODES_PER_HOUR: {
    schema: z._default(z.coerce.number().check(z.int(), z.minimum(10), z.maximum(1_000_000)), 1000),
    group: 'email',
    meaning:
      'emails with a code to sign in, over all addresses; beyond, none are sent until an hour has passed, and an alert says so',
  },
  STRIPE_SECRET_KEY: {
    schema: z.optional(text),
    group: 'payment',
    otherwise: 'the sandbox’s checkout',
    example: 'sk_live_…',
    isSecret: true,
    meaning: 'Stripe’s key for the server',
  },
  STRIPE_PUBLISHABLE_KEY: {
    schema: z.optional(text),
    group: 'payment',
    otherwise: 'the sandbox’s checkout',
    example: 'pk_live_…',
    isSecret: true,
    meaning: 'Stripe’s key for the pages',
  },
  STRIPE_WEBHOOK_SECRET: {
    schema: z.optional(text),
    group: 'payment',
    otherwise: 'the sandbox’s checkout',
    example: 'whsec_…',
    isSecret: true,
    meaning:
      'signs Stripe’s notices (`checkout.session.*`, `charge.refunded`, `charge.dispute.*`) to ' +
      '`PUBLIC_URL/api/v1/payment/webhook` ([refunds, accounts of ' +
      'companies](../decisions/0028-the-outside-world-to-its-end.md))',
  },
  STRIPE_JS_URL: {
    schema: z._default(web, 'https://js.stripe.com/endive/stripe.js'),
    group: 'payment',
    meaning: 'where the pages load Stripe’s script from',
  },
  VAT_PERCENT: {
    schema: z.optional(z.coerce.number().check(z.gte(0, 'must be a percentage'), z.lte(40, 'must be a percentage'))),
    group: 'payment',
    meaning:
      'value added tax in the price of a report, e.g. `22`: receipts then name it. What is paid into a company’s ' +
      'own account is that company’s sale',
  },
  BANKDATA_PROVIDER: {
    schema: z.optional(z.enum(['gocardless', 'enablebanking', 'none'], 'must be gocardless, enablebanking or none')),
    group: 'services',
    otherwise: 'the sandbox’s bank; none in production',
    meaning:
      'who connects banks: `gocardless` (existing customers only), `enablebanking`, or `none`: statements come ' +
      'as PDF. A trial without keys fakes the provider that is named',
  },
  GOCARDLESS_SECRET_ID: { schema: z.optional(text), group: 'services', isSecret: true, meaning: 'GoCardless' },
  GOCARDLESS_SECRET_KEY: { schema: z.optional(text), group: 'services', isSecret: true, meaning: 'GoCardless' },
  GOCARDLESS_BASE_URL: {
    schema: z.optional(web),
    group: 'services',
    otherwise: 'GoCardless',
    meaning: 'another place that speaks the same',
  },
  ENABLEBANKING_APP_ID: { schema: z.optional(text), group: 'services', meaning: 'Enable Banking' },
  ENABLEBANKING_KEY_FILE: {
    schema: z.optional(text),
    group: 'services',
    meaning: 'Enable Banking: file of the private key, PEM',
  },
  ENABLEBANKING_BASE_URL: {
    schema: z.optional(web),
    group: 'services',
    otherwise: 'Enable Banking',
    meaning: 'another place that speaks the same',
  },
  GOOGLE_MAPS_API_KEY: {
    schema: z.optional(text),
    group: 'services',
    otherwise: 'our own table of streets',
    meaning: 'addresses as they are typed, by Google Places',
  },
  PLACES_URL: {
    schema: z.optional(web),
    group: 'services',
    otherwise: 'Google Places',
    meaning:
      'another place that speaks the same (the fake: key `places_sandbox`, `http://localhost:3000/sandbox/places`)',
  },
  PHOTON_URL: {
    schema: z.optional(web),
    group: 'services',
    meaning:
      'addresses by a [Photon](https://github.com/komoot/photon) of your own, `http://photon:2322` (the fake: ' +
      '`http://localhost:3000/sandbox/photon`). The server asks, without anything of the visitor; when the ' +
      'service does not answer, our table does',
  },
  ...table({
    IDENT_PROVIDER: {
      schema: identityEnvironment.IDENT_PROVIDER,
      group: 'services',
      otherwise: 'none; the sandbox’s in a trial',
      meaning:
        'who verifies identities in Germany: `idnow`, `webid`, `stripe` or `none` ([why and ' +
        'how](../decisions/0016-identity-and-credit-checks.md)); notices go to ' +
        '`PUBLIC_URL/api/v1/identity-verification/webhook/<secret>`',
    },
    IDNOW_COMPANY: { schema: identityEnvironment.IDNOW_COMPANY, group: 'services', meaning: 'IDnow: your name there' },
    IDNOW_API_KEY: {
      schema: identityEnvironment.IDNOW_API_KEY,
      group: 'services',
      isSecret: true,
      meaning: 'IDnow: your key',
    },
    IDNOW_WEBHOOK_SECRET: {
      schema: identityEnvironment.IDNOW_WEBHOOK_SECRET,
      group: 'services',
      isSecret: true,
      meaning: 'IDnow: last part of the address that its notices come to, 16 characters or more',
    },
    IDNOW_GATEWAY_URL: {
      schema: identityEnvironment.IDNOW_GATEWAY_URL,
      group: 'services',
      meaning: 'IDnow’s own or its test host',
    },
    IDNOW_PAGES_URL: {
      schema: identityEnvironment.IDNOW_PAGES_URL,
      group: 'services',
      meaning: 'IDnow’s own or its test host',
    },
    STRIPE_IDENTITY_KEY: {
      schema: identityEnvironment.STRIPE_IDENTITY_KEY,
      group: 'services',
      meaning: 'Stripe Identity; the key must be allowed to read verified outputs',
    },
    STRIPE_IDENTITY_WEBHOOK_SECRET: {
      schema: identityEnvironment.STRIPE_IDENTITY_WEBHOOK_SECRET,
      group: 'services',
      meaning: 'signs Stripe Identity’s notices',
    },
    WEBID_SETTINGS: {
      schema: identityEnvironment.WEBID_SETTINGS,
      group: 'services',
      meaning:
        'JSON: addresses, headers, body, places and words of your contract’s API, as in ' +
        '`packages/providers/src/identity-check/webid-settings.ts`; run against the fake alone',
    },
    CREDIT_CHECK_SETTINGS: {
      schema: identityEnvironment.CREDIT_CHECK_SETTINGS,
      group: 'services',
      otherwise: 'none; the sandbox’s in a trial',
      meaning:
        'JSON: a credit agency’s address, headers, body, place of the score and its scale, as in ' +
        '`packages/providers/src/credit-check/http-json.ts`',
    },
  }),
  CLAMD_URL: {
    schema: z.optional(url(['tcp:', 'unix:'])),
    group: 'safety',
    otherwise: 'none: files are taken as they come',
    meaning:
      'a [clamd](scan-files-for-viruses.md) that looks at each file before it is kept, `tcp://clamav:3310` or ' +
      '`unix:///run/clamav/clamd.ctl`',
  },
  AUDIT_ANCHORS_URL: {
    schema: z.optional(url(['file:', 's3:'])),
    group: 'safety',
    otherwise: 'only a file below `DATA_DIR`',
    meaning:
      'where anchors of the audit log also go, every ten minutes: a file on another machine’s disk, ' +
      '`file:///mnt/ledger/attesta.jsonl`, or a bucket of its own, `s3://access:secret@host/bucket?region=…`, ' +
      'best with object lock and a key that may not delete',
  },
  READER: {
    schema: z.optional(z.enum(['weak'], 'must be weak, or not be set')),
    group: 'safety',
    meaning:
      '`weak`: production starts although this machine cannot read documents in full isolation (bwrap, or user namespaces with `unshare`)',
  },
  METRICS_PORT: {
    schema: z.optional(port),
    group: 'watch',
    otherwise: 'none: metrics are not served',
    meaning: 'where Prometheus reads metrics ([watch](watch.md))',
  },
  METRICS_HOST: {
    schema: z._default(text, '127.0.0.1'),
    group: 'watch',
    meaning: 'address that metrics are served on: it asks for no password',
  },
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: {
    schema: z.optional(web),
    group: 'watch',
    otherwise: 'none: nothing is traced',
    meaning: 'collector of OpenTelemetry, `http://collector:4318/v1/traces` ([watch](watch.md))',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    schema: z.optional(text.check(z.regex(headersPattern, 'must read name=value,name=value'))),
    group: 'watch',
    meaning: 'the collector’s key, `authorization=Bearer%20…`',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    schema: z._default(z.coerce.number().check(z.gte(0, 'must be from 0 to 1'), z.lte(1, 'must be from 0 to 1')), 1),
    group: 'watch',
    meaning: 'share of the calls that is traced, from 0 to 1',
  },
  SANDBOX: {
    schema: z.optional(z.enum(['on', 'off'], 'must be on or off')),
    group: 'trial',
    otherwise: 'on; off in production',
    meaning: 'fakes of the outside world; in production only in a clone, and on purpose',
  },
})
