import type { Language } from '@attesta/contract/fields.ts'
import { limits } from '@attesta/contract/limits.ts'
import { productName, type Brand } from '../../emails/brand.ts'
import { composeEmail, type Composed, type Desk } from '../../emails/compose.ts'
import { unlinked } from '../../emails/unlinked.ts'
import type { Company } from '../../stores/companies.ts'
import type { Listing } from '../../stores/listings.ts'
import type { Member } from '../../stores/members.ts'
import { applyUrl } from './apply-url.ts'

export const dashboardCodeEmail = (
  desk: Desk,
  language: Language,
  company: Company | null,
  code: string,
  url: string,
): Composed =>
  composeEmail(desk, language, company, {
    stem: 'Mail.DashboardCode',
    params: { brand: company?.name ?? productName, code, minutes: limits.codeMinutes, hours: limits.codeLinkHours },
    code,
    url,
  })

type About = Pick<Member, 'name' | 'role'>

export const memberInvitedEmail = (
  desk: Desk,
  language: Language,
  company: Company,
  { name, role }: About,
  invitedBy: string,
): Composed =>
  composeEmail(desk, language, company, {
    stem: 'Mail.MemberInvited',
    params: { brand: company.name, name: unlinked(name), invitedBy: unlinked(invitedBy), role },
    url: `${desk.config.publicUrl}/dashboard?lang=${language}`,
  })

/** `role`: the new one, or `none` for who was taken out. */
export const memberChangedEmail = (
  desk: Desk,
  language: Language,
  company: Company,
  { name, role }: Pick<Member, 'name'> & { role: Member['role'] | 'none' },
): Composed =>
  composeEmail(desk, language, company, {
    stem: 'Mail.MemberChanged',
    params: { brand: company.name, name: unlinked(name), role },
  })

export const secondFactorResetEmail = (desk: Desk, language: Language, company: Company, name: string): Composed =>
  composeEmail(desk, language, company, {
    stem: 'Mail.SecondFactorReset',
    params: { brand: company.name, name: unlinked(name) },
  })

/**
 * The address that is written to stands behind the `#`, which no browser sends to a server: the form takes it over from
 * there.
 */
export const applicantInvitedEmail = (
  desk: Desk,
  language: Language,
  company: Brand,
  listing: Listing,
  email: string,
): Composed =>
  composeEmail(desk, language, company, {
    stem: 'Mail.ApplicantInvited',
    params: { brand: company?.name ?? '', listing: unlinked(listing.name), address: unlinked(listing.address) },
    url: `${applyUrl(desk.config, listing, language)}#${new URLSearchParams({ invited: email })}`,
  })
