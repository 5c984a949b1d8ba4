import type { Language } from '@attesta/contract/fields.ts'
import type { Application } from '../stores/applications.ts'

interface Proof {
  email: string
  /** The secret of the link, as the code's store made it. */
  link: string
}

/**
 * The secret and the address stand behind the `#`, which no browser sends to a server; the pages take them out of the
 * address at once.
 */
const withProof = (page: string, { email, link }: Proof): string =>
  `${page}#${new URLSearchParams({ proof: link, email })}`

/** Returns the link of an applicant's code email: opens the page on which a press proves the address. */
export function applicantSignInUrl(
  publicUrl: string,
  language: Language,
  application: Pick<Application, 'id' | 'type'> | null,
  proof: Proof,
): string {
  const form = application === null ? 'fill' : `${application.type}/fill/${application.id}`
  return withProof(`${publicUrl}/${language}/${form}/verify-email`, proof)
}

export const deskSignInUrl = (
  publicUrl: string,
  language: Language,
  desk: 'dashboard' | 'operator',
  proof: Proof,
): string => withProof(`${publicUrl}/${desk}?lang=${language}`, proof)
