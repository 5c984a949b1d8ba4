/** Second file, sections 5 and 9: validation rules and constants. */
import { made, rule, type Entry } from '../entry.ts'
import * as shown from '../suites.ts'

const number = (name: string) => shown.limits('the limit %s is %i', made(`the limit ${name} `))

export const bRules: Entry[] = [
  rule(
    'B5-papers-complete',
    'identity, payslip and statement are needed, all read, without a blocking error',
    shown.wholeWay('from sign-up to the report and its check'),
    shown.journey('required documents on 2026-11-21 › %s'),
    shown.readiness('%s, where %s › refuses at every door with what is missing, and nothing is paid or made'),
  ),
  rule(
    'B5-papers-server',
    'the server checks them, whatever the page thinks',
    shown.anyOrder('no order of calls gives a report too early or changes one afterwards'),
    shown.readiness('%s, where %s › refuses at every door with what is missing, and nothing is paid or made'),
  ),
  rule(
    'B5-paid-once',
    'a document that turns bad after the payment is mended without paying again',
    shown.readiness(
      'who paid before a document became bad is not asked to pay again, and gets the report once it is mended',
    ),
  ),
  rule(
    'B5-rapid-documents',
    'the rapid form is complete with any one document of income',
    shown.journey('required documents on 2026-11-21 › the rapid form is content with any one document'),
  ),
  rule(
    'B5-formats',
    'identity documents, payslips and others: PNG, JPEG, PDF; tax documents and statements: PDF only',
    shown.documents('what is taken › %s is refused and leaves nothing', 'a picture where only a PDF is taken'),
    shown.documents('what is taken › a picture of an identity document, a payslip after white space'),
  ),
  rule(
    'B5-format-by-bytes',
    'the kind is told by the bytes, never by the name',
    shown.documents('what is taken › %s is refused and leaves nothing', 'a text that calls itself a PDF'),
  ),
  rule(
    'B5-formats-mortgage',
    'documents on the funds of a mortgage may be pictures',
    shown.mortgageJourney('from the start to the report, with the mortgage'),
  ),
  rule(
    'B5-formats-contract',
    'a work contract is taken as a PDF only: another document that is called one',
    shown.documents('what is taken › %s is refused and leaves nothing', 'a picture of what is called a work contract'),
  ),
  rule('B5-originals', 'statements are originals, not scans', shown.checks('%s', 'a scanned statement')),
  rule(
    'B5-size',
    'no file above 20 MB, said with the size',
    shown.documents('what is taken › %s is refused and leaves nothing', 'more than twenty megabytes'),
    shown.http('forms with a file › a file one byte too large is refused, and nothing of it is kept'),
  ),
  rule(
    'B5-locked-pdf',
    'a PDF with a password: the password is asked for at the file, opens it once and is kept nowhere; signed or ' +
      'changed files are not rewritten',
  ),
  rule(
    'B5-other-type',
    'another document says what it is',
    shown.documents('what is taken › %s is refused and leaves nothing', 'an «other» that does not say what it is'),
  ),
  rule(
    'B5-statement-months',
    'statements of the last 3 months, 6 for the self-employed',
    shown.journey('windows › %s'),
    shown.journey('required documents on 2026-11-21 › the self-employed show six months'),
  ),
  rule('B5-payslip-months', 'the last 3 payslips', shown.journey('windows › payslips wanted with %s')),
  rule(
    'B5-payslip-old',
    'payslips older than 3 months are marked',
    shown.reconcile('the newest payslip is of %s: older than three months: %s'),
    shown.problemText('%s has words of its own in every language, and says them whole', made('payslip.recency')),
  ),
  rule(
    'B5-tax-old',
    'tax documents older than 18 months are marked',
    shown.reconcile('each disagreement is found, and only it › %s', 'a CU of three years ago'),
    shown.reconcile('each disagreement is found, and only it › %s', 'a CU of the year before last'),
  ),
  rule(
    'B5-deposit',
    'the balance stands for a deposit when it covers 3 rents',
    shown.affordability('deposit cover with %s', 'exactly three rents'),
    shown.affordability('deposit cover with %s', 'one cent short'),
  ),
  rule(
    'B5-questionnaire',
    'all questions answered, a yes with details, the declaration accepted',
    shown.declarations('the self-disclosure › is refused at each question that lacks something, and nothing is lost'),
    shown.questionnaireFields('%s'),
  ),
  rule(
    'B5-confirmation',
    'the confirmation must be ticked',
    shown.wholeWay('from sign-up to the report and its check'),
  ),
  rule(
    'B5-mortgage-answers',
    'property identified, type (0, 1, 3, 4), at least one source, the confirmation',
    shown.mortgageFields('mortgage responses › %s'),
  ),
  rule(
    'B5-mortgage-zero',
    'neither value nor loan is zero',
    shown.mortgageFields('mortgage responses › %s', 'a value of nothing'),
  ),
  rule(
    'B5-mortgage-money',
    'its amounts are typed in groups with comma or dot and up to two decimals',
    shown.mortgageFields('mortgage responses › %s', 'amounts left out'),
    shown.moneyText('%s is read as %s', '1.234.567'),
  ),
  rule(
    'B5-mortgage-loan',
    'the loan is at most the value',
    shown.mortgageFields('mortgage responses › %s', 'a loan too high while the rest is missing'),
    shown.declarations('the mortgage › a loan above the value is refused at its field'),
  ),
  rule(
    'B5-mortgage-share',
    'the share is whole percent, own funds the difference; both are computed',
    shown.mortgageFields('of %s a loan of %s'),
    shown.declarations('the mortgage › share and own part follow from the amounts, whatever was sent of them'),
  ),
  rule(
    'B5-mortgage-papers',
    'documents are asked when there is more than one source, or one that is not the balance',
    shown.mortgageFields('documents for %j: %s'),
  ),
  rule('B5-mortgage-rate', 'the mortgage is reckoned at 4.2 percent'),
  rule(
    'B5-verify-token',
    'without a token no verification',
    shown.shellAddresses('${from} leads to ${to}', made('/verify-report leads')),
    shown.shellAddresses('${from} leads to ${to}', made('/de/verify-report leads')),
  ),
  rule(
    'B5-code',
    'the code has 6 digits',
    shown.codes('the six-digit code › opens a session once'),
    number('codeDigits'),
  ),
  rule('B5-download-ready', 'the download is off until its link is ready'),
]

