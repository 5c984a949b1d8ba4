/** The people and documents of the played screens. None of them exists. */
import type { Document, DocumentError } from '@attesta/contract/document.ts'
import type { Application, SavedAnswers, State, StepRouter, WorkflowStep } from '@attesta/contract/application.ts'
import type { ApplicationType, EmploymentStatus, Region } from '@attesta/contract/fields.ts'
import type { Day } from '@attesta/domain/day.ts'
import { needsOf, employmentStatusesFor } from '@attesta/domain/journey/employment-statuses.ts'
import { lastFullMonths } from '@attesta/domain/journey/windows.ts'
import type { PlayedReplies } from '../../fake-api.ts'
import type { Settings } from '../../settings.ts'
import type { Draft } from '../journey/draft.ts'
import type { Reply } from '../../calls.ts'

export const playedSettings: Settings = {
  hasRegionalHosts: true,
  helpMailbox: 'help@attesta.example',
  operatorName: 'Attesta Example GmbH',
  operatorAddress: 'Musterstraße 1, 12345 Musterstadt',
  operatorRegister: 'Erika Muster · HRB 12345, Amtsgericht Musterstadt · DE123456789',
  marketingSite: '',
  internalMailDomain: '',
}
export const sampleWorkingHours = {
  first_day: 1,
  last_day: 5,
  from: '09:00',
  to: '18:00',
  time_zone: 'Europe/Rome',
}
const playedDay: Day = '2026-11-21'
/** Noon of the day on which the played screens stand still. */
export const playedNow = Date.parse(`${playedDay}T11:00:00Z`)

export const applicationId = '0199c2f0-5d1e-7c3a-9b51-0a4f6b1c2d3e'
export const listingId = '0199c2f0-0000-7000-8000-00000000aaaa'

const routers: readonly StepRouter[] = [
  'sign-up',
  'verify-email',
  'resume-application',
  'personal-details',
  'additional-details',
  'income-check',
  'parsing-status',
  'confirmation',
  'payment',
  'result',
]

/** A screen that only some applications have is played in a workflow that has it. */
const before: Partial<Record<StepRouter, StepRouter>> = {
  questionnaire: 'additional-details',
  'current-address': 'income-check',
  'mortgage-info': 'income-check',
}
const routersWith = (shown: readonly StepRouter[]): StepRouter[] =>
  routers.flatMap((other) => [...shown.filter((router) => before[router] === other), other])
/** As the server sends the way of an application that has these screens besides. */
export const workflowWith = (...shown: StepRouter[]): WorkflowStep[] =>
  routersWith(shown).map((router) => ({
    router,
    label: `Workflow.${router}`,
    hidden: router === 'resume-application',
    skip: false,
  }))

/** As the server sends them: what each must prove is the domain's to say. */
export const employmentStatuses = employmentStatusesFor('main-applicant', 'it', 'rent')

const naming = (common: string) => ({ official: common, common })
const countries = [
  ['Italy', '+39', 'IT', 'Italien', 'Italia'],
  ['Germany', '+49', 'DE', 'Deutschland', 'Germania'],
  ['Austria', '+43', 'AT', 'Österreich', 'Austria'],
  ['France', '+33', 'FR', 'Frankreich', 'Francia'],
  ['Poland', '+48', 'PL', 'Polen', 'Polonia'],
  ['Romania', '+40', 'RO', 'Rumänien', 'Romania'],
  ['Spain', '+34', 'ES', 'Spanien', 'Spagna'],
  ['Switzerland', '+41', 'CH', 'Schweiz', 'Svizzera'],
  ['Ukraine', '+380', 'UA', 'Ukraine', 'Ucraina'],
  ['Albania', '+355', 'AL', 'Albanien', 'Albania'],
  ['Morocco', '+212', 'MA', 'Marokko', 'Marocco'],
  ['Peru', '+51', 'PE', 'Peru', 'Perù'],
] as const

/** What the server makes of `#7a2e5d` and `#e0a458`. */
const theme: Reply<'listingInfo'>['listing']['company']['theme'] = {
  page: '#f6f8f8',
  tint: '#ffeef7',
  solid: '#7a2e5d',
  hover: '#671c4c',
  'on-solid': '#ffffff',
  'text-brand': '#7a2e5d',
  edge: '#7a2e5d',
  header: '#ffffff',
  'on-header': '#14212b',
  plate: '#ffffff',
  second: '#e0a458',
}

export const listing: Reply<'listingInfo'>['listing'] = {
  id: listingId,
  listingUuid: listingId,
  name: 'Bilocale in via Savona',
  address: 'Via Savona 12, 20144 Milano',
  region: 'it',
  rent: '850.00',
  deposit: '2550.00',
  lanPays: false,
  asksForAddress: false,
  parentOrigins: [],
  company: {
    name: 'Casa Serena Immobiliare',
    logo: null,
    url: 'https://casaserena.example',
    partnerUuid: listingId,
    visualPrimaryColor: '#7a2e5d',
    visualSecondaryColor: '#e0a458',
    visualBackgroundColor: null,
    visualHeaderColor: null,
    theme,
    legalPages: null,
  },
}

