import type { Language } from '@attesta/contract/fields.ts'
import type { Words } from '../../http/words.ts'
import { composeLetter, type Composed } from '../../letters/compose.ts'
import type { Application } from '../../stores/applications.ts'
import type { Invitation } from '../../stores/invitations.ts'

/** The link leads to the same kind of application for the same home, so that whoever is asked in meets the applicant's own landlord. */
export const invitationLetter = (words: Words, language: Language, publicUrl: string, { type, listingId }: Pick<Application, 'type' | 'listingId'>, { code, fullname, invitedBy, role }: Pick<Invitation, 'code' | 'fullname' | 'invitedBy' | 'role'>): Composed =>
  composeLetter(words, language, { stem: 'Mail.Invitation', params: { fullname, invitedBy, role }, url: `${publicUrl}/${language}/${type}/fill/occupation${listingId === null ? '' : `/${listingId}`}?${new URLSearchParams({ invitation_code: code })}` })
