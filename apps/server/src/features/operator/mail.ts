import type { Language } from '@attesta/contract/fields.ts'
import { limits } from '@attesta/contract/limits.ts'
import { composeLetter, type Composed, type Desk } from '../../letters/compose.ts'
import { unlinked } from '../../letters/unlinked.ts'

export const operatorCodeLetter = (desk: Desk, language: Language, code: string, url: string): Composed =>
  composeLetter(desk, language, null, {
    stem: 'Mail.OperatorCode',
    params: { code, minutes: limits.codeMinutes, hours: limits.codeLinkHours },
    code,
    url,
  })

/** To the first owner of a company that an operator has made: as if a colleague had taken them in. */
export const ownerInvitedLetter = (desk: Desk, language: Language, companyName: string, name: string): Composed =>
  composeLetter(desk, language, null, {
    stem: 'Mail.MemberInvited',
    params: {
      brand: companyName,
      name: unlinked(name),
      invitedBy: desk.config.pages['operator-name'] || 'Attesta',
      role: 'owner',
    },
    url: `${desk.config.publicUrl}/dashboard?lang=${language}`,
  })
