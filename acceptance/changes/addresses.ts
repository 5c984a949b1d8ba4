/** Each call of the specification at another path: the list of calls must miss it. What a call does is not touched. */
import type { Change } from './change.ts'

type Row = readonly [rule: string, path: string]

const moved = (file: string, rows: readonly Row[]): Change[] =>
  rows.map(([rule, path]) => ({
    file: `packages/contract/src/routes/${file}.ts`,
    from: `path: '${path}'`,
    to: `path: '${path}/moved'`,
    rules: [rule],
    tests: 'acceptance/calls.test.ts',
  }))

export const addressChanges: readonly Change[] = [
  ...moved('sign-up', [
    ['A7-authValidate', '/api/v1/auth/validate'],
    ['A7-signUpSubmit', '/api/v1/signup/submit'],
    ['A7-signUpAttempt', '/api/v1/signup/attempt'],
    ['A7-deleteApplication', '/api/v1/signup/delete-application'],
    ['A7-invitationPublicInfo', '/api/v1/signup/invitation-public-info'],
    ['A7-verifyEmailSubmit', '/api/v1/verify-email/submit'],
    ['A7-resendCode', '/api/v1/verify-email/resend-code'],
  ]),
  ...moved('workflow', [
    ['A7-workflow', '/api/v1/workflow/'],
    ['A7-listingInfo', '/api/v1/workflow/listing-info'],
    ['A7-occupations', '/api/v1/workflow/occupations'],
    ['A7-sendContinueLaterEmail', '/api/v1/workflow/send-continue-later-email'],
  ]),
  ...moved('state', [
    ['A7-readState', '/api/v1/state/'],
    ['A7-uncompleteApplications', '/api/v1/state/uncomplete-applications'],
    ['A7-linkApplications', '/api/v1/state/link-applications'],
    ['A7-updateStep', '/api/v1/state/update-step'],
  ]),
  ...moved('openapis', [
    ['A7-countryFlags', '/api/v1/openapis/country-flags'],
    ['A7-addresses', '/api/v1/openapis/addresses'],
    ['A7-addressDetails', '/api/v1/openapis/address-details'],
    ['A7-ipLocation', '/api/v1/openapis/ip-location'],
    ['B7-verifyPartnerSignature', '/api/v1/openapis/verify-partner-signature'],
  ]),
  ...moved('personal-details', [
    ['A7-currentAddressSubmit', '/api/v1/current-address/submit'],
    ['A7-personalDetailsSubmitV1', '/api/v1/personal-details/submit'],
    ['A7-personalDetailsSubmit', '/api/v2/personal-details/submit'],
    ['A7-personalDetailsSubmitAll', '/api/v2/personal-details/submit/all'],
    ['A7-nationality', '/api/v2/personal-details/nationality'],
    ['A7-otherIncomes', '/api/v2/personal-details/other-incomes'],
    ['A7-additional', '/api/v2/personal-details/additional'],
    ['A7-employedAdditional', '/api/v2/personal-details/employed-additional'],
  ]),
  ...moved('declarations', [
    ['A7-mortgageInfoSubmit', '/api/v1/mortgage-info/submit'],
    ['B7-questionnaireSubmit', '/api/v1/questionnaire/submit'],
  ]),
  ...moved('documents', [
    ['B7-idUploadOptions', '/api/v1/identity-verification/id-upload-options'],
    ['B7-idDocuments', '/api/v1/identity-verification/id-documents'],
    ['B7-parsedIdDocumentTypes', '/api/v1/identity-verification/parsed-id-document-types'],
    ['B7-uploadDocument', '/api/v1/other-documents/upload'],
    ['B7-uploadFiscalDocument', '/api/v1/other-documents/upload-fiscal'],
    ['B7-fetchFiscalResult', '/api/v1/other-documents/fetch-fiscal-result'],
    ['B7-deleteDocument', '/api/v1/other-documents/delete'],
    ['B7-validateDocuments', '/api/v2/income-check/validate-documents'],
    ['B7-setUploadDoneTime', '/api/v2/income-check/set-upload-done-time'],
    ['B7-supportedDocuments', '/api/v2/income-check/supported-documents'],
    ['B7-uploadBankStatement', '/api/v1/bank-account/upload'],
    ['B7-parseBankStatement', '/api/v1/bank-account/parse'],
    ['B7-finalizeParseBankStatement', '/api/v1/bank-account/finalize-parse'],
    ['B7-deleteBankStatement', '/api/v1/bank-account/delete'],
    ['B7-bankList', '/api/v1/bank-account/get-bank-list'],
  ]),
  ...moved('report', [
    ['B7-readReportV1', '/api/v1/report/'],
    ['B7-readReport', '/api/v2/report/'],
    ['B7-readReportPdf', '/api/v2/report/pdf'],
    ['B7-invokeAggregatedPdf', '/api/v2/report/invoke-aggregated-pdf-generation'],
    ['B7-readAggregatedPdf', '/api/v2/report/aggregated-pdf'],
    ['B7-createNewApp', '/api/v2/report/create-new-app'],
    ['B7-verifyQrCode', '/api/v1/openapis/verify-qr-code'],
  ]),
  ...moved('confirmation', [
    ['B7-createPaymentSession', '/api/v1/payment/create-session'],
    ['B7-isPaymentRequired', '/api/v1/payment/is-payment-required'],
    ['B7-paymentSessionStatus', '/api/v1/payment/session-status'],
  ]),
  ...moved('identity-verification', [
    ['B7-isIdentityVerified', '/api/v1/identity-verification/is-identity-verified'],
    ['B7-startVerification', '/api/v1/identity-verification/start-verification'],
  ]),
]
