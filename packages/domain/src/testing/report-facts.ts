/** The facts of a report that the rules' tests and the drawing of the PDF start from. */
import type { SavedAnswers } from '@attesta/contract/application.ts'
import type { EvidenceDocument } from '../facts/evidence-document.ts'
import { euros } from '../money.ts'
import type { ReportFacts } from '../report/report-facts.ts'
import { identity } from './documents.ts'
import { giulia, giuliaDocuments, document, today } from './giulia.ts'

export const answers: SavedAnswers = {
  fiscal_code: giulia.fiscalCode,
  nationality: 'IT',
  date_of_birth: '14/03/1992',
  birth_city: 'Milano',
  current_country: 'IT',
  current_street: 'Via Paolo Sarpi',
  current_house_num: '12',
  current_city: 'Milano',
  current_postcode: '20154',
  current_province: 'MI',
  hh_members: [],
  guarantors: [],
  household_members_count: '1,0',
  accessible_house: false,
  has_pets: true,
  pets_details: 'Un gatto',
  living_situation: 'renting',
  other_incomes: '',
  type_of_contract: 'open_ended',
  paychecks_per_year: 13,
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
}

const withCheckDigits = document('id', identity({ mrz: { format: 'TD1', valid: true } }))

/**
 * With the gross that the year's certificate is thirteen times of: 31,973.50 ÷ (1 − 9.19 %) = 35,209.23 = 13 × 2708.
 */
const withGross = (one: EvidenceDocument): EvidenceDocument =>
  one.result.payslip ? { ...one, result: { ...one.result, payslip: { ...one.result.payslip, gross: '2708.00' } } } : one

/** Giulia asks for a flat of 620 € in Milan. */
export const giuliaFacts: ReportFacts = {
  reportId: '0b0e7a52-6f7e-4a51-9a6e-6f5b8a3c1d20',
  applicationId: '5f0c2b8e-1d7a-4b55-8f62-2f6a1f0b9c11',
  createdAt: '2026-11-21T10:15:00.000Z',
  today,
  region: 'it',
  language: 'it',
  role: 'main-applicant',
  contact: { email: 'giulia.bianchi@example.org', mobile: '+39-3331234567' },
  applicant: {
    ...giulia,
    documents: giuliaDocuments.map((one) => (one.id === 'id' ? withCheckDigits : withGross(one))),
  },
  refusedFiles: 0,
  answers,
  listing: {
    companyName: 'Casa Aperta',
    name: 'Bilocale Via Tadino',
    address: 'Via Tadino 8, 20124 Milano',
    rent: euros(620),
    deposit: euros(1860),
  },
  coApplicants: [],
  guarantors: [],
  identityVerification: { user_verified: false, verified_at: null, verification_method: null },
  creditScore: null,
  ratios: null,
  verifyUrl: 'https://attesta.example/verify-report?token=q7Xv2',
}
