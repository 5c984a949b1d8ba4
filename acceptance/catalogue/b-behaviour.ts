/** Second file, sections 4, 6 and 8: states and transitions, roles, errors. */
import { made, rule, suite, type Entry } from '../entry.ts'
import * as shown from '../suites.ts'

const found = (kase: string) => shown.reconcile('each disagreement is found, and only it › %s', kase)
const engine = (file: string) => suite(`packages/documents/src/${file}.test.ts`)
const said = (code: string) =>
  shown.problemText('%s has words of its own in every language, and says them whole', made(code))

export const bStates: Entry[] = [
  rule(
    'B4-document-states',
    'uploading, read, read with an error that blocks or warns',
    shown.sections('a section › %s'),
    shown.documents('a kept file › says in plain words what is wrong with it, in the language of the caller'),
  ),
  rule(
    'B4-document-delete',
    'deleted only once it was read',
    shown.documents('a kept file › is removed with its file once it was read'),
  ),
  rule('B4-finalize', 'the end of a statement’s reading is asked for every 5 s while in progress'),
  rule('B4-identity', 'unknown, pending (asked every 2 s), verified, failed with a restart'),
  rule('B4-psd2', 'choose a bank, consent, accounts, transactions; cancel blocks for 3 s'),
  rule(
    'B4-rapid-uploads',
    'after the uploads their time is kept, after 3000 ms it goes on',
    shown.rapidJourney('the short form from its address to the report, and once more'),
    shown.limits('the limit %s is %i', made('the limit rapidUploadDelayMs ')),
  ),
  rule(
    'B4-upload-done-time',
    'when all documents are handed in is kept',
    shown.documents('the job that reads › writes to a person who has said that everything is handed in'),
  ),
  rule('B4-parsing-poll', 'asked every 2 s until all are read'),
  rule(
    'B4-parsing-skipped',
    'without statements and other documents the step is passed over',
    shown.progress('passed over only without other documents'),
  ),
  rule(
    'B4-parsing-rapid',
    'in the rapid form identity documents are not waited for',
    shown.progress('the short form does not wait for identity documents'),
  ),
  rule(
    'B4-parsing-rapid-on',
    'the rapid form goes on by itself after 0.5 s',
    shown.rapidJourney('the short form from its address to the report, and once more'),
    shown.limits('the limit %s is %i', made('the limit rapidContinueMs ')),
  ),
  rule(
    'B4-parsing-problems',
    'file errors, then missing documents, then the general error',
    shown.validationProblems('%s', 'files before missing documents'),
    shown.validationProblems('%s', 'the general sentence only when nothing says more'),
  ),
  rule(
    'B4-payment-return',
    'a session in the query is asked for; complete is a success, else a failure for 2 s',
    shown.payment('the truth › a session of %s pays nothing'),
  ),
  rule(
    'B4-payment-not-required',
    'when nothing is to be paid the next step comes',
    shown.signUp('an application › whose landlord pays skips the payment and asks for none'),
  ),
  rule(
    'B4-payment-shrunk',
    'a checkout that shrinks below 450 px is finished',
    shown.checkout('%s', 'a form that shrank'),
    shown.checkout('%s', 'exactly 450 is still a form'),
    shown.checkout('%s', '449 is none any more'),
  ),
  rule('B4-payment-continue', 'continue waits 5 s and asks again; still to be paid says so'),
  rule(
    'B4-payment-check-failed',
    'after a check that did not get through, paying still leads on',
    shown.paying(
      'a report opened before it is paid: after a check that failed and a payment it appears without a reload',
    ),
  ),
  rule(
    'B4-result-402',
    'a report that is not paid leads to the payment',
    shown.issuing('issuing › is refused step by step until everything is there'),
  ),
  rule(
    'B4-result-pdf',
    'a hidden report is drawn in the background',
    shown.issuing(
      'the PDF › is drawn once, opens by a link that works once within a minute, and is named by the report',
    ),
  ),
  rule('B4-completed', 'the result posts COMPLETED to the parent window'),
  rule(
    'B4-start-new',
    'start a new application: documents cleared, back to the income check of a new one',
    shown.rapidJourney('the short form from its address to the report, and once more'),
    shown.issuing(
      'the short form › begins anew at the documents, for the same home; the same one however often it is asked',
    ),
  ),
  rule(
    'B4-resume',
    'unfinished applications of the last month and invitations; choosing in one group clears the other',
    shown.signUp('going on later › an unfinished application is offered for a month, and can be put away once'),
  ),
  rule(
    'B4-resume-nothing',
    'with nothing to choose from a new one is started',
    shown.rentItaly('from the listing to the landlord’s report'),
  ),
  rule(
    'B4-resume-load',
    'loading the chosen application deletes the current one',
    shown.signUp('going on later › an unfinished application is offered for a month, and can be put away once'),
  ),
  rule(
    'B4-resume-mail',
    'a mail to resume can be sent',
    shown.personalDetails('the mail to go on later names the application and nothing of the person'),
  ),
  rule(
    'B4-partner-entry',
    'listing, signature, e-mail by a code that the signature gives in place of the fixed one, user, income check',
  ),
  rule('B4-partner-failed', '«Authentication Failed», after 3 s unauthorized'),
  rule(
    'B4-session-kept',
    'what was reached is there again after a new code',
    shown.shellSession('what was reached is saved, led back to on load, and gone on with later from a mail'),
  ),
]

