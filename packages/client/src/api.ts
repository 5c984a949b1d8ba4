// Written by `npm run client` from the description of the API; never changed by hand.
export type DashboardActivityReplyMembers = { id: string; name: string }
export type DashboardReportReplyReportEmploymentOtherMonthlyIncomeWarning = {
  key: string
  params: Record<string, string | number>
}
export type DashboardReportReplyReportBankStatementsIncomesContentCoverage = {
  translation_key: string
  year: number
  values: DashboardReportReplyReportBankStatementsIncomesContentCoverageValues[]
}
export type DashboardReportReplyReportBankStatementsIncomesContentCoverageValues = {
  value: 'ok' | 'missing' | 'warning' | 'error' | 'none'
  numeric_value: string | null
  msg: DashboardReportReplyReportEmploymentOtherMonthlyIncomeWarning | null
  translation_key: string
}
export type DashboardReportReplyReportBankStatementsIncomesErrorFiles = {
  document_id: string
  name: string
  msg: DashboardReportReplyReportEmploymentOtherMonthlyIncomeWarning
}
export type DashboardReportReplyReportPersonalDetailsControls = {
  translation_key: string
  value: 'yes' | 'no' | 'unknown'
  icon: 'check' | 'warning' | 'unknown'
  reverse_colors: boolean
}
export type DashboardReportReplyReportQuestionnaire = {
  question: string
  response: 'YES' | 'NO' | 'PNTS'
  details: string | null
}
export type DashboardReportReplyReportChecksEvidence = {
  document_id: string | null
  page: number | null
  box: [number, number, number, number] | null
  label: string
  value: string | null
  when: string | null
  shown_by?: string
  corrected?: DashboardReportReplyReportChecksEvidenceCorrected
}
export type DashboardReportReplyReportChecksEvidenceCorrected = { was: string | null; reason: string; on: string }
export type DashboardReportReplyReportTrace = {
  value: string | null
  state: 'proven' | 'consistent' | 'declared' | 'unknown'
  rule: string
  inputs: DashboardReportReplyReportChecksEvidence[]
  workings: Record<string, string | number>
}
export type DashboardReportCriteriaReplyCriteriaNetIncome = {
  value: string | null
  state: 'proven' | 'consistent' | 'declared' | 'unknown'
}
export type DashboardReportCriteriaReplyCriteriaWhatIf = {
  share: number | null
  max_share: number | null
  max_rent: string
  with_guarantors: DashboardReportCriteriaReplyCriteriaWhatIfWithGuarantors[]
  unknown_incomes: DashboardReportCriteriaReplyCriteriaWhatIfUnknownIncomes[]
}
export type DashboardReportCriteriaReplyCriteriaWhatIfWithGuarantors = {
  names: string[]
  net_income: string
  share: number | null
  is_within: boolean
}
export type DashboardReportCriteriaReplyCriteriaWhatIfUnknownIncomes = {
  name: string
  role: 'co-applicant' | 'guarantor'
}
export type DashboardApplicantsReplyListings = { id: string; name: string; detail: string | null }
export type DashboardDecisionReplyDecisionsCriteria = {
  id: string
  preset:
    | 'affordability'
    | 'documents_complete'
    | 'documents_genuine'
    | 'home_size'
    | 'move_in'
    | 'lease_term'
    | 'pets'
    | 'order_of_application'
    | null
  text: string | null
  set_at: string
  is_before: boolean
  stands: 'met' | 'not_met'
}
export type DashboardDecisionReplyDecisionsNotice = {
  state: 'none' | 'queued' | 'sent'
  due_at: string | null
  sent_at: string | null
}
export type DashboardPreviewApplicantsReplyEmails = {
  language: 'en' | 'it' | 'de'
  count: number
  subject: string
  text: string
}
export type DashboardChangeApplicantsReply = { success: true; message?: string; changed: number }
export type DashboardMeReplyCompanyLegalPages = { terms: string; privacy: string; marketing: string }
export type DashboardMeReplyCompanyTheme = {
  page: string
  tint: string
  solid: string
  'on-solid': string
  hover: string
  'text-brand': string
  edge: string
  header: string
  'on-header': string
  plate: string
  second: string
}
export type DashboardReportReplyReport = {
  type: 'rent' | 'rapid' | 'mortgage'
  report_id: string
  rules: string
  region: 'it' | 'de'
  language: 'en' | 'it' | 'de'
  created_at: string
  generated_on: string
  valid_until: string
  replaces?: DashboardReportReplyReportReplaces
  applicant_role: 'main-applicant' | 'co-applicant' | 'guarantor'
  qr_verification: { url: string | null }
  personal_details: DashboardReportReplyReportPersonalDetails
  listing_info: DashboardReportReplyReportListingInfo
  monthly_affordability: DashboardReportReplyReportMonthlyAffordability
  employment: DashboardReportReplyReportEmployment
  bank_statements_incomes: DashboardReportReplyReportBankStatementsIncomes
  payslips_incomes: DashboardReportReplyReportPayslipsIncomes[]
  payslips_controls: DashboardReportReplyReportPayslipsControls
  recurrent_costs: DashboardReportReplyReportRecurrentCosts
  other_documents: DashboardReportReplyReportOtherDocuments[]
  national_ids: DashboardReportReplyReportNationalIds[]
  guarantors: DashboardReportReplyReportGuarantors
  hh_members: DashboardReportReplyReportHhMembers
  other_questions: DashboardReportReplyReportOtherQuestions[]
  aggregated_error_messages: DashboardReportReplyReportAggregatedErrorMessages[]
  standing?: DashboardReportReplyReportStanding
  deposit_affordability: DashboardReportReplyReportDepositAffordability
  identity_verification: DashboardReportReplyReportIdentityVerification
  credit_check?: DashboardReportReplyReportCreditCheck | null
  checks: DashboardReportReplyReportChecks[]
  questionnaire: DashboardReportReplyReportQuestionnaire[]
  questionnaire_after_choice?: DashboardReportReplyReportQuestionnaire[]
  income_by_month: DashboardReportReplyReportIncomeByMonth[]
  coverage: DashboardReportReplyReportCoverage[]
  documents: DashboardReportReplyReportDocuments[]
  absences?: DashboardReportReplyReportAbsences[]
  mortgage?: DashboardReportReplyReportMortgage
  trace: Partial<
    Record<
      | 'net_income'
      | 'employment_income'
      | 'monthly_pay'
      | 'payslip_income'
      | 'salary_credits'
      | 'self_employed_income'
      | 'other_income'
      | 'recurrent_costs'
      | 'committed_costs'
      | 'residual'
      | 'affordable_rent'
      | 'affordable_rent_min'
      | 'affordable_rent_max'
      | 'rent'
      | 'actual_monthly_rent'
      | 'average_cash_balance'
      | 'deposit_cover'
      | 'household_net_income'
      | 'household_committed_costs'
      | 'household_cash_balance'
      | 'property_value'
      | 'mortgage_loan'
      | 'down_payment'
      | 'sustainable_instalment'
      | 'sustainable_mortgage'
      | 'mortgage_instalment'
      | 'monthly_inflows'
      | 'monthly_outflows'
      | 'yearly_gross'
      | 'yearly_net',
      DashboardReportReplyReportTrace
    >
  >
}
export type DashboardReportReplyReportReplaces = {
  report_id: string | null
  generated_on: string | null
  changes: DashboardReportReplyReportReplacesChanges[]
}
export type DashboardReportReplyReportReplacesChanges = {
  name: string
  role: 'applicant' | 'co-applicant' | 'guarantor'
  change: 'finished' | 'withdrew' | 'changed'
}
export type DashboardReportReplyReportPersonalDetails = {
  name: string
  id: string
  email: string
  report_id: string
  generated_on: string
  mobile: string | null
  date_of_birth: string | null
  birth_address: string | null
  current_address: string | null
  residency_label: string | null
  pets: DashboardReportReplyReportPersonalDetailsPets
  verified: boolean
  fields: DashboardReportReplyReportPersonalDetailsFields[]
  controls: DashboardReportReplyReportPersonalDetailsControls[]
}
export type DashboardReportReplyReportPersonalDetailsPets = {
  translation_key: string
  has_pets: boolean | null
  value: string | null
}
export type DashboardReportReplyReportPersonalDetailsFields = { translation_key: string; value: string | null }
export type DashboardReportReplyReportListingInfo = {
  company_name: string | null
  name: string | null
  address: string | null
  asking_price: string | null
  current_rent: string | null
  deposit: string | null
}
export type DashboardReportReplyReportMonthlyAffordability = {
  translation_key: string
  value: string | null
  min: string | null
  max: string | null
  percentage: number | null
  rent: string | null
  ratios: DashboardReportReplyReportMonthlyAffordabilityRatios
  shares_of_net?: DashboardReportReplyReportMonthlyAffordabilitySharesOfNet
}
export type DashboardReportReplyReportMonthlyAffordabilityRatios = { min: number; value: number; max: number }
export type DashboardReportReplyReportMonthlyAffordabilitySharesOfNet = {
  min: number | null
  value: number | null
  max: number | null
}
export type DashboardReportReplyReportEmployment = {
  status: 'Employed' | 'Self-employed' | 'Student' | 'Unemployed' | 'Hybrid-employed'
  status_icon: 'ok' | 'warning' | 'error'
  monthly_income: DashboardReportReplyReportEmploymentMonthlyIncome
  recurrent_costs: string | null
  employment_monthly_income: string | null
  employer: string | null
  other_monthly_income: DashboardReportReplyReportEmploymentOtherMonthlyIncome
  type_of_contract: 'open_ended' | 'fixed_term' | null
  paychecks_per_year: number | null
  pay_months?: DashboardReportReplyReportEmploymentPayMonths
  average_cash_balance: DashboardReportReplyReportEmploymentAverageCashBalance
  actual_monthly_rent: DashboardReportReplyReportEmploymentActualMonthlyRent
  employment_start_date: string | null
  seniority: DashboardReportReplyReportEmploymentSeniority
  active_contract: boolean | null
}
export type DashboardReportReplyReportEmploymentMonthlyIncome = { value: string | null; net_value: string | null }
export type DashboardReportReplyReportEmploymentOtherMonthlyIncome = {
  value: string | null
  warning: DashboardReportReplyReportEmploymentOtherMonthlyIncomeWarning | null
}
export type DashboardReportReplyReportEmploymentPayMonths = {
  count: number
  source: 'certificate' | 'payslip' | 'account' | 'answer' | 'least'
  answered: number | null
  monthly: string | null
  monthly_state: 'proven' | 'consistent' | 'declared' | 'unknown'
  extras: DashboardReportReplyReportEmploymentPayMonthsExtras[]
}
export type DashboardReportReplyReportEmploymentPayMonthsExtras = {
  run: 'thirteenth' | 'fourteenth'
  month: string | null
  amount: string
}
export type DashboardReportReplyReportEmploymentAverageCashBalance = {
  value: string | null
  value_translation_key: string
  months_of_rent: number | null
}
export type DashboardReportReplyReportEmploymentActualMonthlyRent = {
  value: string | null
  valid: boolean | null
  display: boolean
  error_msg: DashboardReportReplyReportEmploymentOtherMonthlyIncomeWarning | null
}
export type DashboardReportReplyReportEmploymentSeniority = { months: number | null; valid: boolean | null }
export type DashboardReportReplyReportBankStatementsIncomes = {
  label: string
  content: DashboardReportReplyReportBankStatementsIncomesContent[]
  error_files: DashboardReportReplyReportBankStatementsIncomesErrorFiles[]
}
export type DashboardReportReplyReportBankStatementsIncomesContent = {
  label: string
  label_key: string
  notes: DashboardReportReplyReportEmploymentOtherMonthlyIncomeWarning[]
  is_fraud: boolean
  coverage: DashboardReportReplyReportBankStatementsIncomesContentCoverage[]
  monthly_value: string | null
  counted_share: number
  document_ids: string[]
}
export type DashboardReportReplyReportPayslipsIncomes = {
  label: string
  label_key: string
  notes: DashboardReportReplyReportEmploymentOtherMonthlyIncomeWarning[]
  is_fraud: boolean
  coverage: DashboardReportReplyReportBankStatementsIncomesContentCoverage[]
  monthly_value: string | null
  counted_share: number
  document_ids: string[]
  error_files: DashboardReportReplyReportBankStatementsIncomesErrorFiles[]
}
export type DashboardReportReplyReportPayslipsControls = {
  label: string
  content: DashboardReportReplyReportPersonalDetailsControls[]
}
export type DashboardReportReplyReportRecurrentCosts = { content: DashboardReportReplyReportRecurrentCostsContent[] }
export type DashboardReportReplyReportRecurrentCostsContent = {
  label: string
  label_key: string
  notes: DashboardReportReplyReportEmploymentOtherMonthlyIncomeWarning[]
  is_fraud: boolean
  coverage: DashboardReportReplyReportBankStatementsIncomesContentCoverage[]
  monthly_value: string | null
  counted_share: number
  document_ids: string[]
  committed: boolean
}
export type DashboardReportReplyReportOtherDocuments = {
  id: string
  type: string
  label: string
  possible_type: string | null
  info: DashboardReportReplyReportEmploymentOtherMonthlyIncomeWarning | null
  notes: DashboardReportReplyReportEmploymentOtherMonthlyIncomeWarning[]
  valid: boolean
  msg: DashboardReportReplyReportEmploymentOtherMonthlyIncomeWarning | null
}
export type DashboardReportReplyReportNationalIds = {
  id: string
  type: string
  value: string | null
  country: string | null
  expiration_date: string | null
  expiration_date_label: string
  valid: boolean
  error_msg: DashboardReportReplyReportEmploymentOtherMonthlyIncomeWarning | null
}
export type DashboardReportReplyReportGuarantors = { content: DashboardReportReplyReportGuarantorsContent[] }
export type DashboardReportReplyReportGuarantorsContent = {
  fullname: string
  relationship: string
  role: string
  email: string | null
  date_of_birth: string | null
  progress?: 'invited' | 'begun' | 'finished' | 'withdrawn'
  net_income: string | null
  state: 'proven' | 'consistent' | 'declared' | 'unknown'
}
export type DashboardReportReplyReportHhMembers = {
  label: DashboardReportReplyReportHhMembersLabel
  content: DashboardReportReplyReportHhMembersContent[]
}
export type DashboardReportReplyReportHhMembersLabel = {
  key: string
  note: DashboardReportReplyReportEmploymentOtherMonthlyIncomeWarning | null
}
export type DashboardReportReplyReportHhMembersContent = {
  fullname: string
  relationship: string
  role: string
  email: string | null
  date_of_birth: string | null
  progress?: 'invited' | 'begun' | 'finished' | 'withdrawn'
  net_income: string | null
  state: 'proven' | 'consistent' | 'declared' | 'unknown'
  counted: boolean
  income?: DashboardReportReplyReportHhMembersContentIncome
}
export type DashboardReportReplyReportHhMembersContentIncome = {
  employment_status: 'Employed' | 'Self-employed' | 'Student' | 'Unemployed' | 'Hybrid-employed'
  employer: string | null
  type_of_contract: 'open_ended' | 'fixed_term' | null
  employment: string | null
  employment_state: 'proven' | 'consistent' | 'declared' | 'unknown'
  other: string | null
  committed_costs: string | null
  counted_with?: string
  payslips: number
  statements: number
}
export type DashboardReportReplyReportOtherQuestions = {
  translation_key: string
  value: string | null
  value_key: string | null
}
export type DashboardReportReplyReportAggregatedErrorMessages = {
  type: 'error' | 'warning'
  msg: DashboardReportReplyReportEmploymentOtherMonthlyIncomeWarning
  source: 'bank' | 'payslips' | 'recurrent_costs' | 'income' | 'documents' | 'identity'
  document_ids: string[]
}
export type DashboardReportReplyReportStanding = {
  state: 'settled' | 'open'
  open_points: DashboardReportReplyReportStandingOpenPoints[]
}
export type DashboardReportReplyReportStandingOpenPoints = {
  msg: DashboardReportReplyReportEmploymentOtherMonthlyIncomeWarning
  document_ids: string[]
  contested: boolean
}
export type DashboardReportReplyReportDepositAffordability = {
  outcome: 'passed' | 'failed' | 'unknown'
  needed: string | null
  rents: number
  average_balance?: string | null
  short_by?: string | null
}
export type DashboardReportReplyReportIdentityVerification = {
  user_verified: boolean
  verified_at: string | null
  verification_method: 'webid' | 'psd2' | null
}
export type DashboardReportReplyReportCreditCheck = {
  score: number
  least: number | null
  most: number | null
  provider: string
  date: string
}
export type DashboardReportReplyReportChecks = {
  id: 'identity' | 'holder' | 'recency' | 'anti_fraud' | 'consecutive' | 'arithmetic' | 'deposit' | 'own_funds'
  translation_key: string
  outcome: 'passed' | 'failed' | 'unknown'
  reasons: DashboardReportReplyReportEmploymentOtherMonthlyIncomeWarning[]
  sources: ('bank' | 'payslip' | 'document' | 'declared')[]
  evidence: DashboardReportReplyReportChecksEvidence[]
}
export type DashboardReportReplyReportIncomeByMonth = {
  month: string
  total: string | null
  missing: boolean
  sources: DashboardReportReplyReportIncomeByMonthSources[]
}
export type DashboardReportReplyReportIncomeByMonthSources = {
  kind: 'employment' | 'self_employment' | 'pension' | 'benefits' | 'rent_received' | 'maintenance' | 'other'
  value: string
  state: 'proven' | 'consistent' | 'declared' | 'unknown'
}
export type DashboardReportReplyReportCoverage = {
  translation_key: string
  source: 'bank' | 'payslips'
  years: DashboardReportReplyReportBankStatementsIncomesContentCoverage[]
}
export type DashboardReportReplyReportDocuments = {
  number: number
  id: string
  type: 'national_id' | 'bank_statement' | 'payslip' | 'cud' | 'fiscal_doc' | 'work_contract' | 'other' | 'unknown'
  name: string
  issuer: string | null
  pages: number
  source: 'text' | 'ocr' | 'mixed' | 'none' | 'connection'
  reconciled: boolean | null
  from: string | null
  to: string | null
  uploaded_on: string
  status: 'ok' | 'warning' | 'error'
  findings: DashboardReportReplyReportEmploymentOtherMonthlyIncomeWarning[]
  measured?: (DashboardReportReplyReportEmploymentOtherMonthlyIncomeWarning | null)[]
  contests?: DashboardReportReplyReportDocumentsContests[]
  reviews?: DashboardReportReplyReportDocumentsReviews[]
}
export type DashboardReportReplyReportDocumentsContests = {
  msg: DashboardReportReplyReportEmploymentOtherMonthlyIncomeWarning
  comment: string
  contested_on: string
}
export type DashboardReportReplyReportDocumentsReviews = {
  msg: DashboardReportReplyReportEmploymentOtherMonthlyIncomeWarning
  outcome: 'confirmed' | 'set_aside'
  reason: string
  reviewed_on: string
}
export type DashboardReportReplyReportAbsences = {
  papers: string[]
  reason: string
  comment: string | null
  person: string | null
}
export type DashboardReportReplyReportMortgage = {
  translation_key: string
  rate_percent: number
  identified_property: boolean | null
  property_type: string | null
  need_financing: boolean | null
  sources_of_funds: string[]
  loan_to_value: number | null
  sustainable_maturity: number | null
  maturities: DashboardReportReplyReportMortgageMaturities[]
  cash_flow: DashboardReportReplyReportMortgageCashFlow[]
  tax_return: DashboardReportReplyReportMortgageTaxReturn | null
  transactional_data: DashboardReportReplyReportMortgageTransactionalData[]
}
export type DashboardReportReplyReportMortgageMaturities = {
  years: number
  sustainable_amount: string | null
  instalment: string | null
  age_at_end: number | null
  outcome: 'sustainable' | 'not_sustainable' | 'too_old' | 'unknown'
}
export type DashboardReportReplyReportMortgageCashFlow = {
  month: string
  inflows: string
  outflows: string
  difference: string
}
export type DashboardReportReplyReportMortgageTaxReturn = {
  label: string
  reference_year: number | null
  gross_annual_income: string | null
  net_annual_income: string | null
  document_id: string
}
export type DashboardReportReplyReportMortgageTransactionalData = {
  bank: string | null
  from: string | null
  to: string | null
  transactions: number
  opening_balance: string | null
  closing_balance: string | null
  reconciled: boolean | null
  document_id: string
}
export type DashboardPartnerKeysReplyKeys = {
  id: string
  kid: string
  name: string
  algorithm: 'EdDSA' | 'HS256'
  created_at: string
  revoked_at: string | null
  last_used_at: string | null
}
export type DashboardWebhooksReplyEndpoints = {
  id: string
  url: string
  events: (
    | 'application.started'
    | 'application.withdrawn'
    | 'document.flagged'
    | 'review.decided'
    | 'report.completed'
    | 'report.updated'
    | 'report.revoked'
    | 'applicant.chosen'
    | 'applicant.unchosen'
    | 'stage.changed'
  )[]
  created_at: string
}
export type DashboardApiKeysReplyKeys = {
  id: string
  name: string
  scopes: (
    | 'listings:read'
    | 'listings:write'
    | 'applications:read'
    | 'applications:write'
    | 'reports:read'
    | 'reports:write'
    | 'decisions:read'
    | 'decisions:write'
  )[]
  member: string
  created_at: string
  revoked_at: string | null
  last_used_at: string | null
}
export type Refusal = {
  success: false
  code:
    | 'validation'
    | 'unauthorized'
    | 'session_expired'
    | 'forbidden'
    | 'key_scope'
    | 'key_not_allowed'
    | 'not_found'
    | 'payment_required'
    | 'payment_unavailable'
    | 'already_paid'
    | 'too_many_requests'
    | 'wrong_code'
    | 'code_expired'
    | 'code_tries_used'
    | 'resend_too_soon'
    | 'not_confirmed'
    | 'household_mismatch'
    | 'no_file'
    | 'empty_file'
    | 'file_too_large'
    | 'wrong_file_type'
    | 'wrong_file_password'
    | 'file_not_unlockable'
    | 'file_infected'
    | 'file_not_scanned'
    | 'file_too_large_to_scan'
    | 'too_many_files'
    | 'still_processing'
    | 'not_ready'
    | 'report_replaced'
    | 'report_issued'
    | 'report_revoked'
    | 'share_over'
    | 'report_hidden'
    | 'before_choice'
    | 'not_chosen'
    | 'sealed'
    | 'page_not_shared'
    | 'page_kept_back'
    | 'page_gone'
    | 'page_without_picture'
    | 'documents_missing'
    | 'qr_not_verified'
    | 'partner_signature'
    | 'handover_over'
    | 'keep_over'
    | 'copy_gone'
    | 'review_undecided'
    | 'review_not_taken'
    | 'not_contestable'
    | 'bank_unavailable'
    | 'bank_limit'
    | 'bank_not_connectable'
    | 'bank_connection_over'
    | 'storage_full'
    | 'restarting'
    | 'busy'
    | 'body_too_large'
    | 'bad_request'
    | 'invitation_gone'
    | 'invitation_sent_today'
    | 'identity_unavailable'
    | 'identity_not_offered'
    | 'identity_verified'
    | 'credit_check_off'
    | 'conflict'
    | 'work_changed'
    | 'listing_changed'
    | 'listing_archived'
    | 'last_owner'
    | 'member_taken'
    | 'second_factor_wrong'
    | 'second_factor_used'
    | 'second_factor_wait'
    | 'second_factor_required'
    | 'second_factor_on'
    | 'listing_full'
    | 'email_gone'
    | 'bug'
  message: string
  msg: { field: string; key: string; loc_msg: string }[]
  lacks?: {
    kind: 'answers' | 'missing' | 'no_document' | 'unread' | 'blocked' | 'confirmation' | 'payment'
    step:
      | 'sign-up'
      | 'verify-email'
      | 'resume-application'
      | 'personal-details'
      | 'current-address'
      | 'additional-details'
      | 'mortgage-info'
      | 'questionnaire'
      | 'income-check'
      | 'parsing-status'
      | 'confirmation'
      | 'payment'
      | 'result'
    fields: string[]
    types: ('national_id' | 'bank_statement' | 'payslip' | 'fiscal_doc' | 'cud' | 'other' | 'mortgage_doc')[]
    months: string[]
    document_id: string | null
    code: string | null
    message: string
    message_key: string
  }[]
}
export interface Calls {
  /** What the company asked of an applicant, the newest first, and whether it may ask for more · scope of an API key: `applications:read` */
  dashboardRequests: {
    input: { params: { application_id: string }; query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: {
      success: true
      message?: string
      requests: {
        id: string
        kind: 'document' | 'explanation'
        type: 'national_id' | 'bank_statement' | 'payslip' | 'fiscal_doc' | 'cud' | 'other' | 'mortgage_doc' | null
        months: string[]
        question: string | null
        answer: string | null
        state: 'open' | 'answered' | 'withdrawn'
        asked_at: string
        answered_at: string | null
        member: string
      }[]
      may_ask: boolean
    }
  }
  /** Asks an applicant for a document or an explanation; they are written to in their language · scope of an API key: `applications:write` */
  dashboardAskApplicant: {
    input: {
      params: { application_id: string }
      query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }
      body: {
        kind: 'document' | 'explanation'
        type: 'payslip' | 'bank_statement' | 'cud' | 'fiscal_doc' | 'other' | null
        months: string[]
        question: string | null
      }
    }
    reply: { success: true; message?: string; request_id: string }
  }
  /** Withdraws a request that is still open · scope of an API key: `applications:write` */
  dashboardWithdrawRequest: {
    input: {
      params: { application_id: string; request_id: string }
      query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }
    }
    reply: { success: true; message?: string }
  }
  /** The messages with an applicant, the oldest first; what the applicant wrote counts as read · scope of an API key: `applications:read` */
  dashboardMessages: {
    input: { params: { application_id: string }; query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: {
      success: true
      message?: string
      messages: {
        id: string
        is_from_applicant: boolean
        member: string
        text: string
        sent_at: string
        read_at: string | null
      }[]
      about: { language: 'en' | 'it' | 'de'; firstName: string; listing: string; company: string }
      may_write: boolean
    }
  }
  /** Writes to an applicant; an email without the text says that there is a message · scope of an API key: `applications:write` */
  dashboardSendMessage: {
    input: {
      params: { application_id: string }
      query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }
      body: { text: string }
    }
    reply: { success: true; message?: string; message_id: string }
  }
  /** The company's templates for messages, by name */
  dashboardTemplates: {
    input: { query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: {
      success: true
      message?: string
      templates: { id: string; name: string; texts: { en: string; it: string; de: string } }[]
    }
  }
  /** Adds a template; a placeholder that there is not is refused */
  dashboardAddTemplate: {
    input: {
      query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }
      body: { name: string; texts: { en: string; it: string; de: string } }
    }
    reply: { success: true; message?: string; template_id: string }
  }
  /** Changes a template */
  dashboardChangeTemplate: {
    input: {
      params: { template_id: string }
      query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }
      body: { name: string; texts: { en: string; it: string; de: string } }
    }
    reply: { success: true; message?: string }
  }
  /** Deletes a template */
  dashboardDeleteTemplate: {
    input: { params: { template_id: string }; query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: { success: true; message?: string }
  }
  /** The viewings with a household, the newest first, and the time zone of the home · scope of an API key: `applications:read` */
  dashboardViewings: {
    input: { params: { application_id: string }; query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: {
      success: true
      message?: string
      viewings: {
        id: string
        state: 'proposed' | 'agreed' | 'declined' | 'cancelled'
        slots: string[]
        start: string | null
        minutes: number
        place: string
        member: string
        proposed_at: string
        sequence: number
      }[]
      time_zone: string
      may_propose: boolean
    }
  }
  /** Proposes times for a viewing, on a clock where the home is; an email lists them · scope of an API key: `applications:write` */
  dashboardProposeViewing: {
    input: {
      params: { application_id: string }
      query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }
      body: { slots: string[]; minutes: 15 | 20 | 30 | 45 | 60; place: string }
    }
    reply: { success: true; message?: string; viewing_id: string }
  }
  /** Moves an agreed viewing to another time; both sides get the new calendar file · scope of an API key: `applications:write` */
  dashboardMoveViewing: {
    input: {
      params: { application_id: string; viewing_id: string }
      query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }
      body: { start: string; sequence: number }
    }
    reply: { success: true; message?: string }
  }
  /** Cancels a viewing, or takes back the times that were proposed · scope of an API key: `applications:write` */
  dashboardCancelViewing: {
    input: {
      params: { application_id: string; viewing_id: string }
      query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }
    }
    reply: { success: true; message?: string }
  }
  /** One's own saved views of lists and those that colleagues share, by name */
  dashboardViews: {
    input: { query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: {
      success: true
      message?: string
      views: {
        id: string
        page: 'applicants' | 'listings'
        name: string
        query: string
        is_shared: boolean
        is_own: boolean
      }[]
      may_share: boolean
    }
  }
  /** Saves a view; one of the same name of the same list is replaced. Viewers share none */
  dashboardSaveView: {
    input: {
      query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }
      body: { page: 'applicants' | 'listings'; name: string; query: string; is_shared: boolean }
    }
    reply: { success: true; message?: string; view_id: string }
  }
  /** Deletes one of one's own views */
  dashboardDeleteView: {
    input: { params: { view_id: string }; query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: { success: true; message?: string }
  }
  /** How often the caller is told by email what waits for them */
  dashboardDigest: {
    input: { query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: { success: true; message?: string; rhythm: 'none' | 'daily' | 'weekly' }
  }
  /** Sets it for the caller: never, each morning or on Mondays, at the company's time */
  dashboardSetDigest: {
    input: {
      query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }
      body: { rhythm: 'none' | 'daily' | 'weekly' }
    }
    reply: { success: true; message?: string }
  }
  /** Sealed shortlists, the newest first, and the listings with enough shortlisted households for another */
  dashboardShortlists: {
    input: { query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: {
      success: true
      message?: string
      shortlists: {
        id: string
        listing_id: string
        listing_name: string
        started_at: string
        started_by: string
        households: number
        state: 'sealed' | 'chosen' | 'opened'
      }[]
      ready: { listing_id: string; name: string; detail: string | null; households: number }[]
    }
  }
  /** Seals a listing's shortlisted households: bands without names, by the criteria that hold now */
  dashboardStartShortlist: {
    input: { params: { listing_id: string }; query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: { success: true; message?: string; shortlist_id: string }
  }
  /** One sealed shortlist; once it is opened, its protocol with names, choice, reason, times and people */
  dashboardShortlist: {
    input: { params: { shortlist_id: string }; query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: {
      success: true
      message?: string
      shortlist: {
        id: string
        listing_id: string
        listing_name: string
        started_at: string
        started_by: string
        households: number
        state: 'sealed' | 'chosen' | 'opened'
        criteria: {
          id: string
          preset:
            | 'affordability'
            | 'documents_complete'
            | 'documents_genuine'
            | 'home_size'
            | 'move_in'
            | 'lease_term'
            | 'pets'
            | 'order_of_application'
            | null
          text: string | null
          set_at: string
        }[]
        entries: {
          label: string
          bands: {
            share: 'up-to-30' | 'up-to-40' | 'above-40' | 'unknown'
            income?: 'proven' | 'consistent' | 'declared' | 'unknown'
            affordable: 'passed' | 'failed' | 'unknown'
            genuine: 'passed' | 'failed' | 'unknown'
            identity: 'verified' | 'read' | 'problem' | 'unknown'
            deposit: 'passed' | 'failed' | 'unknown' | null
            complete: 'passed' | 'failed' | 'unknown' | null
            people: number
            has_guarantor: boolean
            order: number
          }
          name: string | null
          application_id: string | null
        }[]
        ended_at: string | null
        ended_by: string
        chosen: string | null
        named: {
          id: string
          preset:
            | 'affordability'
            | 'documents_complete'
            | 'documents_genuine'
            | 'home_size'
            | 'move_in'
            | 'lease_term'
            | 'pets'
            | 'order_of_application'
            | null
          text: string | null
          set_at: string
          stands: 'met' | 'not_met'
        }[]
        looks: { at: string; member: string; label: string }[]
      }
    }
  }
  /** Chooses a household by its letter, with the criteria that led to it; the names are shown from now on */
  dashboardChooseSealed: {
    input: {
      params: { shortlist_id: string }
      query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }
      body: { label: string; criteria: { id: string; stands: 'met' | 'not_met' }[] }
    }
    reply: { success: true; message?: string }
  }
  /** Shows the names without a choice; who did so and when stays in the protocol */
  dashboardUnseal: {
    input: { params: { shortlist_id: string }; query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: { success: true; message?: string }
  }
  /** What the people of the company did, the newest first, 50 lines at a time; by person, area and days */
  dashboardActivity: {
    input: {
      query?: {
        application_id?: string
        lang?: 'en' | 'it' | 'de'
        member_id?: string
        area?: 'applicants' | 'listings' | 'team' | 'settings'
        from?: string
        to?: string
        before?: number
      }
    }
    reply: {
      success: true
      message?: string
      lines: {
        seq: number
        at: string
        event: string
        outcome: 'done' | 'refused' | 'unconfirmed'
        actor: 'member' | 'operator' | 'key'
        member: string
        application_id: string | null
        applicant: string
        listing_name: string
        colleague: string
      }[]
      next_before: number | null
      members: DashboardActivityReplyMembers[]
    }
  }
  /** Sends a sign-in code; answers alike for known and unknown addresses */
  dashboardLogin: {
    input: { query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }; body: { email: string; nonce?: string } }
    reply: { success: true; message?: string }
  }
  /** Exchanges the code for an access token of the dashboard, or for one that only the second factor makes good */
  dashboardVerify: {
    input: {
      query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }
      body: { email: string; code: string; nonce?: string }
    }
    reply: { success: true; message?: string; access_token: string; second_factor: 'none' | 'code' | 'enrolment' }
  }
  /** Ends the session at once */
  dashboardSignOut: {
    input: { query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: { success: true; message?: string }
  }
  /** Who is signed in, and for which company */
  dashboardMe: {
    input: { query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: {
      success: true
      message?: string
      name: string
      email: string
      role: 'owner' | 'agent' | 'viewer'
      company: {
        name: string
        logo: string | null
        url: string | null
        partnerUuid: string
        visualPrimaryColor: string | null
        visualSecondaryColor: string | null
        visualBackgroundColor: string | null
        visualHeaderColor: string | null
        theme: DashboardMeReplyCompanyTheme | null
        legalPages: DashboardMeReplyCompanyLegalPages | null
      }
      stage_names: {
        none: string
        shortlisted: string
        offered: string
        accepted: string
        declined: string
        withdrawn: string
      }
    }
  }
  /** Which households apply for the company's listings and how far they are, 25 at a time; a viewer is shown finished reports only · scope of an API key: `applications:read` */
  dashboardApplicants: {
    input: {
      query?: {
        application_id?: string
        lang?: 'en' | 'it' | 'de'
        listing_id?: string
        household_id?: string
        status?: 'unread' | 'in_progress' | 'report_ready' | 'needs_attention' | 'expired' | 'archived'
        text?: string
        stage?: 'none' | 'shortlisted' | 'offered' | 'accepted' | 'declined' | 'withdrawn'
        assignee_id?: string | 'none'
        sort?: 'name' | 'listing' | 'started' | 'status' | 'income' | 'share' | 'valid'
        order?: 'up' | 'down'
        cursor?: string
      }
    }
    reply: {
      success: true
      message?: string
      applicants: {
        application_id: string
        name: string
        role: 'main-applicant' | 'co-applicant' | 'guarantor'
        type: 'rent' | 'mortgage' | 'rapid'
        listing_id: string
        listing_name: string
        started_at: string
        step_router:
          | 'sign-up'
          | 'verify-email'
          | 'resume-application'
          | 'personal-details'
          | 'current-address'
          | 'additional-details'
          | 'mortgage-info'
          | 'questionnaire'
          | 'income-check'
          | 'parsing-status'
          | 'confirmation'
          | 'payment'
          | 'result'
        status: 'in_progress' | 'report_ready' | 'expired'
        is_archived: boolean
        is_unread: boolean
        is_updated: boolean
        is_mentioned: boolean
        is_matched: boolean
        people: {
          application_id: string | null
          name: string
          role: 'co-applicant' | 'guarantor'
          progress: 'invited' | 'begun' | 'finished' | 'withdrawn'
          report_id: string | null
          net_income: string | null
          income_state: 'proven' | 'consistent' | 'declared' | 'unknown' | null
        }[]
        work: {
          stage: 'none' | 'shortlisted' | 'offered' | 'accepted' | 'declined' | 'withdrawn'
          assignee: string
          due_on: string | null
        }
        report: {
          id: string
          created_at: string
          valid_until: string
          net_income: string | null
          income_state: 'proven' | 'consistent' | 'declared' | 'unknown'
          unsure: ('income' | 'commitments')[]
          rent: string | null
          percentage: number | null
          guarantors: number
          with_utilities: { amount: string; share: number | null } | null
          needs_attention: boolean
        } | null
      }[]
      count: number
      archived: number
      sealed: number
      next_cursor: string | null
      sort: 'name' | 'listing' | 'started' | 'status' | 'income' | 'share' | 'valid'
      listings: DashboardApplicantsReplyListings[]
      colleagues: DashboardActivityReplyMembers[]
    }
  }
  /** The households that fit, as a table (CSV or XLSX); sealed ones are left out, and a viewer is shown finished reports only · scope of an API key: `applications:read` */
  dashboardExportApplicants: {
    input: {
      query?: {
        application_id?: string
        lang?: 'en' | 'it' | 'de'
        listing_id?: string
        household_id?: string
        status?: 'unread' | 'in_progress' | 'report_ready' | 'needs_attention' | 'expired' | 'archived'
        text?: string
        stage?: 'none' | 'shortlisted' | 'offered' | 'accepted' | 'declined' | 'withdrawn'
        assignee_id?: string | 'none'
        sort?: 'name' | 'listing' | 'started' | 'status' | 'income' | 'share' | 'valid'
        order?: 'up' | 'down'
        format?: 'csv' | 'xlsx'
      }
    }
    reply: { success: true; message?: string; csv: string; workbook: string | null; count: number; fitting: number }
  }
  /** Puts an applicant out of the list; the application stays as it is. Asking twice changes nothing · scope of an API key: `applications:write` */
  dashboardArchiveApplicant: {
    input: { params: { application_id: string }; query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: { success: true; message?: string }
  }
  /** Takes that back · scope of an API key: `applications:write` */
  dashboardBringApplicantBack: {
    input: { params: { application_id: string }; query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: { success: true; message?: string }
  }
  /** The company sees neither the application nor its reports any more, for good; the applicant keeps them · scope of an API key: `applications:write` */
  dashboardRemoveApplicant: {
    input: { params: { application_id: string }; query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: { success: true; message?: string }
  }
  /** One report of an applicant for the company's own listing · scope of an API key: `reports:read` */
  dashboardReport: {
    input: { params: { report_id: string }; query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: {
      success: true
      message?: string
      report: DashboardReportReplyReport | null
      report_id: string | null
      reportId: string | null
      hide_report: boolean
      hideReport: boolean
      pdf_link: string | null
    }
  }
  /** The lines that a figure of that report was read from, as a picture of their page with the member's name across it; only with the applicant's leave · scope of an API key: `reports:read` */
  dashboardCitedPage: {
    input: {
      params: { report_id: string }
      query: {
        application_id?: string
        lang?: 'en' | 'it' | 'de'
        figure:
          | 'net_income'
          | 'employment_income'
          | 'monthly_pay'
          | 'payslip_income'
          | 'salary_credits'
          | 'self_employed_income'
          | 'other_income'
          | 'recurrent_costs'
          | 'committed_costs'
          | 'residual'
          | 'affordable_rent'
          | 'affordable_rent_min'
          | 'affordable_rent_max'
          | 'rent'
          | 'actual_monthly_rent'
          | 'average_cash_balance'
          | 'deposit_cover'
          | 'household_net_income'
          | 'household_committed_costs'
          | 'household_cash_balance'
          | 'property_value'
          | 'mortgage_loan'
          | 'down_payment'
          | 'sustainable_instalment'
          | 'sustainable_mortgage'
          | 'mortgage_instalment'
          | 'monthly_inflows'
          | 'monthly_outflows'
          | 'yearly_gross'
          | 'yearly_net'
        document_id: string
        page: string
        input?: string
      }
    }
    reply: {
      success: true
      message?: string
      document_id: string
      shown: 'whole' | 'lines'
      inputs: number[]
      picture: { webp: string; width: number; height: number; marks: ([number, number, number, number] | null)[] }
    }
  }
  /** Whether the lines that figures were read from may be seen, and how the question about it stands · scope of an API key: `reports:read` */
  dashboardLines: {
    input: { params: { report_id: string }; query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: {
      success: true
      message?: string
      state: 'not_asked' | 'asked' | 'declined' | 'shown'
      asked_at: string | null
      may_ask: boolean
    }
  }
  /** Asks the applicant to show those lines: one email a report and day, and none once they declined · scope of an API key: `reports:write` */
  dashboardAskForLines: {
    input: { params: { report_id: string }; query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: { success: true; message?: string }
  }
  /** Every figure of that report with its rule and what it was read from, for machines · scope of an API key: `reports:read` */
  dashboardReportTrace: {
    input: { params: { report_id: string }; query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: {
      success: true
      message?: string
      trace: {
        schema: 'attesta.report-trace/1'
        type: 'rent' | 'rapid' | 'mortgage'
        report_id: string
        rules: string
        region: 'it' | 'de'
        generated_on: string
        valid_until: string
        fingerprint: string
        documents: {
          number: number
          id: string
          type:
            | 'national_id'
            | 'bank_statement'
            | 'payslip'
            | 'cud'
            | 'fiscal_doc'
            | 'work_contract'
            | 'other'
            | 'unknown'
          name: string
          issuer: string | null
          pages: number
          source: 'text' | 'ocr' | 'mixed' | 'none' | 'connection'
          reconciled: boolean | null
        }[]
        figures: Partial<
          Record<
            | 'net_income'
            | 'employment_income'
            | 'monthly_pay'
            | 'payslip_income'
            | 'salary_credits'
            | 'self_employed_income'
            | 'other_income'
            | 'recurrent_costs'
            | 'committed_costs'
            | 'residual'
            | 'affordable_rent'
            | 'affordable_rent_min'
            | 'affordable_rent_max'
            | 'rent'
            | 'actual_monthly_rent'
            | 'average_cash_balance'
            | 'deposit_cover'
            | 'household_net_income'
            | 'household_committed_costs'
            | 'household_cash_balance'
            | 'property_value'
            | 'mortgage_loan'
            | 'down_payment'
            | 'sustainable_instalment'
            | 'sustainable_mortgage'
            | 'mortgage_instalment'
            | 'monthly_inflows'
            | 'monthly_outflows'
            | 'yearly_gross'
            | 'yearly_net',
            DashboardReportReplyReportTrace
          >
        >
      }
    }
  }
  /** A link to that report's PDF that works once, within a minute · scope of an API key: `reports:read` */
  dashboardReportPdf: {
    input: { params: { report_id: string }; query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: { success: true; message?: string; pdf_link: string }
  }
  /** What that report is compared with others by, and no more of it · scope of an API key: `reports:read` */
  dashboardReportCriteria: {
    input: { params: { report_id: string }; query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: {
      success: true
      message?: string
      criteria: {
        report_id: string
        application_id: string
        name: string
        listing_name: string
        region: 'it' | 'de'
        valid_until: string
        is_expired: boolean
        employment_status: 'Employed' | 'Self-employed' | 'Student' | 'Unemployed' | 'Hybrid-employed'
        contract: 'open_ended' | 'fixed_term' | null
        seniority_months: number | null
        net_income: DashboardReportCriteriaReplyCriteriaNetIncome
        household_net_income: DashboardReportCriteriaReplyCriteriaNetIncome
        rent: string | null
        share: number | null
        unsure: ('income' | 'commitments')[]
        with_utilities: { amount: string; share: number | null } | null
        affordable: { min: string | null; value: string | null; max: string | null; is_within: boolean | null }
        what_if: DashboardReportCriteriaReplyCriteriaWhatIf | null
        committed_costs: DashboardReportCriteriaReplyCriteriaNetIncome | null
        cash_balance: DashboardReportCriteriaReplyCriteriaNetIncome | null
        deposit: 'passed' | 'failed' | 'unknown' | null
        people: number
        guarantors: number
        identity: 'verified' | 'read' | 'problem' | 'unknown'
        genuine: { outcome: 'passed' | 'failed' | 'unknown'; count: number; of: number }
        open_points: number | null
        disclosure: DashboardReportReplyReportQuestionnaire[]
        contradicted_answers: string[]
        checks: {
          id: 'identity' | 'holder' | 'recency' | 'anti_fraud' | 'consecutive' | 'arithmetic' | 'deposit' | 'own_funds'
          outcome: 'passed' | 'failed' | 'unknown'
        }[]
      }
    }
  }
  /** In Germany: the landlord has chosen this applicant for the home, and sees the whole report from now on; the one chosen before no longer is · scope of an API key: `decisions:write` */
  dashboardChoose: {
    input: { params: { report_id: string }; query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: { success: true; message?: string }
  }
  /** Takes that back: the report is closed again; asking twice changes nothing · scope of an API key: `decisions:write` */
  dashboardTakeChoiceBack: {
    input: { params: { report_id: string }; query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: { success: true; message?: string }
  }
  /** The stage, the colleague in charge, the due date, the notes and who changed what of one household · scope of an API key: `applications:read` */
  dashboardHouseholdWork: {
    input: { params: { application_id: string }; query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: {
      success: true
      message?: string
      stage: 'none' | 'shortlisted' | 'offered' | 'accepted' | 'declined' | 'withdrawn'
      assignee_id: string | null
      due_on: string | null
      version: number
      notes: { id: string; author: string; written_at: string; text: string; is_own: boolean; mentions: string[] }[]
      changes: {
        changed_at: string
        member: string
        kind:
          | 'stage'
          | 'assignee'
          | 'due'
          | 'note-added'
          | 'note-deleted'
          | 'request-sent'
          | 'request-withdrawn'
          | 'request-answered'
          | 'message-sent'
          | 'message-answered'
          | 'viewing-proposed'
          | 'viewing-agreed'
          | 'viewing-declined'
          | 'viewing-moved'
          | 'viewing-cancelled'
          | 'viewing-called-off'
        before: string | null
        after: string | null
      }[]
      matches: {
        application_id: string
        name: string
        listing_name: string
        kinds: ('fiscal-code' | 'document-number' | 'phone' | 'file')[]
      }[]
      colleagues: DashboardActivityReplyMembers[]
    }
  }
  /** Sets the stage, the colleague in charge and the due date; refused when a colleague changed them meanwhile · scope of an API key: `applications:write` */
  dashboardSetHouseholdWork: {
    input: {
      params: { application_id: string }
      query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }
      body: {
        stage: 'none' | 'shortlisted' | 'offered' | 'accepted' | 'declined' | 'withdrawn'
        assignee_id: string | null
        due_on: string | null
        version: number
      }
    }
    reply: { success: true; message?: string; version: number }
  }
  /** Adds a note for the company; the applicant is handed it in the copy of their data · scope of an API key: `applications:write` */
  dashboardAddNote: {
    input: {
      params: { application_id: string }
      query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }
      body: { text: string; mentions?: string[] }
    }
    reply: { success: true; message?: string; note_id: string }
  }
  /** Deletes a note of one's own · scope of an API key: `applications:write` */
  dashboardDeleteNote: {
    input: {
      params: { application_id: string; note_id: string }
      query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }
    }
    reply: { success: true; message?: string }
  }
  /** What a household still has to give, and what would bring the rent within the marks; nothing of it in Germany before the choice · scope of an API key: `reports:read` */
  dashboardWhatIf: {
    input: { params: { application_id: string }; query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: {
      success: true
      message?: string
      what_if: DashboardReportCriteriaReplyCriteriaWhatIf | null
      missing: {
        application_id: string
        name: string
        kind: 'document' | 'details' | 'unusable' | 'unread' | 'confirmation' | 'payment'
        type: 'national_id' | 'bank_statement' | 'payslip' | 'fiscal_doc' | 'cud' | 'other' | 'mortgage_doc' | null
        months: string[]
      }[]
    }
  }
  /** The main applicant's application of the household that a report belongs to · scope of an API key: `reports:read` */
  dashboardReportHousehold: {
    input: { params: { report_id: string }; query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: { success: true; message?: string; application_id: string }
  }
  /** What the same act would do to up to 50 households: which it fits, which stay as they are and why · scope of an API key: `applications:write` */
  dashboardPreviewApplicants: {
    input: {
      query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }
      body: {
        application_ids: string[]
        act: 'set-stage' | 'assign' | 'archive' | 'bring-back' | 'ask'
        stage?: 'none' | 'shortlisted'
        assignee_id?: string | null
        document?: { type: 'payslip' | 'bank_statement' | 'cud' | 'fiscal_doc' | 'other'; month: string | null }
      }
    }
    reply: {
      success: true
      message?: string
      preview: string
      fits: string[]
      left: {
        application_id: string
        reason: 'already' | 'decided' | 'before_choice' | 'ended' | 'asked' | 'too_many'
      }[]
      emails: DashboardPreviewApplicantsReplyEmails[]
    }
  }
  /** Does what was previewed, to all that it fits or to none; refused when it would do something else by now · scope of an API key: `applications:write` */
  dashboardChangeApplicants: {
    input: {
      query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }
      body: {
        application_ids: string[]
        act: 'set-stage' | 'assign' | 'archive' | 'bring-back' | 'ask'
        stage?: 'none' | 'shortlisted'
        assignee_id?: string | null
        document?: { type: 'payslip' | 'bank_statement' | 'cud' | 'fiscal_doc' | 'other'; month: string | null }
        preview: string
      }
    }
    reply: DashboardChangeApplicantsReply
  }
  /** The criteria that the company decides by, of every listing and of single ones, with those that ended · scope of an API key: `decisions:read` */
  dashboardCriteria: {
    input: { query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: {
      success: true
      message?: string
      criteria: {
        id: string
        preset:
          | 'affordability'
          | 'documents_complete'
          | 'documents_genuine'
          | 'home_size'
          | 'move_in'
          | 'lease_term'
          | 'pets'
          | 'order_of_application'
          | null
        text: string | null
        set_at: string
        listing_id: string | null
        set_by: string
        ended_at: string | null
      }[]
      listings: DashboardApplicantsReplyListings[]
    }
  }
  /** Sets a criterion from now on; one that names a ground of discrimination is refused */
  dashboardSetCriterion: {
    input: {
      query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }
      body: {
        listing_id: string | null
        preset:
          | 'affordability'
          | 'documents_complete'
          | 'documents_genuine'
          | 'home_size'
          | 'move_in'
          | 'lease_term'
          | 'pets'
          | 'order_of_application'
          | null
        text: string | null
      }
    }
    reply: { success: true; message?: string; criterion_id: string }
  }
  /** Ends a criterion: decisions that named it keep it, later ones cannot name it */
  dashboardEndCriterion: {
    input: { params: { criterion_id: string }; query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: { success: true; message?: string }
  }
  /** What the company decided on a household and by which criteria, and the criteria that it may name now · scope of an API key: `decisions:read` */
  dashboardDecision: {
    input: { params: { application_id: string }; query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: {
      success: true
      message?: string
      stage: 'none' | 'shortlisted' | 'offered' | 'accepted' | 'declined' | 'withdrawn'
      version: number
      decisions: {
        id: string
        outcome: 'offered' | 'accepted' | 'declined' | 'withdrawn' | 'reopened'
        is_another_chosen: boolean
        criteria: DashboardDecisionReplyDecisionsCriteria[]
        decided_at: string
        member: string
        is_current: boolean
        notice: DashboardDecisionReplyDecisionsNotice
      }[]
      criteria: {
        id: string
        preset:
          | 'affordability'
          | 'documents_complete'
          | 'documents_genuine'
          | 'home_size'
          | 'move_in'
          | 'lease_term'
          | 'pets'
          | 'order_of_application'
          | null
        text: string | null
        set_at: string
        is_before: boolean
      }[]
    }
  }
  /** Records what a person decided on a household, with the criteria that led to it; nothing is sent to the applicant · scope of an API key: `decisions:write` */
  dashboardDecide: {
    input: {
      params: { application_id: string }
      query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }
      body: {
        outcome: 'offered' | 'accepted' | 'declined' | 'withdrawn' | 'reopened'
        is_another_chosen: boolean
        criteria: { id: string; stands: 'met' | 'not_met' }[]
        version: number
      }
    }
    reply: { success: true; message?: string; decision_id: string; version: number }
  }
  /** The protocol: every decision with time, person and criteria, the newest first, 50 at a time · scope of an API key: `decisions:read` */
  dashboardProtocol: {
    input: {
      query?: {
        application_id?: string
        lang?: 'en' | 'it' | 'de'
        listing_id?: string
        outcome?: 'offered' | 'accepted' | 'declined' | 'withdrawn' | 'reopened'
        cursor?: string
      }
    }
    reply: {
      success: true
      message?: string
      entries: {
        id: string
        outcome: 'offered' | 'accepted' | 'declined' | 'withdrawn' | 'reopened'
        is_another_chosen: boolean
        criteria: DashboardDecisionReplyDecisionsCriteria[]
        decided_at: string
        member: string
        is_current: boolean
        notice: DashboardDecisionReplyDecisionsNotice
        application_id: string
        household: string
        report_id: string | null
        listing_id: string | null
        listing_name: string
        applied_at: string
      }[]
      next_cursor: string | null
      listings: DashboardApplicantsReplyListings[]
    }
  }
  /** The decline emails as they would be sent, one for each language, with the first name in it · scope of an API key: `decisions:write` */
  dashboardPreviewNotices: {
    input: { query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }; body: { decision_ids: string[] } }
    reply: { success: true; message?: string; emails: DashboardPreviewApplicantsReplyEmails[] }
  }
  /** Sends decline emails after ten minutes; until then they can be taken back · scope of an API key: `decisions:write` */
  dashboardSendNotices: {
    input: { query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }; body: { decision_ids: string[] } }
    reply: { success: true; message?: string; queued: number; due_at: string }
  }
  /** Takes decline emails back that were not sent yet · scope of an API key: `decisions:write` */
  dashboardCancelNotices: {
    input: { query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }; body: { decision_ids: string[] } }
    reply: { success: true; message?: string; cancelled: number }
  }
  /** The company's listings with their links, searched, filtered and sorted, 50 a page; the archived ones only when asked for · scope of an API key: `listings:read` */
  dashboardListings: {
    input: {
      query?: {
        application_id?: string
        lang?: 'en' | 'it' | 'de'
        listing_id?: string
        text?: string
        status?: 'open' | 'paused' | 'reserved' | 'let' | 'archived'
        city?: string
        assignee_id?: string | 'none'
        sort?: 'name' | 'reference' | 'city' | 'rent' | 'available' | 'status' | 'created'
        order?: 'up' | 'down'
        group?: 'owner' | 'building'
        page?: string
      }
    }
    reply: {
      success: true
      message?: string
      listings: {
        id: string
        name: string
        address: string
        region: 'it' | 'de'
        rent: string
        deposit: string | null
        lan_pays: boolean
        is_archived: boolean
        apply_url: string
        applicants: number
        unread: number
        needs_attention: number
        sealed: number
        status: 'open' | 'paused' | 'reserved' | 'let'
        reference: string | null
        owner: string | null
        city: string | null
        utilities: string | null
        available_from: string | null
        assignee_id: string | null
        version: number
        group: { name: string; count: number } | null
      }[]
      count: number
      archived: number
      cities: string[]
      colleagues: DashboardActivityReplyMembers[]
    }
  }
  /** A new listing, open at once · scope of an API key: `listings:write` */
  dashboardCreateListing: {
    input: {
      query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }
      body: {
        name: string
        address: string
        region: 'it' | 'de'
        rent: string
        deposit: string | null
        lan_pays: boolean
        reference?: string | null
        owner?: string | null
        utilities?: string | null
        available_from?: string | null
        status?: 'open' | 'paused' | 'reserved' | 'let'
        assignee_id?: string | null
      }
    }
    reply: { success: true; message?: string; listing_id: string }
  }
  /** The listings that fit, as a table for a spreadsheet (CSV or XLSX); archived ones only when asked for · scope of an API key: `listings:read` */
  dashboardExportListings: {
    input: {
      query?: {
        application_id?: string
        lang?: 'en' | 'it' | 'de'
        listing_id?: string
        text?: string
        status?: 'open' | 'paused' | 'reserved' | 'let' | 'archived'
        city?: string
        assignee_id?: string | 'none'
        sort?: 'name' | 'reference' | 'city' | 'rent' | 'available' | 'status' | 'created'
        order?: 'up' | 'down'
        group?: 'owner' | 'building'
        page?: string
        format?: 'csv' | 'xlsx'
      }
    }
    reply: { success: true; message?: string; csv: string; workbook: string | null; count: number }
  }
  /** Up to 200 listings at once, all or none. One whose reference the company has already is changed; with `is_trial` nothing is saved · scope of an API key: `listings:write` */
  dashboardImportListings: {
    input: {
      query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }
      body: {
        rows: {
          name: string
          address: string
          region: 'it' | 'de'
          rent: string
          deposit: string | null
          lan_pays: boolean
          reference?: string | null
          owner?: string | null
          utilities?: string | null
          available_from?: string | null
          status?: 'open' | 'paused' | 'reserved' | 'let'
          assignee_id?: string | null
        }[]
        is_trial: boolean
      }
    }
    reply: { success: true; message?: string; created: number; changed: number; archived: number }
  }
  /** The same change to up to 200 listings, all or none · scope of an API key: `listings:write` */
  dashboardChangeListings: {
    input: {
      query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }
      body: {
        listing_ids: string[]
        act: 'archive' | 'restore' | 'assign' | 'set-status'
        assignee_id?: string | null
        status?: 'open' | 'paused' | 'reserved' | 'let'
      }
    }
    reply: DashboardChangeApplicantsReply
  }
  /** Changes a listing; reports that were issued keep what stood then · scope of an API key: `listings:write` */
  dashboardEditListing: {
    input: {
      params: { listing_id: string }
      query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }
      body: {
        name: string
        address: string
        region: 'it' | 'de'
        rent: string
        deposit: string | null
        lan_pays: boolean
        reference?: string | null
        owner?: string | null
        utilities?: string | null
        available_from?: string | null
        status?: 'open' | 'paused' | 'reserved' | 'let'
        assignee_id?: string | null
        version?: number
      }
    }
    reply: { success: true; message?: string }
  }
  /** Takes no new applications; those that were begun go on · scope of an API key: `listings:write` */
  dashboardArchiveListing: {
    input: { params: { listing_id: string }; query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: { success: true; message?: string }
  }
  /** Takes applications again · scope of an API key: `listings:write` */
  dashboardRestoreListing: {
    input: { params: { listing_id: string }; query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: { success: true; message?: string }
  }
  /** The listing's link as a QR code, an SVG · scope of an API key: `listings:read` */
  dashboardListingQr: {
    input: { params: { listing_id: string }; query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: { success: true; message?: string; qr: string }
  }
  /** Sends a person the link to apply for a listing; the same address once a day · scope of an API key: `listings:write` */
  dashboardInviteApplicant: {
    input: {
      params: { listing_id: string }
      query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }
      body: { email: string; language: 'en' | 'it' | 'de' }
    }
    reply: { success: true; message?: string }
  }
  /** Whom the company sent the link to, the newest first · scope of an API key: `listings:read` */
  dashboardInvitations: {
    input: { params: { listing_id: string }; query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: { success: true; message?: string; invitations: { email: string; sent_at: string }[] }
  }
  /** The members of the company */
  dashboardPeople: {
    input: { query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: {
      success: true
      message?: string
      people: {
        id: string
        name: string
        email: string
        role: 'owner' | 'agent' | 'viewer'
        state: 'invited' | 'active'
        has_second_factor: boolean
        is_self: boolean
      }[]
    }
  }
  /** Adds a member to the company; an email tells them how to sign in */
  dashboardInviteMember: {
    input: {
      query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }
      body: { name: string; email: string; role: 'owner' | 'agent' | 'viewer' }
    }
    reply: { success: true; message?: string }
  }
  /** Gives a member another role; their sessions end. The last owner stays one */
  dashboardChangeMember: {
    input: {
      params: { member_id: string }
      query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }
      body: { role: 'owner' | 'agent' | 'viewer' }
    }
    reply: { success: true; message?: string }
  }
  /** Takes a member out of the company; their sessions end at once. The last owner stays */
  dashboardRemoveMember: {
    input: { params: { member_id: string }; query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: { success: true; message?: string }
  }
  /** What the company has settled */
  dashboardSettings: {
    input: { query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: {
      success: true
      message?: string
      settings: {
        name: string
        colours: { primary: string | null; secondary: string | null; background: string | null; header: string | null }
        logo: string | null
        url: string | null
        legal_pages: DashboardMeReplyCompanyLegalPages | null
        parent_origins: string[]
        message_type: string | null
        asks_for_address: boolean
      }
    }
  }
  /** Colours, logo and site of the company's form */
  dashboardSaveBrand: {
    input: {
      query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }
      body: {
        colours: { primary: string | null; secondary: string | null; background: string | null; header: string | null }
        logo?: string | null
        url: string | null
      }
    }
    reply: { success: true; message?: string }
  }
  /** What the form's colours would be, made readable; nothing is kept */
  dashboardTryColours: {
    input: {
      query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }
      body: { primary: string | null; secondary: string | null; background: string | null; header: string | null }
    }
    reply: { success: true; message?: string; theme: DashboardMeReplyCompanyTheme | null }
  }
  /** Texts of the law that applicants consent to, and what the form asks */
  dashboardSaveForm: {
    input: {
      query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }
      body: { legal_pages: { terms: string; privacy: string; marketing: string } | null; asks_for_address: boolean }
    }
    reply: { success: true; message?: string }
  }
  /** What the company calls its stages; an empty name is the usual one. What a stage means stays */
  dashboardSaveStageNames: {
    input: {
      query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }
      body: {
        none: string
        shortlisted: string
        offered: string
        accepted: string
        declined: string
        withdrawn: string
      }
    }
    reply: { success: true; message?: string }
  }
  /** Which sites may show the form of the company's listings in a frame and are sent its messages, in place of those before */
  dashboardFrameOrigins: {
    input: {
      query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }
      body: { origins: string[]; message_type?: string | null }
    }
    reply: { success: true; message?: string }
  }
  /** What an owner has still to set up, and the sample applications while the company keeps them */
  dashboardFirstSteps: {
    input: { query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: {
      success: true
      message?: string
      steps: { key: 'brand' | 'listing' | 'invite' | 'second-factor'; is_done: boolean }[]
      sample: {
        listing: { name: string; address: string; rent: string }
        applications: {
          key: 'complete' | 'household' | 'attention'
          name: string
          net_income: string | null
          income_state: 'proven' | 'consistent' | 'declared' | 'unknown'
          percentage: number | null
          guarantors: number
          needs_attention: boolean
        }[]
      } | null
    }
  }
  /** Hides the list of first steps, or removes the sample and brings it back, for the whole company */
  dashboardSettleFirstSteps: {
    input: {
      query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }
      body: { hides_steps?: boolean; has_sample?: boolean }
    }
    reply: { success: true; message?: string }
  }
  /** The report of a sample application, made by the same rules as any other; it is never stored */
  dashboardSampleReport: {
    input: { params: { sample: string }; query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: { success: true; message?: string; report: DashboardReportReplyReport }
  }
  /** The keys whose signatures let the company's people in */
  dashboardPartnerKeys: {
    input: { query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: { success: true; message?: string; keys: DashboardPartnerKeysReplyKeys[] }
  }
  /** A new key: EdDSA by its public key, HS256 by a secret of ours that is told this once */
  dashboardAddPartnerKey: {
    input: {
      query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }
      body: { name: string; algorithm: 'EdDSA' | 'HS256'; public_key?: string }
    }
    reply: { success: true; message?: string; key: DashboardPartnerKeysReplyKeys; secret: string | null }
  }
  /** What is signed with it from now on, or was and is not used yet, opens nothing */
  dashboardRevokePartnerKey: {
    input: { params: { key_id: string }; query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: { success: true; message?: string }
  }
  /** Where the company is told of what happens, and the newest fifty messages */
  dashboardWebhooks: {
    input: { query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: {
      success: true
      message?: string
      endpoints: DashboardWebhooksReplyEndpoints[]
      deliveries: {
        id: string
        endpoint_id: string
        event:
          | 'application.started'
          | 'application.withdrawn'
          | 'document.flagged'
          | 'review.decided'
          | 'report.completed'
          | 'report.updated'
          | 'report.revoked'
          | 'applicant.chosen'
          | 'applicant.unchosen'
          | 'stage.changed'
          | 'endpoint.test'
        subject_id: string
        state: 'pending' | 'delivered' | 'given_up' | 'refused'
        attempts: number
        last_status: number | null
        body: string
        happened_at: string
        last_attempt_at: string | null
        next_attempt_at: string | null
      }[]
    }
  }
  /** Another place to tell; its secret, by which messages are checked (Standard Webhooks), is told this once */
  dashboardAddWebhook: {
    input: {
      query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }
      body: {
        url: string
        events: (
          | 'application.started'
          | 'application.withdrawn'
          | 'document.flagged'
          | 'review.decided'
          | 'report.completed'
          | 'report.updated'
          | 'report.revoked'
          | 'applicant.chosen'
          | 'applicant.unchosen'
          | 'stage.changed'
        )[]
      }
    }
    reply: { success: true; message?: string; endpoint: DashboardWebhooksReplyEndpoints; secret: string }
  }
  /** Nothing is sent there any more */
  dashboardRemoveWebhook: {
    input: { params: { endpoint_id: string }; query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: { success: true; message?: string }
  }
  /** Sends a message that means nothing */
  dashboardTestWebhook: {
    input: { params: { endpoint_id: string }; query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: { success: true; message?: string }
  }
  /** Sends a message of the log once more, with the id that it had; one that is on its way, or whose address was removed, is not found */
  dashboardResendWebhook: {
    input: { params: { delivery_id: string }; query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: { success: true; message?: string }
  }
  /** The keys by which the company's programs make calls, and what each may do */
  dashboardApiKeys: {
    input: { query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: { success: true; message?: string; keys: DashboardApiKeysReplyKeys[] }
  }
  /** A new key, which acts in the name of its maker within these scopes; it is told this once */
  dashboardAddApiKey: {
    input: {
      query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }
      body: {
        name: string
        scopes: (
          | 'listings:read'
          | 'listings:write'
          | 'applications:read'
          | 'applications:write'
          | 'reports:read'
          | 'reports:write'
          | 'decisions:read'
          | 'decisions:write'
        )[]
      }
    }
    reply: { success: true; message?: string; key: DashboardApiKeysReplyKeys; secret: string }
  }
  /** It makes no call any more */
  dashboardRevokeApiKey: {
    input: { params: { key_id: string }; query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: { success: true; message?: string }
  }
  /** Whether the caller signs in with a second factor, and whether the company wants it of everybody */
  dashboardSecondFactor: {
    input: { query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: { success: true; message?: string; is_on: boolean; is_required: boolean; recovery_left: number }
  }
  /** A new secret for the caller's authenticator app; of no effect until it is confirmed */
  dashboardSecondFactorBegin: {
    input: { query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: { success: true; message?: string; secret: string; uri: string; qr: string }
  }
  /** The app's first code: the next sign-in asks for one. The ten recovery codes are told this once */
  dashboardSecondFactorConfirm: {
    input: { query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }; body: { code: string } }
    reply: { success: true; message?: string; recovery_codes: string[] }
  }
  /** The caller's second factor is dropped, against a code of it; not while the company requires one */
  dashboardSecondFactorOff: {
    input: { query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }; body: { code: string } }
    reply: { success: true; message?: string }
  }
  /** Whether everyone who signs in for the company needs a second factor; a member without one sets it up at the next sign-in */
  dashboardRequireSecondFactor: {
    input: { query?: { application_id?: string; lang?: 'en' | 'it' | 'de' }; body: { is_required: boolean } }
    reply: { success: true; message?: string }
  }
  /** Drops a colleague's second factor; their sessions end and an email tells them */
  dashboardResetSecondFactor: {
    input: { params: { member_id: string }; query?: { application_id?: string; lang?: 'en' | 'it' | 'de' } }
    reply: { success: true; message?: string }
  }
}
export const calls = {
  dashboardRequests: { method: 'GET', path: '/api/v1/dashboard/applicants/:application_id/requests' },
  dashboardAskApplicant: { method: 'POST', path: '/api/v1/dashboard/applicants/:application_id/requests' },
  dashboardWithdrawRequest: {
    method: 'POST',
    path: '/api/v1/dashboard/applicants/:application_id/requests/:request_id/withdraw',
  },
  dashboardMessages: { method: 'GET', path: '/api/v1/dashboard/applicants/:application_id/messages' },
  dashboardSendMessage: { method: 'POST', path: '/api/v1/dashboard/applicants/:application_id/messages' },
  dashboardTemplates: { method: 'GET', path: '/api/v1/dashboard/message-templates' },
  dashboardAddTemplate: { method: 'POST', path: '/api/v1/dashboard/message-templates' },
  dashboardChangeTemplate: { method: 'POST', path: '/api/v1/dashboard/message-templates/:template_id' },
  dashboardDeleteTemplate: { method: 'POST', path: '/api/v1/dashboard/message-templates/:template_id/delete' },
  dashboardViewings: { method: 'GET', path: '/api/v1/dashboard/applicants/:application_id/viewings' },
  dashboardProposeViewing: { method: 'POST', path: '/api/v1/dashboard/applicants/:application_id/viewings' },
  dashboardMoveViewing: {
    method: 'POST',
    path: '/api/v1/dashboard/applicants/:application_id/viewings/:viewing_id/move',
  },
  dashboardCancelViewing: {
    method: 'POST',
    path: '/api/v1/dashboard/applicants/:application_id/viewings/:viewing_id/cancel',
  },
  dashboardViews: { method: 'GET', path: '/api/v1/dashboard/views' },
  dashboardSaveView: { method: 'POST', path: '/api/v1/dashboard/views' },
  dashboardDeleteView: { method: 'POST', path: '/api/v1/dashboard/views/:view_id/delete' },
  dashboardDigest: { method: 'GET', path: '/api/v1/dashboard/digest' },
  dashboardSetDigest: { method: 'POST', path: '/api/v1/dashboard/digest' },
  dashboardShortlists: { method: 'GET', path: '/api/v1/dashboard/shortlists' },
  dashboardStartShortlist: { method: 'POST', path: '/api/v1/dashboard/listings/:listing_id/shortlists' },
  dashboardShortlist: { method: 'GET', path: '/api/v1/dashboard/shortlists/:shortlist_id' },
  dashboardChooseSealed: { method: 'POST', path: '/api/v1/dashboard/shortlists/:shortlist_id/choose' },
  dashboardUnseal: { method: 'POST', path: '/api/v1/dashboard/shortlists/:shortlist_id/unseal' },
  dashboardActivity: { method: 'GET', path: '/api/v1/dashboard/activity' },
  dashboardLogin: { method: 'POST', path: '/api/v1/dashboard/login' },
  dashboardVerify: { method: 'POST', path: '/api/v1/dashboard/verify' },
  dashboardSignOut: { method: 'POST', path: '/api/v1/dashboard/sign-out' },
  dashboardMe: { method: 'GET', path: '/api/v1/dashboard/me' },
  dashboardApplicants: { method: 'GET', path: '/api/v1/dashboard/applicants' },
  dashboardExportApplicants: { method: 'GET', path: '/api/v1/dashboard/applicants/export' },
  dashboardArchiveApplicant: { method: 'POST', path: '/api/v1/dashboard/applicants/:application_id/archive' },
  dashboardBringApplicantBack: { method: 'POST', path: '/api/v1/dashboard/applicants/:application_id/bring-back' },
  dashboardRemoveApplicant: { method: 'POST', path: '/api/v1/dashboard/applicants/:application_id/remove' },
  dashboardReport: { method: 'GET', path: '/api/v1/dashboard/reports/:report_id' },
  dashboardCitedPage: { method: 'GET', path: '/api/v1/dashboard/reports/:report_id/page' },
  dashboardLines: { method: 'GET', path: '/api/v1/dashboard/reports/:report_id/lines' },
  dashboardAskForLines: { method: 'POST', path: '/api/v1/dashboard/reports/:report_id/lines' },
  dashboardReportTrace: { method: 'GET', path: '/api/v1/dashboard/reports/:report_id/trace' },
  dashboardReportPdf: { method: 'GET', path: '/api/v1/dashboard/reports/:report_id/pdf' },
  dashboardReportCriteria: { method: 'GET', path: '/api/v1/dashboard/reports/:report_id/criteria' },
  dashboardChoose: { method: 'POST', path: '/api/v1/dashboard/reports/:report_id/choose' },
  dashboardTakeChoiceBack: { method: 'POST', path: '/api/v1/dashboard/reports/:report_id/unchoose' },
  dashboardHouseholdWork: { method: 'GET', path: '/api/v1/dashboard/applicants/:application_id/work' },
  dashboardSetHouseholdWork: { method: 'POST', path: '/api/v1/dashboard/applicants/:application_id/work' },
  dashboardAddNote: { method: 'POST', path: '/api/v1/dashboard/applicants/:application_id/notes' },
  dashboardDeleteNote: { method: 'POST', path: '/api/v1/dashboard/applicants/:application_id/notes/:note_id/delete' },
  dashboardWhatIf: { method: 'GET', path: '/api/v1/dashboard/applicants/:application_id/what-if' },
  dashboardReportHousehold: { method: 'GET', path: '/api/v1/dashboard/reports/:report_id/household' },
  dashboardPreviewApplicants: { method: 'POST', path: '/api/v1/dashboard/applicants/bulk/preview' },
  dashboardChangeApplicants: { method: 'POST', path: '/api/v1/dashboard/applicants/bulk' },
  dashboardCriteria: { method: 'GET', path: '/api/v1/dashboard/criteria' },
  dashboardSetCriterion: { method: 'POST', path: '/api/v1/dashboard/criteria' },
  dashboardEndCriterion: { method: 'POST', path: '/api/v1/dashboard/criteria/:criterion_id/end' },
  dashboardDecision: { method: 'GET', path: '/api/v1/dashboard/applicants/:application_id/decision' },
  dashboardDecide: { method: 'POST', path: '/api/v1/dashboard/applicants/:application_id/decision' },
  dashboardProtocol: { method: 'GET', path: '/api/v1/dashboard/decisions' },
  dashboardPreviewNotices: { method: 'POST', path: '/api/v1/dashboard/decisions/notices/preview' },
  dashboardSendNotices: { method: 'POST', path: '/api/v1/dashboard/decisions/notices' },
  dashboardCancelNotices: { method: 'POST', path: '/api/v1/dashboard/decisions/notices/cancel' },
  dashboardListings: { method: 'GET', path: '/api/v1/dashboard/listings' },
  dashboardCreateListing: { method: 'POST', path: '/api/v1/dashboard/listings' },
  dashboardExportListings: { method: 'GET', path: '/api/v1/dashboard/listings/export' },
  dashboardImportListings: { method: 'POST', path: '/api/v1/dashboard/listings/import' },
  dashboardChangeListings: { method: 'POST', path: '/api/v1/dashboard/listings/bulk' },
  dashboardEditListing: { method: 'POST', path: '/api/v1/dashboard/listings/:listing_id' },
  dashboardArchiveListing: { method: 'POST', path: '/api/v1/dashboard/listings/:listing_id/archive' },
  dashboardRestoreListing: { method: 'POST', path: '/api/v1/dashboard/listings/:listing_id/restore' },
  dashboardListingQr: { method: 'GET', path: '/api/v1/dashboard/listings/:listing_id/qr' },
  dashboardInviteApplicant: { method: 'POST', path: '/api/v1/dashboard/listings/:listing_id/invite' },
  dashboardInvitations: { method: 'GET', path: '/api/v1/dashboard/listings/:listing_id/invitations' },
  dashboardPeople: { method: 'GET', path: '/api/v1/dashboard/people' },
  dashboardInviteMember: { method: 'POST', path: '/api/v1/dashboard/people' },
  dashboardChangeMember: { method: 'POST', path: '/api/v1/dashboard/people/:member_id' },
  dashboardRemoveMember: { method: 'POST', path: '/api/v1/dashboard/people/:member_id/remove' },
  dashboardSettings: { method: 'GET', path: '/api/v1/dashboard/settings' },
  dashboardSaveBrand: { method: 'POST', path: '/api/v1/dashboard/settings/brand' },
  dashboardTryColours: { method: 'POST', path: '/api/v1/dashboard/settings/try-colours' },
  dashboardSaveForm: { method: 'POST', path: '/api/v1/dashboard/settings/form' },
  dashboardSaveStageNames: { method: 'POST', path: '/api/v1/dashboard/settings/stages' },
  dashboardFrameOrigins: { method: 'POST', path: '/api/v1/dashboard/frame-origins' },
  dashboardFirstSteps: { method: 'GET', path: '/api/v1/dashboard/first-steps' },
  dashboardSettleFirstSteps: { method: 'POST', path: '/api/v1/dashboard/first-steps' },
  dashboardSampleReport: { method: 'GET', path: '/api/v1/dashboard/samples/:sample' },
  dashboardPartnerKeys: { method: 'GET', path: '/api/v1/dashboard/partner-keys' },
  dashboardAddPartnerKey: { method: 'POST', path: '/api/v1/dashboard/partner-keys' },
  dashboardRevokePartnerKey: { method: 'POST', path: '/api/v1/dashboard/partner-keys/:key_id/revoke' },
  dashboardWebhooks: { method: 'GET', path: '/api/v1/dashboard/webhooks' },
  dashboardAddWebhook: { method: 'POST', path: '/api/v1/dashboard/webhooks' },
  dashboardRemoveWebhook: { method: 'POST', path: '/api/v1/dashboard/webhooks/:endpoint_id/remove' },
  dashboardTestWebhook: { method: 'POST', path: '/api/v1/dashboard/webhooks/:endpoint_id/test' },
  dashboardResendWebhook: { method: 'POST', path: '/api/v1/dashboard/webhook-deliveries/:delivery_id/send' },
  dashboardApiKeys: { method: 'GET', path: '/api/v1/dashboard/api-keys' },
  dashboardAddApiKey: { method: 'POST', path: '/api/v1/dashboard/api-keys' },
  dashboardRevokeApiKey: { method: 'POST', path: '/api/v1/dashboard/api-keys/:key_id/revoke' },
  dashboardSecondFactor: { method: 'GET', path: '/api/v1/dashboard/second-factor' },
  dashboardSecondFactorBegin: { method: 'POST', path: '/api/v1/dashboard/second-factor/begin' },
  dashboardSecondFactorConfirm: { method: 'POST', path: '/api/v1/dashboard/second-factor/confirm' },
  dashboardSecondFactorOff: { method: 'POST', path: '/api/v1/dashboard/second-factor/off' },
  dashboardRequireSecondFactor: { method: 'POST', path: '/api/v1/dashboard/second-factor/require' },
  dashboardResetSecondFactor: { method: 'POST', path: '/api/v1/dashboard/people/:member_id/reset-second-factor' },
} as const satisfies Record<keyof Calls, { method: 'GET' | 'POST'; path: string }>
