import * as z from 'zod/mini'
import { guarantor, householdMember } from '../application.ts'
import {
  addressText,
  applicantRole,
  applicationType,
  cityField,
  countryText,
  currentRentField,
  dateField,
  emailField,
  employmentStatus,
  moneyField,
  nameField,
  optionalFiscalCodeField,
  postcodeField,
} from '../fields.ts'
import { idCombination } from '../document.ts'
import { questionnaireAnswers } from '../questionnaire.ts'
import { define } from '../route.ts'
import { ok, okWith, owned } from './replies.ts'

/** Sub-step 1. */
const identityDetails = z.strictObject({
  /** Empty or blank: takes a saved one away. */
  fiscalCode: z.optional(optionalFiscalCodeField),
  nationality: countryText,
  dateOfBirth: dateField,
  placeOfBirth: addressText,
})
/** Sub-step 2. `state` is Germany's word for what Italy calls the province. */
const addressDetails = z.strictObject({
  country: countryText,
  street: addressText,
  houseNum: addressText,
  city: cityField,
  postcode: postcodeField,
  province: z.optional(z.string().check(z.maxLength(120))),
  state: z.optional(z.string().check(z.maxLength(120))),
  idCombination: z.optional(idCombination),
})
const details = z.strictObject({
  ...identityDetails.shape,
  ...addressDetails.shape,
  subStep: z.optional(z.union([z.literal(1), z.literal(2)])),
})

/** The address alone, as the rapid form asks for it. */
const currentAddressBody = z.strictObject({
  ...addressDetails.shape,
  subStep: z.optional(z.union([z.literal(1), z.literal(2)])),
})

/** What either sub-step may save: only what is sent changes. The self-disclosure may be saved unfinished. */
const personalDetailsBody = z.extend(z.partial(details), {
  germanQuestionnaire: z.optional(questionnaireAnswers),
})

const emptyIsNone = z.pipe(
  z.literal(''),
  z.transform(() => null),
)

const member = z.strictObject({
  fullname: nameField,
  email: z._default(z.nullable(z.union([emptyIsNone, emailField])), null),
  date_of_birth: dateField,
  relationship: householdMember.shape.relationship,
  role: z._default(z.literal('Co-Applicant'), 'Co-Applicant'),
})
const guarantorBody = z.strictObject({
  fullname: nameField,
  email: emailField,
  relationship: z._default(guarantor.shape.relationship, 'Guarantor'),
  role: z._default(z.literal('Guarantor'), 'Guarantor'),
})

const contract = {
  typeOfContract: z.enum(['open_ended', 'fixed_term']),
  paychecksPerYear: z.union([z.literal(12), z.literal(13), z.literal(14)]),
}
const otherIncome = z.enum(['rental_property', 'pension', 'alimony', 'family_benefits', 'scholarship', 'other'])
const oneIncome = otherIncome.options.join('|')
const otherIncomesText = z
  .string()
  .check(z.regex(new RegExp(`^((${oneIncome})(,(?!$)|$))*$`), 'General.Error.Validation.RegEx'))
/** An answer that may be left out, which leaves it as it is, or empty, which takes it away. */
const answer = <T extends z.core.SomeType>(schema: T) => z.optional(z.nullable(z.union([emptyIsNone, schema])))

export const additionalDetailsBody = z.strictObject({
  hhMembers: z.optional(z.array(member).check(z.maxLength(16))),
  guarantors: z.optional(z.array(guarantorBody).check(z.maxLength(4))),
  /** 'adults,minors', 1-8 and 0-8. */
  householdMembersCount: z.optional(z.string().check(z.regex(/^[1-8],[0-8]$/, 'CoApplicants.CountMisMatch'))),
  hasPets: answer(z.boolean()),
  petsDetails: answer(z.string().check(z.maxLength(500))),
  accessibleHouse: answer(z.boolean()),
  livingSituation: answer(z.enum(['renting', 'owner', 'with_family', 'other'])),
  currentRent: answer(currentRentField),
  currentDeposit: answer(moneyField),
  landlordName: answer(nameField),
  rentArrears: answer(moneyField),
  tenancyStartDate: answer(dateField),
  tenancyEndDate: answer(dateField),
  extraTenancyInfo: answer(z.string().check(z.maxLength(1000))),
  typeOfContract: answer(contract.typeOfContract),
  paychecksPerYear: answer(contract.paychecksPerYear),
  otherIncomes: z.optional(otherIncomesText),
  /** What the sign-up said already; another status is refused, since the needs follow from it. */
  employmentStatus: z.optional(employmentStatus),
  applicationType: z.optional(applicationType),
  /** Taken and not kept: the documents and the list of guarantors say it. */
  hasIncome: z.optional(z.nullable(z.boolean())),
  guarantor: z.optional(z.nullable(z.boolean())),
  /** Absent where a caller has had it ticked on its own page. */
  confirmation: z._default(z.boolean(), true),
})
const employedAdditionalBody = z.strictObject(contract)
/**
 * A person whom the applicant invited. `finished`: they have declared that their documents are true; of the documents
 * themselves nothing is told.
 */
const invitationSent = z.object({
  id: z.uuid(),
  role: applicantRole,
  fullname: z.string(),
  email: z.string(),
  state: z.enum(['sent', 'expired', 'begun', 'finished']),
  sent_at: z.string(),
})

const submit = { method: 'POST', who: 'owner', rate: 'write', cache: 'private', query: owned, reply: ok } as const

export const personalDetailsRoutes = define({
  personalDetailsSubmitV1: {
    ...submit,
    path: '/api/v1/personal-details/submit',
    summary: 'As v2',
    body: personalDetailsBody,
  },
  personalDetailsSubmit: {
    ...submit,
    path: '/api/v2/personal-details/submit',
    summary: 'Saves either sub-step of the personal details',
    body: personalDetailsBody,
  },
  personalDetailsSubmitAll: {
    ...submit,
    path: '/api/v2/personal-details/submit/all',
    summary: 'Saves all personal details and finishes the step; every field is needed',
    body: details,
  },
  currentAddressSubmit: {
    ...submit,
    path: '/api/v1/current-address/submit',
    summary: 'Saves the current address',
    body: currentAddressBody,
  },
  nationality: {
    ...submit,
    path: '/api/v2/personal-details/nationality',
    summary: 'Saves the nationality, on which the identity documents depend',
    body: z.strictObject({ nationality: countryText }),
  },
  otherIncomes: {
    ...submit,
    path: '/api/v2/personal-details/other-incomes',
    summary: 'Saves the other incomes declared, joined by commas',
    body: z.strictObject({
      otherIncomes: otherIncomesText,
    }),
  },
  additional: {
    ...submit,
    path: '/api/v2/personal-details/additional',
    summary: 'Saves household, home and guarantor, and finishes the step',
    body: additionalDetailsBody,
  },
  invitations: {
    method: 'GET',
    path: '/api/v2/personal-details/invitations',
    summary: 'Whom the applicant has asked in, and how far each of them is',
    who: 'owner',
    rate: 'read',
    cache: 'private',
    query: owned,
    reply: okWith({ invitations: z.array(invitationSent) }),
  },
  resendInvitation: {
    ...submit,
    rate: 'mail',
    path: '/api/v2/personal-details/resend-invitation',
    summary:
      'Sends an invitation that was not taken up again, at most once a day; its link is then good for thirty days more',
    body: z.strictObject({ id: z.uuid() }),
  },
  employedAdditional: {
    ...submit,
    path: '/api/v2/personal-details/employed-additional',
    summary: 'Saves the contract and the paychecks a year',
    body: employedAdditionalBody,
  },
})
