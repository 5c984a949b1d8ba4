import type { Language } from '@attesta/contract/fields.ts'
import type { Words } from '../../http/words.ts'
import { composeLetter, type Composed } from '../../letters/compose.ts'
import type { Invitation } from '../../stores/invitations.ts'

export const invitationLetter = (words: Words, language: Language, publicUrl: string, { code, fullname, invitedBy, role }: Pick<Invitation, 'code' | 'fullname' | 'invitedBy' | 'role'>): Composed =>
  composeLetter(words, language, { stem: 'Mail.Invitation', params: { fullname, invitedBy, role }, url: `${publicUrl}/${language}/rent/fill/occupation?${new URLSearchParams({ invitation_code: code })}` })