export const bConstants: Entry[] = [
  rule('B9-upload', '20 MB, in every text', number('uploadBytes')),
  rule(
    'B9-validity',
    '60 days',
    number('reportValidityDays'),
    shown.wholeWay('from sign-up to the report and its check'),
  ),
  rule('B9-price', '20 EUR', number('priceCents')),
  rule('B9-paychecks', '12, 13 or 14'),
  rule(
    'B9-polls',
    '2 s for documents, 5 s for the end of a statement’s reading',
    number('documentPollMs'),
    number('finalizeParsePollMs'),
  ),
  rule('B9-psd2', 'accounts every 2 s, a cancel blocks 3 s, messages at 4 s and 8 s'),
  rule(
    'B9-rapid',
    '0.5 s until the rapid form goes on, 3 s after its uploads',
    number('rapidContinueMs'),
    number('rapidUploadDelayMs'),
  ),
  rule(
    'B9-payment',
    '5 s until it is asked again, 2 s for a failed session, 450 px',
    number('paymentContinueMs'),
    number('paymentFailedMs'),
    number('checkoutDoneBelowPx'),
  ),
  rule('B9-partner', '3 s until a failed partner is sent away', number('partnerFailedMs')),
  rule(
    'B9-code',
    '6 digits, a new one after 60 s',
    number('codeDigits'),
    number('resendSeconds'),
    shown.codes('sending again › is held to sixty seconds'),
  ),
  rule(
    'B9-identity-countries',
    'the central European set, Italy’s own, everybody else',
    shown.journey('identity options › %s is %s'),
  ),
  rule('B9-verify-points', 'four points on the verification'),
  rule('B9-dates', 'it-IT on the confirmation, en-GB elsewhere'),
  rule(
    'B9-property-types',
    'house, apartment, land, other: 0, 1, 3, 4',
    shown.mortgageFields('mortgage responses › %s'),
  ),
]
