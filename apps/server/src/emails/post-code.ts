import type { Language } from '@attesta/contract/fields.ts'
import type { Deps } from '../deps.ts'
import type { Application } from '../stores/applications.ts'
import type { Stores } from '../stores/index.ts'
import { codeEmail } from './code-email.ts'
import type { Desk } from './compose.ts'
import { applicantSignInUrl } from './sign-in-url.ts'

interface Asked {
  /** Null: the address has no account. */
  userId: string | null
  email: string
  language: Language
  listingId: string | null
  /** Which application the email's link goes on with. */
  application: Pick<Application, 'id' | 'type'> | null
  /** Of the browser that asks. */
  nonce: string | undefined
}

/**
 * Makes a code and a link for an applicant's address and queues the email, unless the bounds hold it back. Does the
 * same for an address without an account, whose email is never sent. Returns the seconds after which the next may be
 * asked for.
 */
export async function postCode(
  stores: Stores,
  desk: Desk & Pick<Deps, 'log'>,
  { userId, email, language, listingId, application, nonce }: Asked,
): Promise<{ sent: boolean; waitSeconds: number }> {
  const issued = await stores.codes.issue(email, 'applicant', nonce)
  if ('tooSoon' in issued) {
    if (issued.isPaused) desk.log.fault({ event: 'codes.paused' })
    return { sent: false, waitSeconds: issued.tooSoon }
  }
  const found = listingId === null ? null : await stores.listings.find(listingId)
  const url = applicantSignInUrl(desk.config.publicUrl, language, application, { email, link: issued.link })
  await stores.emails.postCode(
    'code',
    { to: email, ...codeEmail(desk, language, found?.company ?? null, issued.code, url) },
    userId !== null,
  )
  return { sent: true, waitSeconds: issued.waitSeconds }
}
