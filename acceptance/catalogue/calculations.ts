/** What the specification leaves open and the product settles: how figures are worked out, and what depends on them. */
import { rule, suite, type Entry } from '../entry.ts'
import * as shown from '../suites.ts'

const payMonths = suite('packages/domain/src/income/pay-months.test.ts')
const mortgage = suite('packages/domain/src/affordability/mortgage.test.ts')

export const calculations: Entry[] = [
  rule(
    'C-employment-income',
    'net pay of the employed: the median of the latest three payslips over the year’s paychecks, or less where less is paid in',
    shown.income('employment income › %s', 'a fourth, older payslip is left out'),
    shown.income('employment income › %s', 'credits lower than payslips'),
    payMonths('evidence comes before the answer › %s', 'not said: the least'),
  ),
  rule(
    'C-self-employed-income',
    'the self-employed: the lower of the tax document’s net income and what the account shows, per month',
    shown.income('self-employed › %s', 'the lower of both: the account'),
    shown.income('self-employed › %s', 'the lower of both: the tax document'),
  ),
  rule(
    'C-other-income',
    'other income: in full after three months in a row, 70 % when in three of six, else not counted',
    shown.income('other income › %s', 'three months in a row count in full'),
    shown.income('other income › %s', 'three of six, irregular, count 70 % of the mean over six'),
    shown.income('other income › %s', 'two months do not count'),
  ),
  rule(
    'C-recurrent-costs',
    'recurrent costs are found by payee, rhythm and amount; loans, maintenance and a rent that goes on are committed',
    shown.report("Giulia's report, figures by hand › costs, each with whether it is committed"),
    shown.income('costs › %s', 'the rent of a person who moves out ends'),
    shown.income('costs › %s', 'a rent paid by a person who says they own continues'),
  ),
  rule(
    'C-cash-balance',
    'the average balance is taken day by day',
    shown.income('Giulia by hand › average balance, day by day'),
  ),
  rule(
    'C-affordable-rent',
    'an affordable rent is 30, 33⅓ or 40 % of the net income less committed costs; a company may set its own shares',
    shown.affordability('affordable rent: %s', 'Giulia'),
    shown.affordability('affordable rent: %s', 'costs above the income'),
    shown.report("a company's own shares are used"),
  ),
  rule(
    'C-household-income',
    'incomes of co-applicants are added; a guarantor’s stands apart',
    shown.report("a co-applicant's income is added, a guarantor's is not"),
  ),
  rule(
    'C-weakest-input',
    'a figure is no surer than the weakest document that it rests on',
    shown.reportLaws('a figure is proven only when every document that it rests on adds up'),
    shown.reportLaws('the figures of %s › stand no better when of any document %s'),
  ),
  rule(
    'C-mortgage-instalment',
    'a third of the net income, less committed costs, may go into an instalment',
    mortgage('the sustainable instalment: %s', 'Giulia'),
    mortgage('the sustainable instalment: %s', 'costs above the third'),
  ),
  rule(
    'C-mortgage-maturity',
    'the shortest of 10 to 30 years that carries the loan, and ends by the age of 75',
    mortgage('the maturity › %s', 'the shortest that carries the loan'),
    mortgage('the maturity › %s', '76 at the end is not: the longest that age allows'),
  ),
  rule(
    'C-account-owner',
    'an account shows its owner only when the applicant alone holds it; a bank that names nobody proves nothing',
    suite('packages/domain/src/owner-match.test.ts')('an account of «%s» is of Giulia Bianchi: %s'),
  ),
  rule(
    'C-workflow',
    'an application keeps the steps that it began with',
    shown.signUp('an application › keeps the workflow that it was made with, and the consents with their time'),
    shown.journey('workflows › %s'),
  ),
  rule(
    'C-readiness',
    'one rule says what a report still lacks; every step, the payment and the report ask it',
    shown.readiness('%s, where %s › refuses at every door with what is missing, and nothing is paid or made'),
    shown.readiness('%s, where %s › opens every door'),
  ),
]