const answers: SavedAnswers = {
  fiscal_code: 'BNCNNA92C54F205M',
  nationality: 'IT',
  date_of_birth: '14/03/1992',
  birth_city: 'Milano',
  current_country: 'IT',
  current_street: 'Via Savona',
  current_house_num: '12',
  current_city: 'Milano',
  current_postcode: '20144',
  current_province: 'MI',
  hh_members: [
    {
      fullname: 'Luca Ferri',
      email: 'luca.ferri@example.com',
      date_of_birth: '02/07/1990',
      relationship: 'Partner',
      role: 'Co-Applicant',
    },
  ],
  guarantors: [],
  household_members_count: '2,0',
  accessible_house: false,
  has_pets: true,
  pets_details: 'Un gatto',
  living_situation: 'renting',
  other_incomes: 'rental_property',
  type_of_contract: 'open_ended',
  paychecks_per_year: 13,
  current_deposit: '1600.00',
  current_rent: '800.00',
  rent_arrears: null,
  landlord_name: 'Marta Colli',
  extra_tenancy_info: null,
  tenancy_start_date: null,
  tenancy_end_date: '31/12/2026',
  id_combination: 'digitalId',
  confirmed_at: null,
  german_questionnaire: null,
  questionnaire_accepted_at: null,
  additional_details_at: null,
  mortgage_info: null,
  absences: [],
  documents_asked_on: null,
}
export const errorOf = (message: string, blocker = true, more: Partial<DocumentError> = {}): DocumentError => ({
  blocker,
  message,
  message_key: '',
  params: {},
  code: 'payslip.name_mismatch',
  compared: null,
  contestable: false,
  contest: null,
  ...more,
})

export const document = (
  number: number,
  type: Document['type'],
  name: string,
  more: Partial<Document> = {},
): Document => ({
  id: `0199c2f0-5d1e-7c3a-9b51-${String(number).padStart(12, '0')}`,
  name,
  type,
  origin: 'upload',
  id_type: null,
  other_type: null,
  size: 184_320,
  uploaded_at: '2026-11-21T09:30:00Z',
  parse_status: 'done',
  error: null,
  errors: [],
  bank_abi: null,
  bank_name: null,
  months: [],
  summary: null,
  ...more,
})

export const sampleDocuments: Document[] = [
  document(1, 'national_id', 'carta-fronte.jpg', { id_type: 'id-card-front', summary: 'Carta d’identità, fronte' }),
  document(2, 'national_id', 'carta-retro.jpg', { id_type: 'id-card-back', summary: 'Carta d’identità, retro' }),
  document(3, 'payslip', 'busta-agosto.pdf', { months: ['2026-08'], summary: 'Officine Bianchi · 08/2026' }),
  document(4, 'payslip', 'busta-settembre.pdf', { months: ['2026-09'], summary: 'Officine Bianchi · 09/2026' }),
  document(5, 'payslip', 'busta-ottobre.pdf', { months: ['2026-10'], summary: 'Officine Bianchi · 10/2026' }),
  document(6, 'bank_statement', 'estratto-conto-3-trimestre-2026.pdf', {
    months: ['2026-08', '2026-09', '2026-10'],
    bank_name: 'Intesa Sanpaolo',
    bank_abi: '03069',
    summary: 'Intesa Sanpaolo · 08–10/2026',
  }),
  document(7, 'cud', 'cu-2026.pdf', { summary: 'CU 2026' }),
]

interface Applied {
  employment_status: EmploymentStatus
  region: Region
  applicationType: ApplicationType
}

/** What the server says of the documents that a person needs, once these are there. */
export function supportedDocuments(
  documents: readonly Document[],
  { employment_status, region, applicationType }: Applied,
): Reply<'supportedDocuments'> {
  const needs = needsOf(employment_status, region, applicationType).map(({ anyOf, months: count }) => {
    const own = documents.filter(
      ({ type, parse_status, error }) => anyOf.includes(type) && parse_status === 'done' && !error?.blocker,
    )
    const months = lastFullMonths(playedDay, count)
    const missing_months = months.filter((month) => !own.some((document) => document.months.includes(month)))
    return { types: [...anyOf], months, met: own.length > 0 && missing_months.length === 0, missing_months }
  })
  return {
    success: true,
    documents: employmentStatusesFor('main-applicant', region, applicationType).find(
      ({ ref }) => ref === employment_status,
    )!.documents,
    needs,
  }
}

export const ok = { success: true } as const

