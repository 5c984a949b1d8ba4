import type { Language } from '@attesta/contract/fields.ts'
import type { Application } from '../stores/applications.ts'
import type { Stores } from '../stores/index.ts'
import { codeEmail } from './code-email.ts'
import type { Desk } from './compose.ts'
import { applicantSignInUrl } from './sign-in-url.ts'

interface Asked {
  userId: string
  email: string
  language: Language
  listingId: string | null
  /** Which application the email's link goes on with. */
  application: Pick<Application, 'id' | 'type'> | null
  /** Of the browser that asks. */
  nonce: string | undefined
}

/** Makes a code and a link for an applicant's address and queues the email, unless the bounds hold it back. Gives the seconds after which the next may be asked for. */
export async function postCode(
  stores: Stores,
  desk: Desk,
  { userId, email, language, listingId, application, nonce }: Asked,
): Promise<{ sent: boolean; waitSeconds: number }> {
  const issued = await stores.codes.issue(email, 'applicant', nonce)
  if ('tooSoon' in issued) return { sent: false, waitSeconds: issued.tooSoon }
  const found = listingId === null ? null : await stores.listings.find(listingId)
  const url = applicantSignInUrl(desk.config.publicUrl, language, application, { email, link: issued.link })
  await stores.emails.post('code', { userId }, null, {
    to: email,
    ...codeEmail(desk, language, found?.company ?? null, issued.code, url),
  })
  return { sent: true, waitSeconds: issued.waitSeconds }
}
