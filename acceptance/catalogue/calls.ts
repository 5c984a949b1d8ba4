/**
 * Sections 7 of both files: every call with its method and path. That each is in the route table is shown by
 * calls.test.ts, that strangers are refused by the matrix of access; what it does by the tests named here.
 */
import { routes, type RouteName } from '@attesta/contract/routes/index.ts'
import { made, rule, suite, type Entry, type Proof } from '../entry.ts'
import * as shown from '../suites.ts'
import { linesOfWire } from './wire-fields.ts'

export interface Call {
  file: 'A7' | 'B7'
  route: RouteName
  method: 'GET' | 'POST'
  path: string
  does: Proof[]
}

const of =
  (file: Call['file']) =>
  (route: RouteName, method: 'GET' | 'POST', path: string, ...does: Proof[]): Call => ({
    file,
    route,
    method,
    path,
    does,
  })
const a = of('A7'),
  b = of('B7')
const way = shown.wholeWay('from sign-up to the report and its check')

export const calls: readonly Call[] = [
  a('authValidate', 'POST', '/api/v1/auth/validate', way),
  a('workflow', 'GET', '/api/v1/workflow/'),
  a('listingInfo', 'GET', '/api/v1/workflow/listing-info', way),
  a('occupations', 'GET', '/api/v1/workflow/occupations'),
  a(
    'sendContinueLaterEmail',
    'POST',
    '/api/v1/workflow/send-continue-later-email',
    shown.personalDetails('the mail to go on later names the application and nothing of the person'),
  ),
  a('readState', 'GET', '/api/v1/state/', way),
  a(
    'uncompleteApplications',
    'GET',
    '/api/v1/state/uncomplete-applications',
    shown.signUp('going on later › an unfinished application is offered for a month, and can be put away once'),
  ),
  a(
    'linkApplications',
    'GET',
    '/api/v1/state/link-applications',
    shown.personalDetails('an invitation › can be taken up from the list by somebody who began without it'),
  ),
  a(
    'updateStep',
    'POST',
    '/api/v1/state/update-step',
    shown.signUp('going on later › a step that the workflow does not have is refused: %o'),
  ),
  a(
    'countryFlags',
    'GET',
    '/api/v1/openapis/country-flags',
    shown.http(
      'headers › an answer that is the same for everyone may be kept, and is packed for whoever can unpack it',
    ),
  ),
  a('addresses', 'GET', '/api/v1/openapis/addresses'),
  a('addressDetails', 'GET', '/api/v1/openapis/address-details'),
  a('ipLocation', 'GET', '/api/v1/openapis/ip-location'),
  a('signUpSubmit', 'POST', '/api/v1/signup/submit', shown.signUp('what is asked at the door › %s')),
  a(
    'signUpAttempt',
    'POST',
    '/api/v1/signup/attempt',
    shown.signUp('what is asked at the door › an attempt says the same and makes nothing'),
  ),
  a(
    'deleteApplication',
    'POST',
    '/api/v1/signup/delete-application',
    shown.signUp('going on later › an unfinished application is offered for a month, and can be put away once'),
  ),
  a(
    'invitationPublicInfo',
    'GET',
    '/api/v1/signup/invitation-public-info',
    shown.personalDetails(
      'an invitation › says who invites and for what, and is taken up once, by the address it went to',
    ),
  ),
  a(
    'verifyEmailSubmit',
    'POST',
    '/api/v1/verify-email/submit',
    shown.codes('the six-digit code › opens a session once'),
  ),
  a('resendCode', 'POST', '/api/v1/verify-email/resend-code', shown.codes('sending again › is held to sixty seconds')),
  a(
    'currentAddressSubmit',
    'POST',
    '/api/v1/current-address/submit',
    shown.personalDetails('personal details › the address alone, whose state is the province'),
  ),
  a('personalDetailsSubmitV1', 'POST', '/api/v1/personal-details/submit'),
  a(
    'personalDetailsSubmit',
    'POST',
    '/api/v2/personal-details/submit',
    shown.personalDetails('personal details › each part is saved and leaves the others'),
  ),
  a(
    'personalDetailsSubmitAll',
    'POST',
    '/api/v2/personal-details/submit/all',
    shown.personalDetails('personal details › finishing the step needs every field'),
    way,
  ),
  a(
    'nationality',
    'POST',
    '/api/v2/personal-details/nationality',
    shown.anyOrder('no order of calls gives a report too early or changes one afterwards'),
  ),
  a(
    'otherIncomes',
    'POST',
    '/api/v2/personal-details/other-incomes',
    shown.personalDetails('personal details › two saves at once both stay'),
  ),
  a(
    'additional',
    'POST',
    '/api/v2/personal-details/additional',
    shown.personalDetails('household › %s is refused at its field'),
    way,
  ),
  a(
    'employedAdditional',
    'POST',
    '/api/v2/personal-details/employed-additional',
    shown.personalDetails('personal details › two saves at once both stay'),
  ),
  a(
    'mortgageInfoSubmit',
    'POST',
    '/api/v1/mortgage-info/submit',
    shown.declarations('the mortgage › a loan above the value is refused at its field'),
  ),
  b('idUploadOptions', 'GET', '/api/v1/identity-verification/id-upload-options'),
  b('idDocuments', 'GET', '/api/v1/identity-verification/id-documents'),
  b('parsedIdDocumentTypes', 'GET', '/api/v1/identity-verification/parsed-id-document-types'),
  b(
    'uploadDocument',
    'POST',
    '/api/v1/other-documents/upload',
    shown.documents('what is taken › a picture of an identity document, a payslip after white space'),
  ),
  b('uploadFiscalDocument', 'POST', '/api/v1/other-documents/upload-fiscal'),
  b(
    'fetchFiscalResult',
    'POST',
    '/api/v1/other-documents/fetch-fiscal-result',
    shown.documents('a kept file › of somebody else is not there'),
  ),
  b(
    'deleteDocument',
    'POST',
    '/api/v1/other-documents/delete',
    shown.documents('a kept file › is removed with its file once it was read'),
  ),
  b('validateDocuments', 'GET', '/api/v2/income-check/validate-documents', way),
  b(
    'setUploadDoneTime',
    'GET',
    '/api/v2/income-check/set-upload-done-time',
    shown.documents('the job that reads › writes to a person who has said that everything is handed in'),
  ),
  b('supportedDocuments', 'GET', '/api/v2/income-check/supported-documents', way),
  b('uploadBankStatement', 'POST', '/api/v1/bank-account/upload', way),
  b('parseBankStatement', 'POST', '/api/v1/bank-account/parse'),
  b('finalizeParseBankStatement', 'POST', '/api/v1/bank-account/finalize-parse'),
  b('deleteBankStatement', 'POST', '/api/v1/bank-account/delete'),
  b(
    'bankList',
    'GET',
    '/api/v1/bank-account/get-bank-list',
    shown.documents('the bank list is of the region, with the bank that is not listed at its end'),
  ),
  b(
    'questionnaireSubmit',
    'POST',
    '/api/v1/questionnaire/submit',
    shown.declarations('the self-disclosure › is refused at each question that lacks something, and nothing is lost'),
  ),
  b('readReportV1', 'GET', '/api/v1/report/', way),
  b('readReport', 'GET', '/api/v2/report/', way),
  b(
    'readReportPdf',
    'GET',
    '/api/v2/report/pdf',
    shown.issuing(
      'the PDF › is drawn once, opens by a link that works once within a minute, and is named by the report',
    ),
  ),
  b(
    'invokeAggregatedPdf',
    'GET',
    '/api/v2/report/invoke-aggregated-pdf-generation',
    shown.issuing("the company's copy"),
  ),
  b(
    'readAggregatedPdf',
    'GET',
    '/api/v2/report/aggregated-pdf',
    shown.issuing("the company's copy › of a general application is the applicant's too"),
  ),
  b(
    'createNewApp',
    'GET',
    '/api/v2/report/create-new-app',
    shown.issuing(
      'the short form › begins anew at the documents, for the same home; the same one however often it is asked',
    ),
    shown.issuing('the short form › alone begins anew'),
  ),
  b(
    'createPaymentSession',
    'POST',
    '/api/v1/payment/create-session',
    shown.payment('opening › many at once get one and the same session'),
  ),
  b('isPaymentRequired', 'GET', '/api/v1/payment/is-payment-required', way),
  b(
    'paymentSessionStatus',
    'GET',
    '/api/v1/payment/session-status',
    shown.payment('the truth › a session of %s pays nothing'),
  ),
  b(
    'verifyQrCode',
    'GET',
    '/api/v1/openapis/verify-qr-code',
    shown.issuing('the certificate › tells valid, expired, replaced and revoked apart'),
  ),
]

