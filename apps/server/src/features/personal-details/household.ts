/** What a household must be. Source: A5-member-complete, A5-member-age, A5-household-count, A5-emails-once, A5-pets. */
import type * as z from 'zod/mini'
import type { SavedAnswers } from '@attesta/contract/application.ts'
import type { additionalDetailsBody } from '@attesta/contract/routes/personal-details.ts'
import { birthOf } from '@attesta/contract/household-birth.ts'
import type { Day } from '@attesta/domain/day.ts'
import { compareNames } from '@attesta/domain/person-name.ts'
import { countOf, fitsCount, namedOf } from '@attesta/domain/household/counting.ts'
import { employmentStatusesFor } from '@attesta/domain/journey/employment-statuses.ts'
import type { RefusedField } from '../../http/refusal.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Application } from '../../stores/applications.ts'
import { eachIncomeOnce } from './answers.ts'

type Sent = z.output<typeof additionalDetailsBody>

/** The step as it will stand: what was sent, and what is saved wherever nothing was. */
export type AdditionalDetails = ReturnType<typeof withSaved>

export function withSaved(sent: Sent, { answers }: Pick<Application, 'answers'>) {
  const members = answers.hh_members.map((member) => ({ ...member, date_of_birth: member.date_of_birth ?? '' }))
  return {
    ...sent,
    hhMembers: sent.hhMembers ?? members,
    guarantors: sent.guarantors ?? answers.guarantors,
    householdMembersCount: sent.householdMembersCount ?? answers.household_members_count,
  }
}

const MISSING = 'AdditionalDetails.Error.MissingInfo'

function wrongPeople(
  { hhMembers, guarantors }: AdditionalDetails,
  { applicant }: Application,
  today: Day,
): RefusedField[] {
  const wrong: RefusedField[] = []
  const own = { given: applicant.firstName, family: applicant.lastName }
  const seen = new Set([applicant.email])
  hhMembers.forEach(({ email, relationship, date_of_birth }, index) => {
    const { error } = birthOf(relationship, today).safeParse(date_of_birth)
    if (error) wrong.push({ field: `hhMembers.${index}.date_of_birth`, key: error.issues[0]!.message })
    if (email === null) {
      if (relationship !== 'Child') wrong.push({ field: `hhMembers.${index}.email`, key: MISSING })
    } else if (seen.has(email))
      wrong.push({ field: `hhMembers.${index}.email`, key: 'AdditionalDetails.Error.SameEmail' })
    else seen.add(email)
  })
  guarantors.forEach(({ fullname, email }, index) => {
    if (seen.has(email)) wrong.push({ field: `guarantors.${index}.email`, key: 'AdditionalDetails.Error.SameEmail' })
    seen.add(email)
    if (compareNames(fullname, own) === 'same')
      wrong.push({ field: `guarantors.${index}.fullname`, key: 'PersonalDetails.Error.GuarantorSameName' })
  })
  return wrong
}

/** @throws Refusal naming each field that must change */
export function refuseWrongHousehold(details: AdditionalDetails, application: Application, today: Day): void {
  const fields =
    employmentStatusesFor(application.role, application.region, application.type).find(
      ({ ref }) => ref === application.employmentStatus,
    )?.income_check_fields ?? []
  // Only the main applicant says who else is invited. Source: A5-guarantor-alone.
  if (application.role === 'guarantor' && details.hhMembers.length > 0) throw new Refusal('forbidden')
  if (application.role === 'co-applicant' && details.hhMembers.length + details.guarantors.length > 0)
    throw new Refusal('forbidden')
  if (
    (details.employmentStatus && details.employmentStatus !== application.employmentStatus) ||
    (details.applicationType && details.applicationType !== application.type)
  )
    throw new Refusal('conflict')
  const wrong = wrongPeople(details, application, today)
  if (details.hasPets === true && !details.petsDetails?.trim() && application.employmentStatus === 'Student')
    wrong.push({ field: 'petsDetails', key: MISSING })
  if (wrong.length > 0) throw new Refusal('validation', { msg: wrong })
  if (
    fields.includes('FAMILY_MEMBERS') &&
    !fitsCount(countOf(details.householdMembersCount), namedOf(details.hhMembers, today))
  )
    throw new Refusal('household_mismatch', {
      msg: [{ field: 'householdMembersCount', key: 'CoApplicants.CountMisMatch' }],
    })
  if (fields.includes('CONFIRMATION') && application.type !== 'mortgage' && !details.confirmation)
    throw new Refusal('not_confirmed', { msg: [{ field: 'confirmation', key: 'Confirmation.Description' }] })
}

/** Only what was sent changes; an answer that was sent empty is taken away. */
export function householdAnswers(details: AdditionalDetails): Partial<SavedAnswers> {
  const trimmed = (text: string | null | undefined) => (text === undefined ? undefined : text?.trim() || null)
  const saved = {
    hh_members: details.hhMembers,
    guarantors: details.guarantors,
    household_members_count: details.householdMembersCount,
    accessible_house: details.accessibleHouse,
    has_pets: details.hasPets,
    pets_details: trimmed(details.petsDetails),
    living_situation: details.livingSituation,
    current_rent: details.currentRent,
    current_deposit: details.currentDeposit,
    landlord_name: details.landlordName,
    rent_arrears: details.rentArrears,
    tenancy_start_date: details.tenancyStartDate,
    tenancy_end_date: details.tenancyEndDate,
    extra_tenancy_info: trimmed(details.extraTenancyInfo),
    type_of_contract: details.typeOfContract,
    paychecks_per_year: details.paychecksPerYear,
    other_incomes: details.otherIncomes && eachIncomeOnce(details.otherIncomes),
  }
  return Object.fromEntries(Object.entries(saved).filter(([, value]) => value !== undefined))
}
