/**
 * Every message key that the specification names, with the test that shows what raises it; and its fixed texts. That
 * each key has words in three languages is shown by keys.test.ts.
 */
import { made, rule, suite, type Entry, type Proof } from '../entry.ts'
import * as shown from '../suites.ts'

interface Key {
  key: string
  when: string
  raisedBy: Proof[]
}
const key = (name: string, when: string, ...raisedBy: Proof[]): Key => ({ key: name, when, raisedBy })
const refused = (code: string) => shown.http('refusals › %s has its status and words in every language', made(code))
const fields = suite('packages/contract/src/fields.test.ts')
const mortgage = (kase: string) => shown.mortgageFields('mortgage responses › %s', kase)

export const keys: readonly Key[] = [
  key(
    'General.Error.Validation.RegEx',
    'a field holds signs that it must not',
    fields(
      'names hold letters of any Latin alphabet, digits, dot, comma, apostrophes of both kinds, spaces, hyphens › «%s» is no name',
    ),
    shown.personalDetails('personal details › %s is refused at its field', 'digits in a town'),
  ),
  key(
    'PersonalDetails.Error.AgeTooLow',
    'the person is not 18',
    shown.personalDetails('personal details › %s is refused at its field', 'an age below eighteen'),
  ),
  key(
    'PersonalDetails.Error.DOB',
    'the person would be more than 100',
    shown.personalDetails('personal details › %s is refused at its field', 'an age above a hundred'),
  ),
  key('PersonalDetails.Error.CoAppSameName', 'a member has the applicant’s name'),
  key(
    'PersonalDetails.Error.GuarantorSameName',
    'a guarantor has the applicant’s name',
    shown.personalDetails('household › %s is refused at its field', 'a guarantor of the applicant'),
  ),
  key(
    'PersonalDetailsSD.Error.Acceptance',
    'the self-disclosure is not declared true',
    shown.declarations('the self-disclosure › is refused at each question that lacks something, and nothing is lost'),
  ),
  key('PersonalDetailsSD.Error.Missingcheck', 'a question is not answered', shown.questionnaireFields('%s')),
  key(
    'AdditionalDetails.Error.MissingInfo',
    'a member lacks something',
    shown.personalDetails('household › %s is refused at its field', 'a co-applicant without an address'),
  ),
  key(
    'CoApplicants.CountMisMatch',
    'adults, minors and members do not fit',
    shown.personalDetails('household › a count of %s with %i added: %s'),
    refused('household_mismatch'),
  ),
  key('UnsavedValues', 'a person was begun and not saved'),
  key(
    'Confirmation.Description',
    'the confirmation is not ticked',
    shown.personalDetails('household › without the confirmation is refused'),
    mortgage('not confirmed'),
    refused('not_confirmed'),
  ),
  key('Form.Error', 'a form is refused', refused('validation')),
  key(
    'General.Error.TimeOut',
    'two hours without a key',
    shown.shellSession(
      'R7 two hours without a key: asked at 118 minutes, kept on request, signed out at 120, and shown the way back',
    ),
  ),
  key(
    'General.Error.Unauthorized',
    'a page that is not the caller’s',
    shown.shellAddresses('${from} leads to ${to}', made('/de/unauthorized')),
    refused('forbidden'),
  ),
  key(
    'Oops.SomethingWentWrong',
    'a page that is not there',
    shown.shellAddresses('${path} is not there: one thing to do, help, no footer'),
  ),
  key(
    'Oops.PageDoesNotExit',
    'a page that is not there',
    shown.shellAddresses('${path} is not there: one thing to do, help, no footer'),
  ),
  key(
    'MortgageQuestionnaire.Error.PropertyValue.Zero',
    'the property is worth nothing',
    mortgage('a value of nothing'),
  ),
  key('MortgageQuestionnaire.Error.LoanAmount.Zero', 'the loan is nothing', mortgage('a loan of nothing')),
  key(
    'MortgageQuestionnaire.Error.LoanAmount.EqualPropertyValue',
    'the loan is above the value',
    mortgage('a loan of a cent more than the value'),
  ),
  key(
    'Payment.Error.PaymentRequired',
    'the report is not paid',
    shown.issuing('issuing › is refused step by step until everything is there'),
    refused('payment_required'),
  ),
  key(
    'System.502',
    'no payment session can be made',
    shown.payment('opening › with the provider down is refused in words and charges nothing'),
    refused('payment_unavailable'),
  ),
  key(
    'Upload.Error.MaxFileSize',
    'a file is too large',
    shown.documents('what is taken › %s is refused and leaves nothing', 'more than twenty megabytes'),
    refused('file_too_large'),
  ),
  key(
    'BankAccts.Error.ParseException',
    'a statement cannot be read',
    shown.problemText("the specification's own names are on the wire"),
  ),
  key(
    'BankAccts.Error.Coverage',
    'months have no statement',
    shown.problemText("the specification's own names are on the wire"),
  ),
  key('Uploads.Warning.Missing', 'a tax document is missing'),
  key('Uploads.PleaseWaitFilesParsed', 'files are still being read'),
  key('Uploads.AtleastOneDocument', 'nothing was handed in'),
  key('Uploads.UploadMissingDocuments', 'documents are missing'),
  key(
    'report.File.Error',
    'no file of a kind could be read',
    shown.report('files that failed are named, and when none of a kind could be read the report says so'),
  ),
  key('Results.SpinningPopUp', 'the report is being made'),
  key('Results.Error.HideReport', 'the report is kept from the applicant'),
  key('ReportVerification.NotVerified', 'a code is of no report'),
]