const everyCall = suite('acceptance/calls.test.ts')
const guarded = new Set<RouteName>(
  calls
    .map(({ route }) => route)
    .filter(
      (route) =>
        ![
          'listingInfo',
          'occupations',
          'workflow',
          'countryFlags',
          'addresses',
          'addressDetails',
          'ipLocation',
          'signUpSubmit',
          'signUpAttempt',
          'invitationPublicInfo',
          'verifyEmailSubmit',
          'resendCode',
          'verifyQrCode',
        ].includes(route),
    ),
)

export const entriesOfCalls: readonly Entry[] = [
  // A call whose doing no test is named for must be a tag of one.
  ...calls.map(({ file, route, method, path, does }) => ({
    ...(does.length === 0
      ? rule(`${file}-${route}`, `${method} ${path}`)
      : rule(
          `${file}-${route}`,
          `${method} ${path}`,
          everyCall('the call %s is in the route table', made(`${method} ${path} `)),
          ...(guarded.has(route)
            ? [shown.access('without a session › %s is refused before its body is read', made(route))]
            : []),
          ...does,
        )),
    wire: linesOfWire(route),
  })),
  rule(
    'A7-scope',
    'each call says application and language in its query, type and region in its headers, and its token',
    shown.api('every call › says application, language, type, region, and who asks'),
  ),
  rule(
    'A7-success',
    'each answer says whether it succeeded, a failure with a message',
    shown.http('refusals › %s has its status and words in every language'),
  ),
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
  rule(
    'A7-fields',
    'each call takes and answers the fields that the specification names',
    everyCall('the call %s takes and answers the fields of the specification'),
  ),
  rule(
    'B7-supported-occupation',
    'the supported documents take the occupation, which is the application’s own',
    shown.callsAsWritten('documents › the supported documents of the occupation that is asked for'),
  ),
  rule(
    'B7-statement-form',
    'a statement is parsed and finalized by the form that it was handed in with, `document_id` in it',
    shown.callsAsWritten('documents › a statement is asked about by the form that it was handed in with'),
  ),
  rule(
    'B7-questionnaire-payload',
    'answers without details for a no, and without the declaration where a page has it ticked',
    shown.callsAsWritten('a questionnaire without details for a no, and without what the specification does not send'),
  ),
  rule(
    'B7-mortgage-payload',
    'the mortgage responses under the name `mortgageResponses`, or flat',
    shown.callsAsWritten('the mortgage responses under their name, and nothing that they do not know'),
  ),
]
