/**
 * Every message key that the specification names, and its fixed texts. What raises a key is shown by the tests that are
 * tagged with it, that it has words in three languages by keys.test.ts.
 */
import { rule, type Entry } from '../entry.ts'

interface Key {
  key: string
  when: string
}
const key = (name: string, when: string): Key => ({ key: name, when })

export const keys: readonly Key[] = [
  key('General.Error.Validation.RegEx', 'a field holds signs that it must not'),
  key('PersonalDetails.Error.AgeTooLow', 'the person is not 18'),
  key('PersonalDetails.Error.DOB', 'the person would be more than 100'),
  key('PersonalDetails.Error.CoAppSameName', 'a member has the applicant’s name'),
  key('PersonalDetails.Error.GuarantorSameName', 'a guarantor has the applicant’s name'),
  key('PersonalDetailsSD.Error.Acceptance', 'the self-disclosure is not declared true'),
  key('PersonalDetailsSD.Error.Missingcheck', 'a question is not answered'),
  key('AdditionalDetails.Error.MissingInfo', 'a member lacks something'),
  key('CoApplicants.CountMisMatch', 'adults, minors and members do not fit'),
  key('UnsavedValues', 'a person was begun and not saved'),
  key('Confirmation.Description', 'the confirmation is not ticked'),
  key('Form.Error', 'a form is refused'),
  key('General.Error.TimeOut', 'two hours without a key'),
  key('General.Error.Unauthorized', 'a page that is not the caller’s'),
  key('Oops.SomethingWentWrong', 'a page that is not there'),
  key('Oops.PageDoesNotExit', 'a page that is not there'),
  key('MortgageQuestionnaire.Error.PropertyValue.Zero', 'the property is worth nothing'),
  key('MortgageQuestionnaire.Error.LoanAmount.Zero', 'the loan is nothing'),
  key('MortgageQuestionnaire.Error.LoanAmount.EqualPropertyValue', 'the loan is above the value'),
  key('Payment.Error.PaymentRequired', 'the report is not paid'),
  key('System.502', 'no payment session can be made'),
  key('Upload.Error.MaxFileSize', 'a file is too large'),
  key('BankAccts.Error.ParseException', 'a statement cannot be read'),
  key('BankAccts.Error.Coverage', 'months have no statement'),
  key('Uploads.Warning.Missing', 'a tax document is missing'),
  key('Uploads.PleaseWaitFilesParsed', 'files are still being read'),
  key('Uploads.AtleastOneDocument', 'nothing was handed in'),
  key('Uploads.UploadMissingDocuments', 'documents are missing'),
  key('report.File.Error', 'no file of a kind could be read'),
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

export const entriesOfKeys: readonly Entry[] = [
  ...keys.map(({ key: name, when }) => rule(`K-${name}`, `${when}: \`${name}\``)),
  rule('K-Yapily.Errors.TransactionsFailedTryAgain', 'the transactions of a connection do not come'),
  rule('K-PersonalDetails.IdentityNotVerified.Warning', 'the identity is not verified yet'),
  ...literals.map(({ name, text }) => rule(`L-${name}`, `the text «${text}»`)),
  rule('L-retries', 'the text «Failed after 3 retries.»'),
  rule('L-state', 'the text «Failed to update State»'),
  rule('L-mortgage', 'the text «Error, Please refresh the page.»'),
  rule('L-statement-without-id', 'the text «undefined document id»'),
  rule('L-nobody', 'the text «P-Rent User»'),
]
