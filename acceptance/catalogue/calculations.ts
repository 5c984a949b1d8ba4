/** What the specification leaves open and the product settles: how figures are worked out, and what depends on them. */
import { rule, type Entry } from '../entry.ts'

export const calculations: Entry[] = [
  rule(
    'C-employment-income',
    'net pay of the employed: the median of the latest three payslips over the year’s paychecks, or less where less is paid in',
  ),
  rule(
    'C-self-employed-income',
    'the self-employed: the lower of the tax document’s net income and what the account shows, per month',
  ),
  rule(
    'C-other-income',
    'other income: in full after three months in a row, 70 % when in three of six, else not counted',
  ),
  rule(
    'C-recurrent-costs',
    'recurrent costs are found by payee, rhythm and amount; loans, maintenance and a rent that goes on are committed',
  ),
  rule('C-cash-balance', 'the average balance is taken day by day'),
  rule(
    'C-affordable-rent',
    'an affordable rent is 30, 33⅓ or 40 % of the net income less committed costs; a company may set its own shares',
  ),
  rule('C-household-income', 'incomes of co-applicants are added; a guarantor’s stands apart'),
  rule('C-weakest-input', 'a figure is no surer than the weakest document that it rests on'),
  rule('C-mortgage-instalment', 'a third of the net income, less committed costs, may go into an instalment'),
  rule('C-mortgage-maturity', 'the shortest of 10 to 30 years that carries the loan, and ends by the age of 75'),
  rule(
    'C-account-owner',
    'an account shows its owner only when the applicant alone holds it; a bank that names nobody proves nothing',
  ),
  rule('C-workflow', 'an application keeps the steps that it began with'),
  rule('C-readiness', 'one rule says what a report still lacks; every step, the payment and the report ask it'),
]
