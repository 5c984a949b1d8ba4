/**
 * The services outside, each by a call that changes nothing and costs nothing worth naming. Whom the operator has not
 * named is not asked.
 */
import { existsSync } from 'node:fs'
import { createClamdScan } from '@attesta/providers/virus-scan/clamd.ts'
import { createSmtpMail } from '@attesta/providers/email/smtp.ts'
import { createStripePayments } from '@attesta/providers/payments/stripe.ts'
import type { Addresses } from '@attesta/providers/addresses/port.ts'
import type { BankConnectionProvider } from '@attesta/providers/bank-connection/port.ts'
import type { Storage } from '@attesta/providers/storage/port.ts'
import type { Config } from '../config.ts'
import type { Random } from '../random.ts'
import { codeOf, look, well, wrong, type Finding } from './finding.ts'

const patienceMs = 5000

export async function checkFiles(
  { storageUrl, dataDir }: Pick<Config, 'storageUrl' | 'dataDir'>,
  open: () => Promise<Storage>,
  random: Random,
): Promise<Finding> {
  if (storageUrl === undefined && !existsSync(dataDir)) return well('Beside the data, from the first start on.')
  const key = `probes/${random.uuid()}`
  try {
    const storage = await open()
    await storage.put(key, Buffer.from('probe'))
    await storage.delete(key)
    return well('A file was written and removed again.')
  } catch (error) {
    return wrong(`No file can be written (${codeOf(error)}).`, 'Check STORAGE_URL, or the folder below DATA_DIR.')
  }
}

export async function checkMail({ smtpUrl }: Pick<Config, 'smtpUrl'>): Promise<Finding> {
  if (smtpUrl === undefined) return well('The sandbox’s mailbox: no email leaves.')
  const mail = createSmtpMail({ url: smtpUrl, timeoutMs: patienceMs })
  try {
    await mail.greet()
    return well('The relay answers and lets us in. Nothing was sent.')
  } catch (error) {
    return wrong(
      `The relay cannot be used (${codeOf(error)}).`,
      'Check SMTP_URL: host, port, user and password; smtps:// for TLS from the start.',
    )
  } finally {
    mail.close()
  }
}

/** No checkout has this name; whether the key may ask is what we learn. */
const nobodysCheckout = 'cs_test_attesta_doctor'

export async function checkPayments(
  { stripe }: Pick<Config, 'stripe'>,
  api?: { host: string; port: number; protocol: 'http' | 'https' },
): Promise<Finding> {
  if (stripe === undefined) return well('The sandbox’s checkout: no money moves.')
  try {
    await createStripePayments({ ...stripe, ...(api && { api }), timeoutMs: patienceMs }).readSession(
      nobodysCheckout,
      null,
    )
  } catch (error) {
    return wrong(`Stripe does not take our question (${codeOf(error)}).`, 'Check STRIPE_SECRET_KEY.')
  }
  return /_test_/.test(stripe.secretKey)
    ? look('Stripe takes the key, which is one for tests: nobody really pays.', 'Set the live keys for real use.')
    : well('Stripe takes the key. Notices are not tested: send one from its dashboard.')
}

export async function checkBank(open: () => BankConnectionProvider | undefined): Promise<Finding> {
  try {
    const bank = open()
    if (bank === undefined) return well('None is named: statements come as PDF.')
    const [italian, german] = await Promise.all([bank.institutions('IT'), bank.institutions('DE')])
    return well(`${bank.provider} lists ${italian.length} banks in Italy and ${german.length} in Germany.`)
  } catch (error) {
    return wrong(`The provider does not list its banks (${codeOf(error)}).`, 'Check BANKDATA_PROVIDER and its keys.')
  }
}

export async function checkAddresses(open: () => Addresses | undefined, random: Random): Promise<Finding> {
  try {
    const service = open()
    if (service === undefined) return well('Our own table of streets.')
    const { suggestions } = await service.suggest({
      text: 'Via Roma',
      country: 'IT',
      language: 'it',
      visit: random.uuid(),
    })
    return suggestions.length > 0
      ? well(`«Via Roma» has ${suggestions.length} suggestions.`)
      : look('«Via Roma» has no suggestion.', 'Check what the service was filled with.')
  } catch (error) {
    return look(
      `The service does not answer (${codeOf(error)}); our own table of streets stands in.`,
      'Check GOOGLE_MAPS_API_KEY, PLACES_URL or PHOTON_URL.',
    )
  }
}

export async function checkScanner({
  clamdUrl,
  production,
}: Pick<Config, 'clamdUrl' | 'production'>): Promise<Finding> {
  if (clamdUrl === undefined)
    return production
      ? look('No virus scanner looks at files.', 'Set CLAMD_URL, and see docs/how-to/scan-files-for-viruses.md.')
      : well('None is named.')
  return (await createClamdScan({ url: clamdUrl }).isThere())
    ? well('clamd answers.')
    : wrong('clamd does not answer: no file would be taken.', 'Start it, or check CLAMD_URL.')
}

/** These tell nothing without an order, which costs money and is about a person. */
export async function checkIdentity({
  identity,
  creditCheck,
}: Pick<Config, 'identity' | 'creditCheck'>): Promise<Finding> {
  const named = [
    ...(identity === undefined || identity === 'none' ? [] : [Object.keys(identity)[0]!]),
    ...(creditCheck ? ['the credit agency'] : []),
  ]
  return named.length === 0
    ? well('None is named.')
    : look(`${named.join(' and ')} cannot be asked without an order.`, 'Try one with a person of your own.')
}
