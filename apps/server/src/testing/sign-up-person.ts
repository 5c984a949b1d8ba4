/** A person who signs up as on the pages: the form, the code out of the email, the token. */
import type { TestApp } from './start-test-app.ts'
import { until } from './until.ts'

export interface SignedUp {
  email: string
  applicationId: string
  token: string
}

export const signUpFields = (email: string, more: Record<string, unknown> = {}) => ({
  first_name: 'Giulia',
  last_name: 'Bianchi',
  email,
  mobile: '+39-3331234567',
  employment_status: 'Employed',
  privacy_policy_consented: true,
  marketing_consented: false,
  listing_id: null,
  ...more,
})

/** «482913 è il tuo codice Attesta» */
const codePattern = /\b(\d{6})\b/

const emailsTo = (app: TestApp, address: string): string[] =>
  app.mailbox.emails.filter(({ to }) => to.includes(address)).map(({ subject, text }) => `${subject}\n${text}`)
const isAny = () => true
const holdsCode = (email: string) => codePattern.test(email)

/** Waits until so many mails to an address lie in the mailbox, of those that are wanted, and gives the last of them. */
export const mailTo = (
  app: TestApp,
  address: string,
  count = 1,
  isWanted: (email: string) => boolean = isAny,
): Promise<string> => until('a mail', () => emailsTo(app, address).filter(isWanted)[count - 1])

export const codeIn = (text: string): string => codePattern.exec(text)![1]!

export async function signUpPerson(app: TestApp, email: string, more: Record<string, unknown> = {}): Promise<SignedUp> {
  // Other emails, of a report that is ready, may come meanwhile.
  const before = emailsTo(app, email).filter(holdsCode).length
  const submitted = await app.call({
    method: 'POST',
    url: '/api/v1/signup/submit',
    query: { lang: 'it' },
    body: signUpFields(email, more),
  })
  if (submitted.statusCode !== 200) throw new Error(submitted.body)
  const code = codeIn(await mailTo(app, email, before + 1, holdsCode))
  const verified = await app.call({
    method: 'POST',
    url: '/api/v1/verify-email/submit',
    query: { lang: 'it' },
    body: { email, code },
  })
  return { email, applicationId: submitted.json().application_id, token: verified.json().access_token }
}
