import type { Language } from '@attesta/contract/fields.ts'
import { limits } from '@attesta/contract/limits.ts'
import { composeEmail, type Composed, type Desk } from '../../emails/compose.ts'
import { unlinked } from '../../emails/unlinked.ts'

export const operatorCodeEmail = (desk: Desk, language: Language, code: string, url: string): Composed =>
  composeEmail(desk, language, null, {
    stem: 'Mail.OperatorCode',
    params: { code, minutes: limits.codeMinutes, hours: limits.codeLinkHours },
    code,
    url,
  })

/** To the first owner of a company that an operator has made: as if a colleague had taken them in. */
export const ownerInvitedEmail = (desk: Desk, language: Language, companyName: string, name: string): Composed =>
  composeEmail(desk, language, null, {
    stem: 'Mail.MemberInvited',
    params: {
      brand: companyName,
      name: unlinked(name),
      invitedBy: desk.config.pages['operator-name'] || 'Attesta',
      role: 'owner',
    },
    url: `${desk.config.publicUrl}/dashboard?lang=${language}`,
  })
