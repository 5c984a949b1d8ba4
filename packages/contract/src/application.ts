import * as z from 'zod/mini'
import { applicantRole, applicationType, employmentStatus, language, region } from './fields.ts'
import { absence } from './absence.ts'
import { document, requiredDocument } from './document.ts'
import { drafts } from './drafts.ts'
import { mortgageInfo } from './mortgage.ts'
import { stepRouters } from './pages.ts'
import { questionnaireAnswer } from './questionnaire.ts'
import { lack } from './readiness.ts'

const text = z.nullable(z.string())

export const incomeCheckField = z.enum([
  'SOURCE_OF_INCOME',
  'FAMILY_MEMBERS',
  'ACCESSIBLE_HOUSE',
  'PET_OWNER',
  'LIVING_SITUATION',
  'GUARANTOR',
  'CONFIRMATION',
])

export const occupation = z.object({
  id: z.number(),
  ref: employmentStatus,
  key: z.string(),
  description: z.string(),
  icon: z.string(),
  hidden: z.boolean(),
  documents: z.array(requiredDocument),
  income_check_fields: z.array(incomeCheckField),
})
export type Occupation = z.infer<typeof occupation>

export const stepRouter = z.enum(stepRouters)
export type StepRouter = z.infer<typeof stepRouter>

export const workflowStep = z.object({ router: stepRouter, label: z.string(), hidden: z.boolean(), skip: z.boolean() })
export type WorkflowStep = z.infer<typeof workflowStep>

export const relationship = z.enum(['Spouse', 'Partner', 'Child', 'Parent', 'Sibling', 'Friend', 'Other', 'Guarantor'])

export const householdMember = z.object({
  fullname: z.string(),
  email: text,
  date_of_birth: text,
  relationship,
  role: z.literal('Co-Applicant'),
})
export const guarantor = z.object({
  fullname: z.string(),
  email: z.string(),
  relationship,
  role: z.literal('Guarantor'),
})

/** What an application has saved, in the specification's spelling. Absent answers are null. */
const savedAnswers = z.object({
  fiscal_code: text,
  nationality: text,
  date_of_birth: text,
  birth_city: text,
  current_country: text,
  current_street: text,
  current_house_num: text,
  current_city: text,
  current_postcode: text,
  current_province: text,
  hh_members: z.array(householdMember),
  guarantors: z.array(guarantor),
  household_members_count: z.string(),
  accessible_house: z.nullable(z.boolean()),
  has_pets: z.nullable(z.boolean()),
  pets_details: text,
  living_situation: text,
  other_incomes: z.string(),
  type_of_contract: z.nullable(z.enum(['open_ended', 'fixed_term'])),
  paychecks_per_year: z.nullable(z.union([z.literal(12), z.literal(13), z.literal(14)])),
  current_deposit: text,
  current_rent: text,
  rent_arrears: text,
  landlord_name: text,
  extra_tenancy_info: text,
  tenancy_start_date: text,
  tenancy_end_date: text,
  id_combination: text,
  confirmed_at: text,
  /** Whether the landlord may see the lines that figures were read from; absent: no. */
  shows_lines: z.optional(z.boolean()),
  /** Whether they asked to see them, and were told no; absent: never asked. */
  lines_asked: z.optional(z.enum(['asked', 'declined'])),
  /** What is answered so far; complete once accepted. */
  german_questionnaire: z.nullable(z.array(questionnaireAnswer)),
  questionnaire_accepted_at: text,
  /** When household, home and guarantor were last saved. */
  additional_details_at: text,
  mortgage_info: z.nullable(mortgageInfo),
  /** What was typed and not saved; absent: nothing. */
  drafts: z.optional(drafts),
  /** Documents that the person does not have, and why; at most one word for each. */
  absences: z.array(absence),
  /** The day on which the documents were first asked for (`YYYY-MM-DD`): their months stay those of that day. */
  documents_asked_on: text,
})
export type SavedAnswers = z.infer<typeof savedAnswers>

const user = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  mobile: z.string(),
  employment_status: z.nullable(employmentStatus),
  privacy_policy_consented: z.boolean(),
  marketing_consented: z.boolean(),
  is_main_tenant: z.boolean(),
  listing_id: z.nullable(z.uuid()),
  hide_nav: z.boolean(),
  disableAllEdit: z.boolean(),
  disableEmailEdit: z.boolean(),
})

const application = z.object({
  id: z.uuid(),
  listing_id: z.nullable(z.uuid()),
  applicant_role: applicantRole,
  hide_nav: z.boolean(),
  step: z.number(),
  step_router: stepRouter,
  applicationType,
  region,
  language,
  employment_status: employmentStatus,
  answers: savedAnswers,
})
export type Application = z.infer<typeof application>

export const state = z.object({
  user,
  application,
  documents: z.array(document),
  /** What keeps the application from its report, in the order of the steps. */
  lacks: z.array(lack),
  step: z.number(),
  step_router: stepRouter,
})
export type State = z.infer<typeof state>
