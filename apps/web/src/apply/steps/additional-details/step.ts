import { useState } from 'react'
import type { State } from '@attesta/contract/application.ts'
import type { ApplicationType } from '@attesta/contract/fields.ts'
import type { Ask, Reply } from '../../../calls.ts'
import { todayIn } from '../../../clock.ts'
import { useDeps } from '../../../deps.tsx'
import { useFields, useDraftFields } from '../../../form/use-fields.ts'
import { timeZoneOf } from '../../../languages.ts'
import { fieldProblems } from '../../../form/field-problems.ts'
import { problemText, wordsAt } from '../../../form/problem-text.ts'
import { useCall } from '../../../use-call.ts'
import { useSay } from '../../../words/words.tsx'
import { useJourney } from '../../journey/use-journey.ts'
import { useSaving } from '../../shared/use-saving.ts'
import { useDraftState } from '../../../form/use-draft-state.ts'
import { countOf, fitsCount, namedOf } from '@attesta/domain/household/counting.ts'
import type { Guarantor, Member } from './household.ts'
import { homeForm, type HomeValues } from './schemas.ts'
import { useInvitations } from './use-invitations.ts'

type Body = Ask<'additional'>['body']

type Block = Reply<'occupations'>['occupations'][number]['income_check_fields'][number]

/** What only a landlord asks: a bank lets no home. */
const notAskedFor: Record<ApplicationType, readonly Block[]> = {
  rent: [],
  rapid: [],
  mortgage: ['PET_OWNER', 'ACCESSIBLE_HOUSE'],
}

const onScreen = [
  'adults',
  'livingSituation',
  'currentRent',
  'currentDeposit',
  'landlordName',
  'tenancyStartDate',
  'tenancyEndDate',
  'rentArrears',
  'extraTenancyInfo',
  'petsDetails',
  'confirmation',
] as const satisfies readonly (keyof HomeValues)[]

