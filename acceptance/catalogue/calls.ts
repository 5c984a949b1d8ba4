/**
 * Sections 7 of both files: every call with its method and path. That each is in the route table is shown by
 * calls.test.ts, that strangers are refused by the matrix of access; what it does by the tests that are tagged with it.
 */
import { routes, type RouteName } from '@attesta/contract/routes/index.ts'
import { rule, type Entry } from '../entry.ts'
import { linesOfWire } from './wire-fields.ts'

export interface Call {
  file: 'A7' | 'B7'
  route: RouteName
  method: 'GET' | 'POST'
  path: string
}

const of =
  (file: Call['file']) =>
  (route: RouteName, method: 'GET' | 'POST', path: string): Call => ({ file, route, method, path })
const a = of('A7'),
  b = of('B7')

export const calls: readonly Call[] = [
  a('authValidate', 'POST', '/api/v1/auth/validate'),
  a('workflow', 'GET', '/api/v1/workflow/'),
  a('listingInfo', 'GET', '/api/v1/workflow/listing-info'),
  a('occupations', 'GET', '/api/v1/workflow/occupations'),
  a('sendContinueLaterEmail', 'POST', '/api/v1/workflow/send-continue-later-email'),
  a('readState', 'GET', '/api/v1/state/'),
  a('uncompleteApplications', 'GET', '/api/v1/state/uncomplete-applications'),
  a('linkApplications', 'GET', '/api/v1/state/link-applications'),
  a('updateStep', 'POST', '/api/v1/state/update-step'),
  a('countryFlags', 'GET', '/api/v1/openapis/country-flags'),
  a('addresses', 'GET', '/api/v1/openapis/addresses'),
  a('addressDetails', 'GET', '/api/v1/openapis/address-details'),
  a('ipLocation', 'GET', '/api/v1/openapis/ip-location'),
  a('signUpSubmit', 'POST', '/api/v1/signup/submit'),
  a('signUpAttempt', 'POST', '/api/v1/signup/attempt'),
  a('deleteApplication', 'POST', '/api/v1/signup/delete-application'),
  a('invitationPublicInfo', 'GET', '/api/v1/signup/invitation-public-info'),
  a('verifyEmailSubmit', 'POST', '/api/v1/verify-email/submit'),
  a('resendCode', 'POST', '/api/v1/verify-email/resend-code'),
  a('currentAddressSubmit', 'POST', '/api/v1/current-address/submit'),
  a('personalDetailsSubmitV1', 'POST', '/api/v1/personal-details/submit'),
  a('personalDetailsSubmit', 'POST', '/api/v2/personal-details/submit'),
  a('personalDetailsSubmitAll', 'POST', '/api/v2/personal-details/submit/all'),
  a('nationality', 'POST', '/api/v2/personal-details/nationality'),
  a('otherIncomes', 'POST', '/api/v2/personal-details/other-incomes'),
  a('additional', 'POST', '/api/v2/personal-details/additional'),
  a('employedAdditional', 'POST', '/api/v2/personal-details/employed-additional'),
  a('mortgageInfoSubmit', 'POST', '/api/v1/mortgage-info/submit'),
  b('idUploadOptions', 'GET', '/api/v1/identity-verification/id-upload-options'),
  b('idDocuments', 'GET', '/api/v1/identity-verification/id-documents'),
  b('parsedIdDocumentTypes', 'GET', '/api/v1/identity-verification/parsed-id-document-types'),
  b('uploadDocument', 'POST', '/api/v1/other-documents/upload'),
  b('uploadFiscalDocument', 'POST', '/api/v1/other-documents/upload-fiscal'),
  b('fetchFiscalResult', 'POST', '/api/v1/other-documents/fetch-fiscal-result'),
  b('deleteDocument', 'POST', '/api/v1/other-documents/delete'),
  b('validateDocuments', 'GET', '/api/v2/income-check/validate-documents'),
  b('setUploadDoneTime', 'GET', '/api/v2/income-check/set-upload-done-time'),
  b('supportedDocuments', 'GET', '/api/v2/income-check/supported-documents'),
  b('uploadBankStatement', 'POST', '/api/v1/bank-account/upload'),
  b('parseBankStatement', 'POST', '/api/v1/bank-account/parse'),
  b('finalizeParseBankStatement', 'POST', '/api/v1/bank-account/finalize-parse'),
  b('deleteBankStatement', 'POST', '/api/v1/bank-account/delete'),
  b('bankList', 'GET', '/api/v1/bank-account/get-bank-list'),
  b('questionnaireSubmit', 'POST', '/api/v1/questionnaire/submit'),
  b('readReportV1', 'GET', '/api/v1/report/'),
  b('readReport', 'GET', '/api/v2/report/'),
  b('readReportPdf', 'GET', '/api/v2/report/pdf'),
  b('invokeAggregatedPdf', 'GET', '/api/v2/report/invoke-aggregated-pdf-generation'),
  b('readAggregatedPdf', 'GET', '/api/v2/report/aggregated-pdf'),
  b('createNewApp', 'GET', '/api/v2/report/create-new-app'),
  b('createPaymentSession', 'POST', '/api/v1/payment/create-session'),
  b('isPaymentRequired', 'GET', '/api/v1/payment/is-payment-required'),
  b('paymentSessionStatus', 'GET', '/api/v1/payment/session-status'),
  b('verifyQrCode', 'GET', '/api/v1/openapis/verify-qr-code'),
]

export const entriesOfCalls: readonly Entry[] = [
  ...calls.map(({ file, route, method, path }) => ({
    ...rule(`${file}-${route}`, `${method} ${path}`),
    wire: linesOfWire(route),
  })),
  rule(
    'A7-scope',
    'each call says application and language in its query, type and region in its headers, and its token',
  ),
  rule('A7-success', 'each answer says whether it succeeded, a failure with a message'),
  rule('A7-started', 'the message to the parent window has type, application and value'),
  {
    ...rule('B7-isIdentityVerified', 'GET /api/v1/identity-verification/is-identity-verified'),
    wire: linesOfWire('isIdentityVerified'),
  },
  {
    ...rule('B7-startVerification', 'GET /api/v1/identity-verification/start-verification'),
    wire: linesOfWire('startVerification'),
  },
  {
    ...rule('B7-psd2', 'GET /api/v1/psd2/requisition, accounts, accounts/metadata, fetch-transactions'),
    wire: (['createRequisition', 'psd2Accounts', 'psd2AccountMetadata', 'fetchTransactions'] as const).flatMap(
      (route) => linesOfWire(route).map((line) => `${routes[route].path.split('/psd2/')[1]}: ${line}`),
    ),
  },
  {
    ...rule('B7-verifyPartnerSignature', 'GET /api/v1/openapis/verify-partner-signature'),
    wire: linesOfWire('verifyPartnerSignature'),
  },
  rule('A7-fields', 'each call takes and answers the fields that the specification names'),
  rule('B7-supported-occupation', 'the supported documents take the occupation, which is the application’s own'),
  rule(
    'B7-statement-form',
    'a statement is parsed and finalized by the form that it was handed in with, `document_id` in it',
  ),
  rule(
    'B7-questionnaire-payload',
    'answers without details for a no, and without the declaration where a page has it ticked',
  ),
  rule('B7-mortgage-payload', 'the mortgage responses under the name `mortgageResponses`, or flat'),
]