export function stateAt(
  router: StepRouter,
  more: { answers?: SavedAnswers; documents?: Document[]; application?: Partial<Application> } = {},
): { success: true; state: State } {
  const step = routersWith([router]).indexOf(router)
  return {
    success: true,
    state: {
      user: {
        first_name: 'Anna',
        last_name: 'Bianchi',
        email: 'anna.bianchi@example.com',
        mobile: '+39-3331234567',
        employment_status: 'Employed',
        privacy_policy_consented: true,
        marketing_consented: false,
        is_main_tenant: true,
        listing_id: null,
        hide_nav: false,
        disableAllEdit: false,
        disableEmailEdit: false,
      },
      application: {
        id: applicationId,
        listing_id: null,
        applicant_role: 'main-applicant',
        hide_nav: false,
        step,
        step_router: router,
        applicationType: 'rent',
        region: 'it',
        language: 'it',
        employment_status: 'Employed',
        answers: more.answers ?? answers,
        ...more.application,
      },
      documents: more.documents ?? sampleDocuments,
      lacks: [],
      step,
      step_router: router,
    },
  }
}

/** Nothing was begun, and a service is set up. */
export const identity = (more: Partial<Reply<'isIdentityVerified'>> = {}): Reply<'isIdentityVerified'> => ({
  success: true,
  user_verified: false,
  verified_at: null,
  verification_method: null,
  tried_and_failed: false,
  state: 'unknown',
  reason: null,
  verification_url: null,
  offered: true,
  ...more,
})

/** These documents are there. */
export function withDocuments(
  router: StepRouter,
  documents: Document[],
  more: Omit<NonNullable<Parameters<typeof stateAt>[1]>, 'documents'> = {},
) {
  const readState = stateAt(router, { ...more, documents })
  return { readState, supportedDocuments: supportedDocuments(documents, readState.state.application) }
}

/** What every guarded screen asks for. */
export const around = (router: StepRouter, more: Parameters<typeof stateAt>[1] = {}): PlayedReplies => ({
  workflow: {
    success: true,
    workflow: workflowWith(router),
    hidden_routes: ['mortgage-info', 'questionnaire', 'current-address'],
  },
  authValidate: ok,
  readRequests: { success: true, requests: [] },
  readViewings: { success: true, company: 'Casa Prova', home: '', address: '', time_zone: 'Europe/Rome', viewings: [] },
  readMessages: { success: true, company: 'Casa Prova', messages: [], may_write: false },
  updateStep: ok,
  saveDrafts: ok,
  invitations: { success: true, invitations: [] },
  keepAlive: ok,
  occupations: { success: true, occupations: employmentStatuses },
  countryFlags: {
    success: true,
    countries: countries.map(([name, code, cca2, deu, ita]) => ({
      name,
      flag: `/flags/${cca2.toLowerCase()}.svg`,
      code,
      cca2,
      translations: { deu: naming(deu), ita: naming(ita) },
    })),
  },
  addresses: {
    success: true,
    recommendations: [
      { place_id: 'p1', description: 'Via Savona', note: 'Milano, 20144' },
      { place_id: 'p2', description: 'Via Savonarola', note: 'Padova, 35137' },
    ],
    attribution: null,
  },
  addressDetails: {
    success: true,
    addressDetails: {
      street: 'Via Savonarola',
      formattedAddress: 'Via Savonarola 3, 35137 Padova PD',
      county: 'Padova',
      city: 'Padova',
      state: 'Veneto',
      stateCode: '',
      postcode: '35137',
      province: 'Padova',
      provinceCode: 'PD',
      houseNumber: '3',
    },
  },
  idUploadOptions: {
    success: true,
    default: ['digitalId', 'passportAndFiscal', 'paperIdAndFiscal'],
    ce: ['digitalId', 'passport', 'paperId'],
    x_ce: ['passport', 'passportAndPermit'],
    selected: 'default',
  },
  reuseOffer: { success: true, offer: null },
  ...withDocuments(router, more.documents ?? sampleDocuments, more),
  bankList: {
    success: true,
    connected_by: null,
    bank_list: [
      'Intesa Sanpaolo',
      'UniCredit',
      'BancoPosta',
      'BPER Banca',
      'Banca Mediolanum',
      'Fineco Bank',
      'Crédit Agricole Italia',
    ].map((name, index) => ({
      id: `b${index}`,
      name,
      bank_abi: String(3069 + index).padStart(5, '0'),
      gocardless_metadata: null,
    })),
  },
  finalizeParseBankStatement: 'pending',
  reviewStanding: {
    success: true,
    review: {
      state: null,
      opened_at: null,
      released_at: null,
      asked_for: false,
      expected: null,
      working_hours: sampleWorkingHours,
      questions: [],
    },
  },
})

export const draft: Draft = {
  employmentStatus: 'Employed',
  listingId: null,
  user: {
    first_name: 'Anna',
    last_name: 'Bianchi',
    email: 'anna.bianchi@example.com',
    mobile: { code: '+39', value: '333 1234567' },
  },
}