export function useAdditionalDetailsStep(state: State) {
  const t = useSay()
  const { api, clock } = useDeps()
  const journey = useJourney()
  const { answers, applicant_role, applicationType, employment_status } = state.application
  const occupations = useCall('occupations', { query: { role: applicant_role } })
  const blocks = (
    occupations.data?.occupations.find(({ ref }) => ref === employment_status)?.income_check_fields ?? []
  ).filter((block) => !notAskedFor[applicationType].includes(block))
  const today = todayIn(clock, timeZoneOf[state.application.region])
  const asksForConfirmation = blocks.includes('CONFIRMATION') && applicationType !== 'mortgage'
  const [members, setMembers, settleMembers] = useDraftState<readonly Member[]>('members', () => answers.hh_members)
  const [guarantors, setGuarantors, settleGuarantors] = useDraftState<readonly Guarantor[]>(
    'guarantors',
    () => answers.guarantors,
  )
  const invitations = useInvitations(answers.hh_members.length + answers.guarantors.length > 0)
  const [unsaved, setUnsaved] = useState<{ member: boolean; guarantor: boolean }>({ member: false, guarantor: false })
  const [warnedOf, setWarned] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const count = countOf(answers.household_members_count)
  const fields = useFields<HomeValues, HomeValues>(
    homeForm({ asksForConfirmation, needsPetsDetails: employment_status === 'Student' }),
    {
      adults: String(count.people),
      minors: String(count.minors),
      accessibleHouse: answers.accessible_house ?? false,
      hasPets: answers.has_pets ?? false,
      petsDetails: answers.pets_details ?? '',
      livingSituation: answers.living_situation ?? '',
      currentRent: answers.current_rent ?? '',
      currentDeposit: answers.current_deposit ?? '',
      landlordName: answers.landlord_name ?? '',
      rentArrears: answers.rent_arrears ?? '',
      tenancyStartDate: answers.tenancy_start_date ?? '',
      tenancyEndDate: answers.tenancy_end_date ?? '',
      extraTenancyInfo: answers.extra_tenancy_info ?? '',
      typeOfContract: answers.type_of_contract ?? '',
      paychecksPerYear: answers.paychecks_per_year ? String(answers.paychecks_per_year) : '',
      otherIncomes: answers.other_incomes,
      // Declared once; what changes the answers is declared by going on with them.
      confirmation: answers.additional_details_at !== null,
    },
  )
  const settleFields = useDraftFields('home', fields, 'confirmation')
  const bodyOf = (values: HomeValues): Body => {
    const text = (value: string) => value.trim() || null
    const isRenting = values.livingSituation === 'renting'
    return {
      hhMembers: members.map((member) => ({ ...member, date_of_birth: member.date_of_birth ?? '' })),
      guarantors: [...guarantors],
      householdMembersCount: `${values.adults},${values.minors}`,
      hasPets: blocks.includes('PET_OWNER') ? values.hasPets : null,
      petsDetails: values.hasPets ? text(values.petsDetails) : null,
      accessibleHouse: blocks.includes('ACCESSIBLE_HOUSE') ? values.accessibleHouse : null,
      livingSituation: (text(values.livingSituation) ?? null) as Body['livingSituation'],
      currentRent: isRenting ? text(values.currentRent) : null,
      currentDeposit: isRenting ? text(values.currentDeposit) : null,
      landlordName: isRenting ? text(values.landlordName) : null,
      rentArrears: isRenting ? text(values.rentArrears) : null,
      tenancyStartDate: isRenting ? text(values.tenancyStartDate) : null,
      tenancyEndDate: isRenting ? text(values.tenancyEndDate) : null,
      extraTenancyInfo: text(values.extraTenancyInfo),
      ...(blocks.includes('SOURCE_OF_INCOME') && incomeOf(values)),
      confirmation: values.confirmation,
    }
  }

  const { form, ...saving } = useSaving(
    (values: HomeValues) => api.call('additional', { body: bodyOf(values) }),
    () => {
      for (const settle of [settleFields, settleMembers, settleGuarantors]) settle()
      journey.goNext()
    },
  )

  /** The number of people is held against those who are named, which no field's own rule can. */
  const isCounted = ({ adults, minors }: HomeValues): boolean => {
    const now = { people: Number(adults), minors: Number(minors) }
    if (!blocks.includes('FAMILY_MEMBERS') || fitsCount(now, namedOf(members, today))) return true
    fields.setError('adults', { message: 'CoApplicants.CountMisMatch' })
    return false
  }

  const refuse = () => setAttempt((times) => times + 1)
  const submit = fields.handleSubmit(
    (values) => {
      if (!isCounted(values)) return refuse()
      // A half-filled person is asked about once.
      const isHalfFilled = unsaved.member || unsaved.guarantor
      if (isHalfFilled && !warnedOf) {
        setWarned(true)
        return undefined
      }
      return saving.save(values)
    },
    () => {
      isCounted(fields.getValues())
      refuse()
    },
  )
  const { errors } = fields.formState
  const problems =
    attempt === 0
      ? []
      : fieldProblems(errors, onScreen, (name, key) => problemText(t, key, wordsAt(t, `AdditionalDetails.${name}`), ''))

  return {
    fields,
    blocks,
    members,
    guarantors,
    invitations,
    asksForConfirmation,
    occupations,
    form,
    saving,
    problems,
    attempt,
    unsaved,
    submit,
    showsUnsaved: warnedOf && (unsaved.member || unsaved.guarantor),
    goBack: journey.goBack,
    own: state.user,
    today,
    setMembers: (next: readonly Member[]) => {
      // Whether the number fits is asked again on going on.
      fields.clearErrors('adults')
      setMembers(next)
    },
    setGuarantors,
    markUnsaved: (kind: 'member' | 'guarantor', isUnsaved: boolean) => {
      // Another person begun afterwards is warned of again.
      if (!isUnsaved) setWarned(false)
      setUnsaved((before) => (before[kind] === isUnsaved ? before : { ...before, [kind]: isUnsaved }))
    },
  }
}
/** The contract is left as it is where nothing is said of it: the documents say it later. */
const incomeOf = ({ typeOfContract, paychecksPerYear, otherIncomes }: HomeValues) => ({
  otherIncomes,
  ...(typeOfContract && { typeOfContract: typeOfContract as 'open_ended' | 'fixed_term' }),
  ...(paychecksPerYear && { paychecksPerYear: Number(paychecksPerYear) as 12 | 13 | 14 }),
})

export type AdditionalDetailsStep = Omit<ReturnType<typeof useAdditionalDetailsStep>, 'form'>