export const bRoles: Entry[] = [
  rule('B6-main-only', 'only main applicants are offered earlier applications and invitations'),
  rule(
    'B6-verify-open',
    'anyone with a token may verify a report',
    shown.issuing('the certificate › tells valid, expired, replaced and revoked apart'),
  ),
  rule(
    'B6-download',
    'the download is limited',
    shown.issuing('the PDF › of a report that the company keeps from the applicant is the company’s'),
  ),
  rule(
    'B6-company',
    'a company sees its own reports only',
    shown.issuing('the dashboard › shows a company its own applicants and reports, and another one nothing'),
  ),
]

export const bErrors: Entry[] = [
  rule(
    'B8-statement-invalid',
    'a file that is no statement',
    shown.documents('a kept file › says in plain words what is wrong with it, in the language of the caller'),
    said('bank_statement.invalid_type'),
  ),
  rule(
    'B8-statement-incomplete',
    'a statement with pages missing',
    engine('verify/page-numbers')('%s'),
    said('bank_statement.incomplete'),
  ),
  rule(
    'B8-statement-coverage',
    'statements that do not cover the months',
    shown.reconcile('each disagreement is found, and only it › statements %s', 'a month short'),
    said('bank_statement.coverage'),
  ),
  rule(
    'B8-statement-old',
    'statements that end too long ago',
    shown.reconcile('each disagreement is found, and only it › statements %s', 'outside the window and old'),
    said('bank_statement.too_old'),
  ),
  rule(
    'B8-statement-duplicate',
    'the same statement twice',
    found('the same statement twice'),
    shown.documents('a kept file › handed in twice: the second copy is the problem'),
    said('bank_statement.duplicate'),
  ),
  rule(
    'B8-statement-scan',
    'a statement that is no original',
    shown.checks('%s', 'a scanned statement'),
    said('bank_statement.not_original'),
  ),
  rule(
    'B8-statement-merged',
    'several statements in one file, in either order',
    suite('packages/documents/make/degrade/several-documents.test.ts')(
      "one's own statement of %s and another person's of %s",
    ),
    said('bank_statement.merged'),
  ),
  rule(
    'B8-statement-unreadable',
    'one that cannot be read',
    shown.documents('the job that reads › gives a file up whose readers never came back, and only that one'),
    said('bank_statement.unreadable'),
  ),
  rule(
    'B8-statement-locked',
    'one with a password',
    shown.documents('a kept file › says in plain words what is wrong with it, in the language of the caller'),
    said('bank_statement.locked'),
  ),
  rule(
    'B8-statement-bank',
    'one of another bank than chosen',
    shown.documents('a kept file › of another bank than the one chosen'),
    said('bank_statement.wrong_bank'),
  ),
  rule(
    'B8-statement-name',
    'one of another person',
    found('a statement of another person'),
    said('bank_statement.name_mismatch'),
  ),
  rule(
    'B8-statement-legal',
    'a list of movements that is no statement',
    engine('extract/exports/exports')('exports › $name'),
    said('bank_statement.no_legal_value'),
  ),
  rule(
    'B8-statement-fraud',
    'one that was changed',
    engine('forensics/forensics')(
      'signs of a change › an amount replaced in a later save is fraud, with what stood there before',
    ),
    said('bank_statement.fraud'),
  ),
  rule(
    'B8-statement-rent',
    'a declared rent that is not paid',
    found('a rent that is declared and not paid'),
    said('bank_statement.rent_missing'),
  ),
  rule(
    'B8-statement-salary',
    'pay that does not arrive',
    found('pay that never reaches the account in its month'),
    said('bank_statement.salary_missing'),
  ),
  rule(
    'B8-statement-recency',
    'statements that are not recent',
    shown.checks('%s', 'an old statement'),
    said('bank_statement.recency'),
  ),
  rule(
    'B8-id-country',
    'an identity document of another country than the nationality',
    found('a card of another country than the nationality given'),
    said('national_id.country_mismatch'),
  ),
  rule(
    'B8-id-invalid',
    'a file that is not the document chosen',
    engine('extract/identity/identity')('identity documents › %s is none'),
    said('national_id.invalid_type'),
  ),
  rule(
    'B8-id-sides',
    'a front or back that is missing',
    shown.wholeWay('from sign-up to the report and its check'),
    said('national_id.missing_front'),
    said('national_id.missing_back'),
  ),
  rule(
    'B8-id-name',
    'one of another person, or without a name that can be read',
    shown.checks('%s', 'a card of another person'),
    said('national_id.name_mismatch'),
    said('national_id.missing_name'),
  ),
  rule(
    'B8-id-unreadable',
    'one that cannot be read',
    engine('extract/identity/identity')(
      'identity documents › print washed out by light is not guessed, and the reason is given',
    ),
    said('national_id.parse_failure'),
  ),
  rule(
    'B8-id-expired',
    'one that has expired',
    engine('extract/identity/identity')('identity documents › a passport, expired, of somebody else'),
    said('national_id.expired'),
  ),
  rule(
    'B8-payslip-employer',
    'another employer than who pays',
    found('another payer and other amounts'),
    said('payslip.employer_mismatch'),
  ),
  rule(
    'B8-payslip-invalid',
    'a file that is no payslip',
    engine('extract/payslip/not-payslips')('%s is no payslip'),
    said('payslip.invalid_type'),
  ),
  rule(
    'B8-payslip-name',
    'a payslip of another person',
    found('a payslip of another person'),
    said('payslip.name_mismatch'),
  ),
  rule(
    'B8-payslip-unreadable',
    'one that cannot be read',
    shown.documents('the job that reads › gives a file up whose readers never came back, and only that one'),
    said('payslip.unreadable'),
  ),
  rule('B8-payslip-duplicate', 'the same payslip twice', found('the same payslip twice'), said('payslip.duplicate')),
  rule(
    'B8-payslip-range',
    'payslips outside the months or older than three months',
    engine('extract/payslip/payslip')('%s', 'a month to come'),
    engine('extract/payslip/payslip')('%s', 'four months back is not'),
    said('payslip.date_range'),
    said('payslip.recency'),
  ),
  rule(
    'B8-payslip-month',
    'a month without a payslip',
    found('a month without a payslip'),
    said('report.payslip_month_missing'),
  ),
  rule(
    'B8-tax-code',
    'a tax document with another fiscal code',
    found('a CU with another fiscal code'),
    said('cud.fiscal_code_mismatch'),
    said('fiscal_doc.fiscal_code_mismatch'),
  ),
  rule(
    'B8-tax-old',
    'a tax document that is too old',
    found('a CU of three years ago'),
    said('cud.too_old'),
    said('fiscal_doc.too_old'),
  ),
  rule(
    'B8-income-undeclared',
    'other income found and not declared',
    found('a pension that is not declared'),
    said('income_check.other_income_not_declared'),
  ),
  rule(
    'B8-income-undetected',
    'declared income that is not found',
    found('an income is declared and not seen'),
    said('income_check.declared_income_not_detected'),
  ),
  rule(
    'B8-rent-undeclared',
    'a rent found and not declared',
    found('the rent is not declared'),
    said('income_check.rent_detected_not_declared'),
  ),
  rule(
    'B8-report-birth',
    'another date of birth than given',
    found('another date of birth on the card'),
    said('report.birth_date_mismatch'),
  ),
  rule(
    'B8-report-salary',
    'pay on account and payslips that differ',
    found('much less on the account than on the payslips'),
    said('report.salary_mismatch'),
  ),
  rule(
    'B8-report-no-income',
    'no income that can be shown',
    shown.reportSaid('what is not known is never shown as nothing'),
    shown.report('nothing known is shown as unknown, never as zero'),
  ),
  rule(
    'B8-rapid',
    'the rapid form’s errors: not readable, corrupted, merged, not supported, insufficient',
    shown.issuing(
      'the short form › names in its own way what keeps a file from being used, and says when documents are not enough',
    ),
    said('rapid.not_readable'),
    said('rapid.corrupted'),
    said('rapid.merged'),
    said('rapid.not_supported'),
    said('rapid.insufficient_documents'),
  ),
  rule('B8-bank-authentication', 'a wrong code, a failed sign-in, transactions that do not come'),
  rule(
    'B8-auth',
    'token, e-mail, code, too many: each refusal has its words',
    shown.http('refusals › %s has its status and words in every language'),
  ),
  rule('B8-invalid-body', 'a body that is none', shown.http('refusals › the body %s is refused')),
  rule(
    'B8-invitation-used',
    'an invitation that was used',
    shown.personalDetails(
      'an invitation › says who invites and for what, and is taken up once, by the address it went to',
    ),
  ),
  rule(
    'B8-401-402-422',
    '401, 402 and 422 as in the first file',
    shown.api('a call that fails › %s'),
    shown.issuing('issuing › is refused step by step until everything is there'),
  ),
]
