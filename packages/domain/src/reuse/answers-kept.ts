/**
 * Which answers of a finished application serve another home: total over the answers, so that a new one is decided on.
 * Source: decision 0025.
 */
import type { SavedAnswers, StepRouter, WorkflowStep } from '@attesta/contract/application.ts'
import type { ApplicantRole, EmploymentStatus, Region } from '@attesta/contract/fields.ts'
import type { AnswersKept } from '@attesta/contract/reuse.ts'

/** An application, as far as it decides on answers. */
export interface Walked {
  region: Region
  role: ApplicantRole
  employmentStatus: EmploymentStatus
  workflow: readonly WorkflowStep[]
}

export const walks = ({ workflow }: Pick<Walked, 'workflow'>, router: StepRouter): boolean =>
  workflow.some((step) => step.router === router && !step.skip)

/** `declared`: said to one landlord at one moment; it is said again. */
const partOf: Record<keyof SavedAnswers, AnswersKept | 'declared'> = {
  date_of_birth: 'personal',
  current_country: 'personal',
  current_street: 'personal',
  current_house_num: 'personal',
  current_city: 'personal',
  current_postcode: 'personal',
  current_province: 'personal',
  fiscal_code: 'papers_of_state',
  nationality: 'papers_of_state',
  birth_city: 'papers_of_state',
  id_combination: 'papers_of_state',
  hh_members: 'household',
  guarantors: 'household',
  household_members_count: 'household',
  accessible_house: 'household',
  has_pets: 'household',
  pets_details: 'household',
  living_situation: 'household',
  current_deposit: 'household',
  current_rent: 'household',
  rent_arrears: 'household',
  landlord_name: 'household',
  extra_tenancy_info: 'household',
  tenancy_start_date: 'household',
  tenancy_end_date: 'household',
  other_incomes: 'incomes',
  type_of_contract: 'job',
  paychecks_per_year: 'job',
  absences: 'job',
  german_questionnaire: 'questionnaire',
  mortgage_info: 'mortgage',
  drafts: 'declared',
  confirmed_at: 'declared',
  questionnaire_accepted_at: 'declared',
  additional_details_at: 'declared',
  shows_lines: 'declared',
  lines_asked: 'declared',
  documents_asked_on: 'declared',
}

const both = (router: StepRouter) => (old: Walked, made: Walked) => walks(old, router) && walks(made, router)

const keeps: Record<AnswersKept, (old: Walked, made: Walked) => boolean> = {
  personal: (old, made) =>
    (walks(old, 'personal-details') || walks(old, 'current-address')) &&
    (walks(made, 'personal-details') || walks(made, 'current-address')),
  // Each country asks for its own.
  papers_of_state: (old, made) => old.region === made.region && both('personal-details')(old, made),
  household: (old, made) => old.role === made.role && both('additional-details')(old, made),
  incomes: () => true,
  job: (old, made) => old.employmentStatus === made.employmentStatus,
  questionnaire: both('questionnaire'),
  mortgage: both('mortgage-info'),
}

/** The parts of the answers that go with the person. */
export const partsKept = (old: Walked, made: Walked): AnswersKept[] =>
  (Object.keys(keeps) as AnswersKept[]).filter((part) => keeps[part](old, made))

/** Those answers themselves. */
export function answersKept(answers: SavedAnswers, parts: readonly AnswersKept[]): Partial<SavedAnswers> {
  const names = (Object.keys(partOf) as (keyof SavedAnswers)[]).filter((name) =>
    parts.some((part) => part === partOf[name]),
  )
  return Object.fromEntries(names.map((name) => [name, answers[name]]))
}