/** Fixed texts of the specification: in English they stand to the letter. */
export const literals: readonly { name: string; text: string; key: string }[] = [
  { name: 'continue', text: 'CONTINUE', key: 'General.Continue' },
  { name: 'ok', text: 'OK', key: 'General.Ok' },
  { name: 'no-results', text: 'No results found.', key: 'Combobox.None' },
  { name: 'default-error', text: 'Oops, Some Error Happened.', key: 'General.Error.Default' },
  { name: 'invitation', text: 'Error loading invitation', key: 'Shell.InvitationFailed' },
  {
    name: 'listing',
    text: "Warning, this listing doesn't exist. You're about to submit a general application.",
    key: 'Shell.ListingMissing',
  },
  { name: 'error', text: 'Error', key: 'General.Error.Fallback' },
  { name: 'file-error', text: 'file error', key: 'Uploads.FileError' },
  { name: 'qr', text: "Couldn't verify QR Code", key: 'ReportVerification.ServiceMessage' },
  { name: 'authenticated', text: 'Authenticated', key: 'PartnerEntry.Authenticated' },
  { name: 'authentication-failed', text: 'Authentication Failed', key: 'PartnerEntry.Failed' },
  { name: 'not-detected', text: 'Not Detected', key: 'Report.NotDetected' },
]

const everyKey = suite('acceptance/keys.test.ts')

export const entriesOfKeys: readonly Entry[] = [
  // A key that no test is named for must be a tag of one that raises it.
  ...keys.map(({ key: name, when, raisedBy }) =>
    raisedBy.length === 0
      ? rule(`K-${name}`, `${when}: \`${name}\``)
      : rule(`K-${name}`, `${when}: \`${name}\``, everyKey('%s has words in three languages', made(name)), ...raisedBy),
  ),
  rule('K-Yapily.Errors.TransactionsFailedTryAgain', 'the transactions of a connection do not come'),
  rule('K-PersonalDetails.IdentityNotVerified.Warning', 'the identity is not verified yet'),
  ...literals.map(({ name, text }) =>
    rule(`L-${name}`, `the text «${text}»`, everyKey('«%s» stands to the letter', made(text))),
  ),
  rule(
    'L-retries',
    'the text «Failed after 3 retries.»',
    shown.api('trying again › only countries and addresses, three times, two seconds apart'),
  ),
  rule('L-state', 'the text «Failed to update State»'),
  rule('L-mortgage', 'the text «Error, Please refresh the page.»'),
  rule('L-statement-without-id', 'the text «undefined document id»'),
  rule('L-nobody', 'the text «P-Rent User»'),
]
