/**
 * Three finished applications for a company that has none yet. The people are invented; their reports are made by the
 * same rules as any other, each time they are shown.
 */
import type { SavedAnswers } from '@attesta/contract/application.ts'
import type { Language } from '@attesta/contract/fields.ts'
import type { RentReport } from '@attesta/contract/report.ts'
import { sampleKeys, type SampleKey } from '@attesta/contract/sample.ts'
import type { Day } from '../day.ts'
import type { Applicant, EvidenceDocument } from '../facts/evidence-document.ts'
import type { NamedPerson } from '../household/household.ts'
import { euros } from '../money.ts'
import { assembleRentReport } from '../report/assemble-rent.ts'
import type { Person } from './person.ts'
import { chiaraEsposito, giuliaBianchi, lucaFerrari, marcoRossi } from './sample-applicants.ts'
import { sampleDocuments } from './sample-documents.ts'

export interface SampleContext {
  today: Day
  createdAt: string
  language: Language
  companyName: string
}

export const sampleListing = {
  name: 'Bilocale Via Tadino',
  address: 'Via Tadino 8, 20124 Milano',
  rent: euros(620),
  deposit: euros(1860),
}

const reportIds: Record<SampleKey, string> = {
  complete: '5a3b1e00-0000-4000-8000-000000000001',
  household: '5a3b1e00-0000-4000-8000-000000000002',
  attention: '5a3b1e00-0000-4000-8000-000000000003',
}

const answersOf = ({ address, fiscalCode, born, birthPlace, employment }: Person): SavedAnswers => ({
  fiscal_code: fiscalCode,
  nationality: 'IT',
  date_of_birth: born.split('-').toReversed().join('/'),
  birth_city: birthPlace.town,
  current_country: address.country,
  current_street: address.street,
  current_house_num: address.number,
  current_city: address.town,
  current_postcode: address.postcode,
  current_province: address.province,
  hh_members: [],
  guarantors: [],
  household_members_count: '1,0',
  accessible_house: false,
  has_pets: false,
  pets_details: null,
  living_situation: 'renting',
  other_incomes: '',
  type_of_contract: 'open_ended',
  paychecks_per_year: employment?.paychecksPerYear ?? null,
  current_deposit: null,
  current_rent: '650.00',
  rent_arrears: null,
  landlord_name: null,
  extra_tenancy_info: null,
  tenancy_start_date: null,
  tenancy_end_date: null,
  id_combination: 'digitalId',
  confirmed_at: null,
  german_questionnaire: null,
  questionnaire_accepted_at: null,
  additional_details_at: null,
  mortgage_info: null,
  absences: [],
  documents_asked_on: null,
})

const applicantOf = (person: Person, documents: readonly EvidenceDocument[]): Applicant => ({
  name: { given: person.givenName, family: person.familyName },
  bornOn: person.born,
  nationality: 'IT',
  fiscalCode: person.fiscalCode,
  employmentStatus: 'Employed',
  paychecksPerYear: person.employment?.paychecksPerYear ?? null,
  declaredIncomes: [],
  questionnaire: [],
  livingSituation: 'renting',
  currentRent: euros(650),
  documents,
})

const namedOf = (person: Person, relationship: string, today: Day): NamedPerson => ({
  fullname: `${person.givenName} ${person.familyName}`,
  relationship,
  email: person.email,
  bornOn: person.born,
  applicant: applicantOf(person, sampleDocuments(person, today)),
})

/** The newest payslip names another person, which its owner explains. */
const withForeignName = (documents: readonly EvidenceDocument[], today: Day): EvidenceDocument[] => {
  const newest = documents.findLast(({ place }) => place === 'payslip')
  return documents.map((one) =>
    one !== newest || !one.result.payslip
      ? one
      : {
          ...one,
          result: { ...one.result, payslip: { ...one.result.payslip, employee: 'ESPOSITO CARLA' } },
          contests: [{ code: 'payslip.name_mismatch', comment: 'È un errore del mio datore di lavoro.', on: today }],
        },
  )
}

interface Household {
  person: Person
  documents: (today: Day) => readonly EvidenceDocument[]
  coApplicants: (today: Day) => readonly NamedPerson[]
  guarantors: (today: Day) => readonly NamedPerson[]
}
const none = () => []
const alone = (person: Person): Household => ({
  person,
  documents: (today) => sampleDocuments(person, today),
  coApplicants: none,
  guarantors: none,
})
const households: Record<SampleKey, Household> = {
  complete: alone(giuliaBianchi),
  household: {
    ...alone(lucaFerrari),
    guarantors: (today) => [namedOf(marcoRossi, 'Parent', today)],
  },
  attention: {
    ...alone(chiaraEsposito),
    documents: (today) => withForeignName(sampleDocuments(chiaraEsposito, today), today),
  },
}

/** One of the three reports, as of the day it is shown. */
export function sampleReport(key: SampleKey, { today, createdAt, language, companyName }: SampleContext): RentReport {
  const { person, documents, coApplicants, guarantors } = households[key]
  return assembleRentReport({
    reportId: reportIds[key],
    applicationId: reportIds[key],
    createdAt,
    today,
    region: 'it',
    language,
    role: 'main-applicant',
    contact: { email: person.email, mobile: person.phone },
    applicant: applicantOf(person, documents(today)),
    refusedFiles: 0,
    answers: answersOf(person),
    listing: { companyName, ...sampleListing },
    coApplicants: coApplicants(today),
    guarantors: guarantors(today),
    identityVerification: { user_verified: false, verified_at: null, verification_method: null },
    creditScore: null,
    ratios: null,
    verifyUrl: null,
  })
}

export const sampleReports = (context: SampleContext): { key: SampleKey; report: RentReport }[] =>
  sampleKeys.map((key) => ({ key, report: sampleReport(key, context) }))
