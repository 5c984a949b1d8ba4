import type { Lack } from './readiness.ts'

/**
 * Every no that the server says: code → status and the key of its words. `message` is what stands in the body's
 * `message`, already in the caller's language. Source: A8-message, A8-auth-token, A8-auth-too-many, A8-auth-wrong-code.
 */
export const refusals = {
  validation: { status: 422, key: 'Form.Error' },
  unauthorized: { status: 401, key: 'Auth.Error.InvalidToken' },
  session_expired: { status: 401, key: 'Auth.Error.TokenExpired' },
  forbidden: { status: 403, key: 'General.Error.Unauthorized' },
  key_scope: { status: 403, key: 'ApiKeys.Error.Scope' },
  key_not_allowed: { status: 403, key: 'ApiKeys.Error.NotAllowed' },
  not_found: { status: 404, key: 'General.Error.NotFound' },
  payment_required: { status: 402, key: 'Payment.Error.PaymentRequired' },
  payment_unavailable: { status: 503, key: 'System.502' },
  already_paid: { status: 409, key: 'Payment.Error.AlreadyPaid' },
  too_many_requests: { status: 429, key: 'Auth.Error.TooManyRequests' },
  wrong_code: { status: 422, key: 'Auth.Error.WrongCode' },
  code_expired: { status: 422, key: 'Auth.Error.CodeExpired' },
  code_tries_used: { status: 429, key: 'Auth.Error.CodeTriesUsed' },
  resend_too_soon: { status: 429, key: 'Auth.Error.ResendTooSoon' },
  not_confirmed: { status: 422, key: 'Confirmation.Description' },
  household_mismatch: { status: 422, key: 'CoApplicants.CountMisMatch' },
  no_file: { status: 422, key: 'Uploads.Error.NoFile' },
  empty_file: { status: 422, key: 'Uploads.Error.Empty' },
  file_too_large: { status: 413, key: 'Upload.Error.MaxFileSize' },
  wrong_file_type: { status: 415, key: 'Uploads.Error.WrongType' },
  wrong_file_password: { status: 422, key: 'Uploads.Error.WrongPassword' },
  file_not_unlockable: { status: 422, key: 'Uploads.Error.NotUnlockable' },
  file_infected: { status: 422, key: 'Uploads.Error.Infected' },
  file_not_scanned: { status: 503, key: 'Uploads.Error.NotScanned' },
  file_too_large_to_scan: { status: 422, key: 'Uploads.Error.TooLargeToScan' },
  too_many_files: { status: 422, key: 'Uploads.Error.TooMany' },
  still_processing: { status: 409, key: 'Uploads.PleaseWaitFilesParsed' },
  not_ready: { status: 409, key: 'Readiness.NotReady' },
  report_replaced: { status: 410, key: 'Results.Error.Replaced' },
  report_issued: { status: 409, key: 'Results.Error.Issued' },
  report_revoked: { status: 410, key: 'Results.Error.Revoked' },
  share_over: { status: 410, key: 'SharedReport.Over' },
  report_hidden: { status: 403, key: 'Results.Error.HideReport' },
  before_choice: { status: 403, key: 'Report.BeforeChoice' },
  not_chosen: { status: 403, key: 'Report.NotChosen' },
  sealed: { status: 403, key: 'Dashboard.Sealed.Closed' },
  page_not_shared: { status: 403, key: 'Report.Page.NotShared' },
  page_kept_back: { status: 403, key: 'Report.Page.KeptBack' },
  page_gone: { status: 410, key: 'Report.Page.Gone' },
  page_without_picture: { status: 404, key: 'Report.Page.WithoutPicture' },
  documents_missing: { status: 422, key: 'Uploads.UploadMissingDocuments' },
  qr_not_verified: { status: 404, key: 'ReportVerification.ServiceMessage' },
  partner_signature: { status: 422, key: 'PartnerEntry.Error.Signature' },
  handover_over: { status: 410, key: 'Handover.Error.Over' },
  keep_over: { status: 410, key: 'Rights.Error.KeepOver' },
  copy_gone: { status: 410, key: 'Rights.Error.CopyGone' },
  review_undecided: { status: 409, key: 'ReviewDesk.Error.Undecided' },
  review_not_taken: { status: 409, key: 'ReviewDesk.Error.NotTaken' },
  not_contestable: { status: 409, key: 'Contest.Error.NotContestable' },
  bank_unavailable: { status: 503, key: 'Psd2.Error.unavailable' },
  bank_limit: { status: 429, key: 'Psd2.Error.limit' },
  bank_not_connectable: { status: 422, key: 'Psd2.Error.NotConnectable' },
  bank_connection_over: { status: 409, key: 'Psd2.Error.Over' },
  storage_full: { status: 507, key: 'System.507' },
  restarting: { status: 503, key: 'System.503' },
  busy: { status: 503, key: 'System.Busy' },
  body_too_large: { status: 413, key: 'System.413' },
  bad_request: { status: 400, key: 'System.400' },
  invitation_gone: { status: 404, key: 'SignUp.Error.InvitationUsed' },
  invitation_sent_today: { status: 429, key: 'AdditionalDetails.Error.SentToday' },
  identity_unavailable: { status: 503, key: 'PersonalDetails.Verify.Unavailable' },
  identity_not_offered: { status: 409, key: 'PersonalDetails.Verify.NotOffered' },
  identity_verified: { status: 409, key: 'PersonalDetails.Verify.Already' },
  credit_check_off: { status: 409, key: 'CreditCheck.Off' },
  conflict: { status: 409, key: 'System.409' },
  work_changed: { status: 409, key: 'Dashboard.Work.Error.Changed' },
  listing_changed: { status: 409, key: 'Dashboard.Listing.Error.Changed' },
  listing_archived: { status: 409, key: 'Dashboard.Listing.Error.Archived' },
  last_owner: { status: 409, key: 'Dashboard.People.Error.LastOwner' },
  member_taken: { status: 409, key: 'Dashboard.People.Error.Taken' },
  second_factor_wrong: { status: 422, key: 'SecondFactor.Error.Wrong' },
  second_factor_used: { status: 422, key: 'SecondFactor.Error.Used' },
  second_factor_wait: { status: 429, key: 'SecondFactor.Error.Wait' },
  second_factor_required: { status: 409, key: 'SecondFactor.Error.Required' },
  second_factor_on: { status: 409, key: 'SecondFactor.Error.On' },
  listing_full: { status: 409, key: 'SignUp.Error.ListingFull' },
  email_gone: { status: 409, key: 'Operator.Error.EmailGone' },
  bug: { status: 500, key: 'System.500' },
} as const satisfies Record<string, { status: number; key: string }>

export type RefusalCode = keyof typeof refusals

/**
 * The body of every refusal. The specification: the first item of `msg` is shown, an object's `loc_msg` as its text;
 * else `message`.
 */
export interface RefusalBody {
  success: false
  /** Code of the table above, for programs. */
  code: RefusalCode
  message: string
  msg: { field: string; key: string; loc_msg: string }[]
  /** Of `not_ready`: everything that is missing, in the order of the steps. */
  lacks?: Lack[]
}
