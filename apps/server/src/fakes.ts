/**
 * The outside world for those who have no keys to it: the sandbox takes the payments and the mails that would otherwise
 * go out.
 */
import { generateKeyPairSync } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { dayIn } from '@attesta/domain/day.ts'
import { sampleApplicants } from '@attesta/domain/examples/sample-applicants.ts'
import { sampleRoles } from '@attesta/domain/examples/sample-roles.ts'
import type { DocumentShelf } from '@attesta/providers/sandbox/documents.ts'
import type { EnableBankingSettings } from '@attesta/providers/bank-connection/enable-banking.ts'
import type { GoCardlessSettings } from '@attesta/providers/bank-connection/gocardless.ts'
import { bankKeys, identityKeys, keys } from '@attesta/providers/sandbox/magic.ts'
import type { CreditCheckSettings } from '@attesta/providers/credit-check/http-json.ts'
import type { IdnowSettings } from '@attesta/providers/identity-check/idnow.ts'
import { creditSettings } from '@attesta/providers/sandbox/credit-agency.ts'
import { createSandbox, listenAlone } from '@attesta/providers/sandbox/sandbox.ts'
import type { StripeSettings } from '@attesta/providers/payments/stripe.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import { demo, type DemoPartner } from './features/seed/seed.ts'
import { emailSpecimens } from './emails/specimens.ts'
import type { Words } from './http/words.ts'
import type { Random } from './random.ts'

/** Of a key that signs for this trial alone. */
const rsa = {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
} as const

export interface Fakes {
  stripe: StripeSettings
  smtpUrl: string
  goCardless: Pick<GoCardlessSettings, 'secretId' | 'secretKey' | 'url'>
  /** Its key is made on first use. */
  enableBanking: () => Pick<EnableBankingSettings, 'applicationId' | 'privateKeyPem' | 'url'>
  /** The site of the partner of the demonstration, and what it signs with. */
  partner: DemoPartner
  identity: { idnow: IdnowSettings }
  creditCheck: CreditCheckSettings
  /** The pages below /sandbox. */
  routes: (app: FastifyInstance) => Promise<void>
  close(): Promise<void>
}

/** `ownUrl`: where this process itself is reached, for the notices of payments. */
export async function startFakes({
  config,
  clock,
  random,
  ownUrl,
  words,
}: {
  config: Config
  clock: Clock
  random: Random
  ownUrl: string
  words: Words
}): Promise<Fakes> {
  const sandbox = createSandbox({
    env: { NODE_ENV: config.production ? 'production' : 'development', SANDBOX: config.sandbox ? 'on' : 'off' },
    clock,
    random,
    webhookUrl: () => `${ownUrl}/api/v1/payment/webhook`,
    identityWebhookUrl: () => `${ownUrl}/api/v1/identity-verification/webhook`,
    shelf: createShelf(clock),
    specimens: () => emailSpecimens({ words, config }),
    pagesUrl: () => config.publicUrl,
  })
  const api = await listenAlone(sandbox)
  const apiUrl = `http://${api.host}:${api.port}`
  const mail = await sandbox.listenForMail()
  const { url, publicKey } = await sandbox.listenForPlayground({
    productUrl: config.publicUrl,
    kid: demo.partner.kid,
    listingId: demo.partner.listingId,
    preferredPort: config.port + 1,
  })
  return {
    stripe: {
      ...keys,
      scriptUrl: `${config.publicUrl}/sandbox/stripe.js`,
      api: { host: api.host, port: api.port, protocol: 'http' },
    },
    smtpUrl: mail.url,
    goCardless: { ...bankKeys, url: `${apiUrl}/sandbox/gocardless/api/v2` },
    enableBanking: () => ({
      applicationId: random.uuid(),
      privateKeyPem: generateKeyPairSync('rsa', rsa).privateKey,
      url: `${apiUrl}/sandbox/enablebanking`,
    }),
    partner: { origin: url, publicKey },
    identity: {
      idnow: {
        ...identityKeys,
        gatewayUrl: `${apiUrl}/sandbox/identity/idnow`,
        pagesUrl: `${config.publicUrl}/sandbox/identity/go`,
      },
    },
    creditCheck: creditSettings(apiUrl),
    routes: sandbox.routes,
    async close() {
      await sandbox.close()
      await Promise.all([api.close(), mail.close()])
    },
  }
}

/** Documents of the invented cast, drawn on request. The tools that draw are loaded then, too. */
function createShelf(clock: Clock): DocumentShelf {
  const shown = [...sampleApplicants, ...sampleRoles]
  const documentsOf = async (personId: string) => {
    const person = shown.find(({ id }) => id === personId)
    const { sandboxDocumentsOf: draw } = await import('@attesta/documents/make/sandbox-documents.ts')
    return person ? draw(person, dayIn(clock.now(), 'Europe/Rome')) : []
  }
  return {
    people: () =>
      Promise.all(
        shown.map(async ({ id, givenName, familyName, born, fiscalCode, email }) => ({
          id,
          name: `${givenName} ${familyName}`,
          birth: born,
          fiscalCode,
          email,
          documents: await documentsOf(id),
        })),
      ),
    async draw(personId, fileName) {
      const document = (await documentsOf(personId)).find((one) => one.fileName === fileName)
      return document ? { mediaType: document.mediaType, bytes: await document.draw() } : null
    },
  }
}
