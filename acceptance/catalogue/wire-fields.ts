/**
 * What each call of the specification sends and is answered, by the names on the wire. That the route table takes and
 * answers these is shown by calls.test.ts. `application_id` and `lang` stand in the query of every call.
 */
import type { RouteName } from '@attesta/contract/routes/index.ts'

export interface WireFields {
  query?: readonly string[]
  /** JSON, or the text fields of a multipart form. */
  body?: readonly string[]
  answer?: readonly string[]
}

const user = [
  'first_name',
  'last_name',
  'email',
  'mobile',
  'employment_status',
  'privacy_policy_consented',
  'marketing_consented',
  'is_main_tenant',
  'listing_id',
  'invitation_code',
  'hide_nav',
]
const address = ['country', 'street', 'houseNum', 'city', 'postcode', 'province', 'subStep']
const personal = ['fiscalCode', 'nationality', 'dateOfBirth', 'placeOfBirth', ...address]
const contract = ['typeOfContract', 'paychecksPerYear']
const statement = ['type', 'name', 'bank', 'abi', 'id', 'country', 'document_id']
const upload = {
  body: ['type', 'name', 'id_type', 'selected_ids_combination'],
  answer: [
    'success',
    'document_id',
    'document_type',
    'parse_results',
    'missing_documents',
    'global_error',
    'is_global_warning',
  ],
}
const report = { answer: ['success', 'report', 'hide_report', 'hideReport', 'report_id', 'reportId'] }
const done = { answer: ['success'] }

export const wireFields: Partial<Record<RouteName, WireFields>> = {
  authValidate: done,
  workflow: { answer: ['workflow', 'hidden_routes'] },
  listingInfo: { query: ['listing_id'], answer: ['listing'] },
  occupations: { query: ['role'], answer: ['occupations'] },
  sendContinueLaterEmail: done,
  readState: { answer: ['state'] },
  uncompleteApplications: { answer: ['applications', 'invitations'] },
  linkApplications: { query: ['invitation_code'], ...done },
  updateStep: { body: ['step', 'step_router'] },
  countryFlags: { query: ['fields'], answer: ['success', 'countries'] },
  addresses: { query: ['text', 'countryCode'], answer: ['success', 'recommendations'] },
  addressDetails: { query: ['placeId'], answer: ['addressDetails'] },
  signUpSubmit: { body: user, answer: ['application_id'] },
  signUpAttempt: { body: user },
  deleteApplication: { query: ['delete_application_id'], ...done },
  invitationPublicInfo: { query: ['invitation_code'], answer: ['success', 'data'] },
  verifyEmailSubmit: { body: ['email', 'code'], answer: ['access_token'] },
  resendCode: { body: ['email', 'listing_id'], ...done },
  currentAddressSubmit: { body: [...address, 'state'], ...done },
  personalDetailsSubmitV1: { body: [...personal, 'germanQuestionnaire'], ...done },
  personalDetailsSubmit: { body: [...personal, 'germanQuestionnaire'], ...done },
  personalDetailsSubmitAll: { body: personal, ...done },
  nationality: { body: ['nationality'], ...done },
  otherIncomes: { body: ['otherIncomes'], ...done },
  additional: {
    body: [
      'hhMembers',
      'guarantors',
      'householdMembersCount',
      'employmentStatus',
      'hasPets',
      'petsDetails',
      'hasIncome',
      'accessibleHouse',
      'livingSituation',
      'currentRent',
      'currentDeposit',
      'landlordName',
      'tenancyEndDate',
      'extraTenancyInfo',
      'guarantor',
      ...contract,
      'otherIncomes',
      'applicationType',
    ],
    ...done,
  },
  employedAdditional: { body: contract, ...done },
  mortgageInfoSubmit: {
    body: [
      'identifiedProperty',
      'needFinancing',
      'sourcesOfFund',
      'loanAmount',
      'loanPercentage',
      'propertyValue',
      'funds',
      'propertyType',
    ],
    ...done,
  },
  isIdentityVerified: { answer: ['user_verified', 'verified_at', 'verification_method', 'tried_and_failed'] },
  startVerification: { answer: ['verification_url'] },
  uploadDocument: upload,
  uploadFiscalDocument: upload,
  fetchFiscalResult: { query: ['document_id'] },
  deleteDocument: { query: ['document_id'], answer: ['global_error', 'is_global_warning'] },
  validateDocuments: { answer: ['success', 'document_errors', 'missing_documents', 'global_error'] },
  setUploadDoneTime: done,
  supportedDocuments: { query: ['occupation'], answer: ['documents'] },
  uploadBankStatement: { body: statement, answer: ['parse_status'] },
  parseBankStatement: { body: statement, answer: ['parse_status'] },
  finalizeParseBankStatement: { body: statement, answer: ['parse_status'] },
  deleteBankStatement: { query: ['document_id'], ...done },
  bankList: { answer: ['bank_list'] },
  createRequisition: { query: ['institution_id'], answer: ['success', 'requisition_id', 'link'] },
  psd2Accounts: { query: ['requisition_id'], answer: ['status_key', 'accounts'] },
  fetchTransactions: {
    query: ['account_ids', 'bank_name', 'abi'],
    answer: ['transactions_are_mapped', 'documents', 'message'],
  },
  psd2AccountMetadata: { query: ['account_id'] },
  questionnaireSubmit: { body: ['questionnaire'], ...done },
  readReportV1: report,
  readReport: report,
  readReportPdf: { query: ['report_id'], answer: ['pdf_link'] },
  invokeAggregatedPdf: { query: ['report_id'], answer: ['link'] },
  readAggregatedPdf: { query: ['report_id'], answer: ['link'] },
  createNewApp: { answer: ['application_id'] },
  createPaymentSession: { answer: ['clientSecret'] },
  isPaymentRequired: { answer: ['is_payment_required'] },
  paymentSessionStatus: { query: ['session_id'], answer: ['session'] },
  verifyQrCode: { query: ['token'], answer: ['certificate'] },
  verifyPartnerSignature: { query: ['sig'], answer: ['certificate'] },
}

/** «body: `email`, `code`»: one line for each part of a call that has fields. */
export function linesOfWire(route: RouteName): string[] {
  const fields = wireFields[route] ?? {}
  return (['query', 'body', 'answer'] as const).flatMap((part) =>
    fields[part] ? [`${part}: ${fields[part].map((name) => `\`${name}\``).join(', ')}`] : [],
  )
}
