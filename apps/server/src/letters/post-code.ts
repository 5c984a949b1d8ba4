import type { Language } from '@attesta/contract/fields.ts'
import type { Stores } from '../stores/index.ts'
import { codeLetter } from './code-letter.ts'
import type { Desk } from './compose.ts'

/** Makes a code for an applicant's address and posts it, unless one was sent a moment ago. Gives the seconds after which the next may be asked for. */
export async function postCode(
  stores: Stores,
  desk: Desk,
  {
    userId,
    email,
    language,
    listingId,
  }: { userId: string; email: string; language: Language; listingId: string | null },
): Promise<{ sent: boolean; waitSeconds: number }> {
  const issued = await stores.codes.issue(email, 'applicant')
  if ('tooSoon' in issued) return { sent: false, waitSeconds: issued.tooSoon }
  const found = listingId === null ? null : await stores.listings.find(listingId)
  await stores.letters.post('code', { userId }, null, {
    to: email,
    ...codeLetter(desk, language, found?.company ?? null, issued.code),
  })
  return { sent: true, waitSeconds: issued.waitSeconds }
}
