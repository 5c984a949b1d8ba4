/** What a household must be. Source: specification 1 §5, «Additional details». */
import type * as z from 'zod/mini'
import type { SavedAnswers } from '@attesta/contract/application.ts'
import type { additionalDetailsBody } from '@attesta/contract/routes/personal-details.ts'
import { bornBy } from '@attesta/contract/fields.ts'
import type { Day } from '@attesta/domain/day.ts'
import { compareNames } from '@attesta/domain/person-name.ts'
import { occupationsFor } from '@attesta/domain/journey/occupations.ts'
import type { RefusedField } from '../../http/refusal.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Application } from '../../stores/applications.ts'

export type AdditionalDetails = z.output<typeof additionalDetailsBody>

const MISSING = 'AdditionalDetails.Error.MissingInfo'

function wrongPeople(
  { hhMembers, guarantors }: AdditionalDetails,
  { applicant }: Application,
  today: Day,
): RefusedField[] {
  const wrong: RefusedField[] = []
  const own = { given: applicant.firstName, family: applicant.lastName }
  const seen = new Set([applicant.email])
  const born = bornBy(today)
  hhMembers.forEach(({ email, relationship, date_of_birth }, index) => {
    const { error } = born.safeParse(date_of_birth)
    if (error) wrong.push({ field: `hhMembers.${index}.date_of_birth`, key: error.issues[0]!.message })
    if (email === null) {
      if (relationship !== 'Child') wrong.push({ field: `hhMembers.${index}.email`, key: MISSING })
    } else if (seen.has(email))
      wrong.push({ field: `hhMembers.${index}.email`, key: 'AdditionalDetails.Error.SameEmail' })
    else seen.add(email)
  })
  guarantors.forEach(({ fullname, email }, index) => {
    if (email === applicant.email)
      wrong.push({ field: `guarantors.${index}.email`, key: 'AdditionalDetails.Error.SameEmail' })
    if (compareNames(fullname, own) === 'same')
      wrong.push({ field: `guarantors.${index}.fullname`, key: 'PersonalDetails.Error.GuarantorSameName' })
  })
  return wrong
}

/** The count must leave room for the applicant, everybody added and the minors. To the letter of specification 1 §5: adults ≥ 1 + members + minors. */
function fitsCount({ householdMembersCount, hhMembers }: AdditionalDetails): boolean {
  const [adults, minors] = householdMembersCount.split(',').map(Number) as [number, number]
  return adults >= 1 + hhMembers.length + minors
}

/** @throws Refusal naming each field that must change */
export function refuseWrongHousehold(details: AdditionalDetails, application: Application, today: Day): void {
  const fields =
    occupationsFor(application.role, application.region, application.type).find(
      ({ ref }) => ref === application.employmentStatus,
    )?.income_check_fields ?? []
  if (application.role === 'guarantor' && details.hhMembers.length > 0) throw new Refusal('forbidden')
  const wrong = wrongPeople(details, application, today)
  if (details.hasPets === true && !details.petsDetails?.trim() && application.employmentStatus === 'Student')
    wrong.push({ field: 'petsDetails', key: MISSING })
  if (wrong.length > 0) throw new Refusal('validation', { msg: wrong })
  if (fields.includes('FAMILY_MEMBERS') && application.role !== 'guarantor' && !fitsCount(details))
    throw new Refusal('household_mismatch', {
      msg: [{ field: 'householdMembersCount', key: 'CoApplicants.CountMisMatch' }],
    })
  if (fields.includes('CONFIRMATION') && application.type !== 'mortgage' && !details.confirmation)
    throw new Refusal('not_confirmed', { msg: [{ field: 'confirmation', key: 'Confirmation.Description' }] })
}

export const householdAnswers = (details: AdditionalDetails): Partial<SavedAnswers> => ({
  hh_members: details.hhMembers,
  guarantors: details.guarantors,
  household_members_count: details.householdMembersCount,
  accessible_house: details.accessibleHouse,
  has_pets: details.hasPets,
  pets_details: details.petsDetails?.trim() || null,
  living_situation: details.livingSituation,
  current_rent: details.currentRent,
  current_deposit: details.currentDeposit,
  landlord_name: details.landlordName,
  tenancy_end_date: details.tenancyEndDate,
  extra_tenancy_info: details.extraTenancyInfo?.trim() || null,
})
