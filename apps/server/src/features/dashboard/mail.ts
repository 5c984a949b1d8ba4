import type { Language } from '@attesta/contract/fields.ts'
import { limits } from '@attesta/contract/limits.ts'
import type { Brand } from '../../letters/brand.ts'
import { composeLetter, type Composed, type Desk } from '../../letters/compose.ts'
import { unlinked } from '../../letters/unlinked.ts'
import type { Company } from '../../stores/companies.ts'
import type { Listing } from '../../stores/listings.ts'
import type { Member } from '../../stores/members.ts'
import { applyUrl } from './apply-url.ts'

export const dashboardCodeLetter = (
  desk: Desk,
  language: Language,
  company: Company,
  code: string,
  url: string,
): Composed =>
  composeLetter(desk, language, company, {
    stem: 'Mail.DashboardCode',
    params: { brand: company.name, code, minutes: limits.codeMinutes, hours: limits.codeLinkHours },
    code,
    url,
  })

type About = Pick<Member, 'name' | 'role'>

export const memberInvitedLetter = (
  desk: Desk,
  language: Language,
  company: Company,
  { name, role }: About,
  invitedBy: string,
): Composed =>
  composeLetter(desk, language, company, {
    stem: 'Mail.MemberInvited',
    params: { brand: company.name, name: unlinked(name), invitedBy: unlinked(invitedBy), role },
    url: `${desk.config.publicUrl}/dashboard?lang=${language}`,
  })

/** `role`: the new one, or `none` for who was taken out. */
export const memberChangedLetter = (
  desk: Desk,
  language: Language,
  company: Company,
  { name, role }: Pick<Member, 'name'> & { role: Member['role'] | 'none' },
): Composed =>
  composeLetter(desk, language, company, {
    stem: 'Mail.MemberChanged',
    params: { brand: company.name, name: unlinked(name), role },
  })

export const secondFactorResetLetter = (desk: Desk, language: Language, company: Company, name: string): Composed =>
  composeLetter(desk, language, company, {
    stem: 'Mail.SecondFactorReset',
    params: { brand: company.name, name: unlinked(name) },
  })

/** The address that is written to stands behind the `#`, which no browser sends to a server: the form takes it over from there. */
export const applicantInvitedLetter = (
  desk: Desk,
  language: Language,
  company: Brand,
  listing: Listing,
  email: string,
): Composed =>
  composeLetter(desk, language, company, {
    stem: 'Mail.ApplicantInvited',
    params: { brand: company?.name ?? '', listing: unlinked(listing.name), address: unlinked(listing.address) },
    url: `${applyUrl(desk.config, listing, language)}#${new URLSearchParams({ invited: email })}`,
  })
