import type { Language } from '@attesta/contract/fields.ts'
import type { Brand } from '../../emails/brand.ts'
import { composeEmail, type Composed, type Desk } from '../../emails/compose.ts'
import { unlinked } from '../../emails/unlinked.ts'
import type { Application } from '../../stores/applications.ts'
import type { Invitation } from '../../stores/invitations.ts'

/**
 * The link leads to the same kind of application of the same country for the same home, so that an invited person meets
 * the applicant's own landlord. `home`: the listing's name, `''` for none.
 */
export const invitationEmail = (
  desk: Desk,
  language: Language,
  brand: Brand,
  { type, region, listingId }: Pick<Application, 'type' | 'region' | 'listingId'>,
  home: string,
  { code, fullname, invitedBy, role }: Pick<Invitation, 'code' | 'fullname' | 'invitedBy' | 'role'>,
): Composed =>
  composeEmail(desk, language, brand, {
    stem: 'Mail.Invitation',
    type,
    params: {
      fullname: unlinked(fullname),
      invitedBy: unlinked(invitedBy),
      role,
      home,
      has: home === '' ? 'none' : 'home',
    },
    url:
      `${desk.config.publicUrl}/${language}/${type}/fill/occupation${listingId === null ? '' : `/${listingId}`}` +
      `?${new URLSearchParams({ invitation_code: code, region })}`,
  })
