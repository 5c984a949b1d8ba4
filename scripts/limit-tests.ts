/** Which tests hold a limit where it acts: with its number written out, they fail when the limit changes. */
import type { limits } from '@attesta/contract/limits.ts'

const server = (file: string) => `apps/server/src/${file}.test.ts`
const web = (file: string) => `apps/web/src/${file}.test.ts`
const contract = (file: string) => `packages/contract/src/${file}.test.ts`
const codes = [server('features/verify-email/code-bounds'), server('features/verify-email/codes')]

/** No test without a browser reaches the timer; the journey does, but would not notice another number. */
export const IN_BROWSER_ALONE = 'in a browser alone'

/** Total: a limit without a line does not compile. */
export const limitTests: Record<keyof typeof limits, readonly string[] | typeof IN_BROWSER_ALONE> = {
  uploadBytes: [web('apply/uploads/first-aid/give-first-aid'), server('http/create-app')],
  smallestPicturePx: [web('apply/uploads/first-aid/picture-faults')],
  filesPerApplication: [server('features/documents/documents')],
  bytesPerApplication: [server('features/documents/documents')],
  filesPerAccount: [server('features/documents/documents')],
  bytesPerAccount: [server('features/documents/documents')],
  priceCents: [server('features/payment/payment')],
  reportValidityDays: ['packages/domain/src/report/report.test.ts'],
  keptAfterReportDays: [server('db/holdings')],
  inactivityMinutes: [web('apply/shell/inactivity'), server('access/sessions')],
  inactivityWarningMinutes: [web('apply/shell/inactivity')],
  operatorInactivityMinutes: [server('features/operator/operator-desk')],
  stepSaveMs: IN_BROWSER_ALONE,
  documentPollMs: [web('apply/journey/use-application')],
  finalizeParsePollMs: [web('apply/uploads/use-finalize-parse')],
  retryCount: [web('api')],
  retryDelayMs: [web('api')],
  continueLaterNoticeMs: IN_BROWSER_ALONE,
  addressDebounceMs: ['e2e/journeys/points-personal-details.spec.ts'],
  addressHideMs: ['e2e/journeys/points-personal-details.spec.ts'],
  stageDelayMs: [web('apply/hooks-that-wait')],
  fieldErrorBlurMs: [web('form/surface-errors')],
  typeAheadClearMs: IN_BROWSER_ALONE,
  modalEnterMs: [contract('limits')],
  modalLeaveMs: [contract('limits')],
  dateLength: [web('ui/date-text')],
  minAge: [contract('fields')],
  maxAge: [contract('fields')],
  maxText: [contract('fields')],
  maxDetails: [contract('questionnaire')],
  dropdownPage: [web('ui/shown-options')],
  codeDigits: [web('ui/otp-text')],
  codeMinutes: codes,
  codeTries: codes,
  codeGuesses: codes,
  codeGuessDays: codes,
  codesPerHour: codes,
  codesPerDay: codes,
  codeLinkHours: codes,
  resendSeconds: codes,
  handoverMinutes: [server('features/handover/handover')],
  handoverSlots: [server('features/handover/handover')],
  handoverPollMs: [web('apply/uploads/use-handover')],
  bankConnectionPollMs: [web('apply/bank-connection/phase')],
  bankConnectionCancelBlockMs: [web('apply/hooks-that-wait')],
  bankConnectionTaggingMs: [web('apply/bank-connection/phase')],
  bankConnectionAlmostDoneMs: [web('apply/bank-connection/phase')],
  bankConnectionLongMs: [web('apply/bank-connection/phase')],
  partnerFailedMs: [web('apply/pages/partner-entry/turn-away')],
  identityPollMs: [web('apply/identity/use-identity')],
  identityAskMs: [server('features/identity-verification/verification')],
  identityPendingHours: [server('features/identity-verification/verification')],
  paymentContinueMs: [web('apply/steps/payment/outcome')],
  paymentFailedMs: [web('apply/steps/payment/outcome')],
  checkoutDoneBelowPx: [web('apply/steps/payment/checkout-height')],
  rapidContinueMs: [web('apply/steps/parsing-status/lead-on')],
  rapidUploadDelayMs: [web('apply/steps/income-check/pause-before-check')],
}
