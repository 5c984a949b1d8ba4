/** The lines of «What we read», each from the very values and states that the report is made of. */
import type { ReadingKind, ReadingLine } from '@attesta/contract/reading.ts'
import type { RentReport } from '@attesta/contract/report.ts'
import { missingPayslipMonths } from '../checks/evidence.ts'
import { monthOf, type Day } from '../day.ts'
import { accountsOf, salaryLines } from '../facts/account-lines.ts'
import { limitedTo, readFrom, weakest, type Support } from '../facts/figure.ts'
import { cite, type Applicant, type EvidenceDocument } from '../facts/evidence-document.ts'
import { latestMonths, ordinaryPayslips, paidOut } from '../facts/payslips.ts'
import type { Assessment } from '../income/assess-income.ts'
import { ownSalaryLines } from '../income/employment.ts'
import { decimal } from '../money.ts'
import { disputeOf } from './dispute.ts'

/** Months of pay that the report counts. */
const PAY_MONTHS = 3

export interface LinesOf {
  report: RentReport
  assessment: Assessment
  applicant: Pick<Applicant, 'documents' | 'employmentStatus' | 'livingSituation'>
  today: Day
}

type Drawn = Pick<ReadingLine, 'kind' | 'value'> & Partial<ReadingLine>

/** The line, disputed as its document is. The newest document that shows it is the one to dispute. */
function lineOf(documents: readonly EvidenceDocument[], drawn: Drawn): ReadingLine {
  const { kind, inputs = [] } = drawn
  const document_id = inputs.findLast((input) => input.document_id !== null)?.document_id ?? null
  const document = documents.find(({ id }) => id === document_id)
  return {
    name: null,
    when: null,
    state: 'unknown',
    ...drawn,
    inputs,
    document_id,
    contest: document ? disputeOf(document, kind) : null,
  }
}

/** Sums prove money, and never how a name is spelt. */
const asName = (supports: readonly Support[]) => weakest([...supports, ...limitedTo('consistent')])

/** A document of pay is asked of them. */
const isEmployed = ({ employmentStatus }: LinesOf['applicant']) => employmentStatus === 'Employed'

function employer({ report, assessment, applicant }: LinesOf): Drawn[] {
  const value = report.employment.employer
  const slip = ordinaryPayslips(assessment.documents).at(-1)
  if (value === null) return isEmployed(applicant) ? [{ kind: 'employer', value }] : []
  if (slip?.payslip.employer === value) {
    const place = cite(slip.document, 'payslip.employer', 'Reading.Line.employer', value, { when: slip.month })
    return [{ kind: 'employer', value, state: asName([slip.seen]), inputs: [place] }]
  }
  const credits = salaryLines(assessment.series)
  return [
    {
      kind: 'employer',
      value,
      state: asName(credits.map(({ seen }) => seen)),
      inputs: credits.slice(-1).map(({ ref }) => ref),
    },
  ]
}

function netPay({ assessment, today, applicant }: LinesOf): Drawn[] {
  const slips = ordinaryPayslips(assessment.documents)
  const read = latestMonths(slips, PAY_MONTHS).flatMap(([, own]) => own)
  if (slips.length === 0) return isEmployed(applicant) ? [{ kind: 'net_pay', value: null }] : []
  return [
    ...missingPayslipMonths({ assessment, today }).map((when): Drawn => ({ kind: 'net_pay', value: null, when })),
    ...read.map(({ month, net, payslip, seen }): Drawn => ({
      kind: 'net_pay',
      name: payslip.employer,
      value: decimal(net),
      when: month,
      state: seen.state,
      inputs: seen.inputs,
    })),
  ].toSorted((a, b) => (a.when ?? '').localeCompare(b.when ?? ''))
}

/** Where it is another amount than the net: it is what comes to the account. */
const paidOuts = ({ assessment }: LinesOf): Drawn[] =>
  latestMonths(ordinaryPayslips(assessment.documents), PAY_MONTHS)
    .flatMap(([, own]) => own)
    .filter((slip) => paidOut(slip) !== slip.net)
    .map((slip): Drawn => ({
      kind: 'paid_out',
      name: slip.payslip.employer,
      value: decimal(paidOut(slip)),
      when: slip.month,
      state: readFrom(slip.document, slip.payslip).state,
      inputs: [cite(slip.document, 'payslip.payout', 'Report.Trace.payout', slip.payslip.payout, { when: slip.month })],
    }))
    .toSorted((a, b) => a.when!.localeCompare(b.when!))

function salaryCredits({ assessment, applicant }: LinesOf): Drawn[] {
  const lines = ownSalaryLines(assessment.series, assessment.paidPayslips)
  const months = [...new Set(lines.map(({ bookedOn }) => monthOf(bookedOn)))].slice(-PAY_MONTHS)
  if (lines.length === 0) return isEmployed(applicant) ? [{ kind: 'salary_credit', value: null }] : []
  return lines
    .filter(({ bookedOn }) => months.includes(monthOf(bookedOn)))
    .map(({ amount, bookedOn, seen, ref, description }) => ({
      kind: 'salary_credit',
      name: description,
      value: decimal(amount),
      when: bookedOn,
      state: seen.state,
      inputs: [ref],
    }))
}

/** A declared value has no document: it is changed where it was said. */
const ofFigure = (kind: ReadingKind, figure: RentReport['trace'][keyof RentReport['trace']]): Drawn => ({
  kind,
  value: figure?.value ?? null,
  state: figure?.value == null ? 'unknown' : figure.state,
  inputs: figure?.value == null ? [] : figure.inputs,
})

/** Not listed for a person who says that they pay none and whose account shows none. */
const rentPaid = ({ report, applicant: { livingSituation } }: LinesOf): Drawn[] =>
  [ofFigure('rent_paid', report.trace.actual_monthly_rent)].filter(
    ({ value }) => value !== null || livingSituation === 'renting',
  )

function holders({ assessment }: LinesOf): Drawn[] {
  const accounts = accountsOf(assessment.documents)
  if (accounts.length === 0) return [{ kind: 'holder', value: null }]
  return [...Map.groupBy(accounts, ({ key }) => key).values()].map((statements): Drawn => {
    const { document, account, place } = statements.at(-1)!
    const value = account.holders.length === 0 ? null : account.holders.join(', ')
    const path = document.result.trace?.[`${place}.holders`] ? `${place}.holders` : `${place}.holders.0`
    return {
      kind: 'holder',
      name: [account.bank, account.iban].filter((part) => part !== null).join(', ') || null,
      value,
      state: value === null ? 'unknown' : asName([readFrom(document, account)]),
      inputs: [cite(document, path, 'Reading.Line.holder', value)],
    }
  })
}

const otherIncomes = ({ assessment }: LinesOf): Drawn[] =>
  assessment.otherIncomes
    .filter(({ countedShare }) => countedShare > 0)
    .map(({ payer, figure: { value, state, inputs } }) => ({
      kind: 'other_income',
      name: payer,
      value: value === null ? null : decimal(value),
      state,
      inputs,
    }))

/** Of a business the year's income after tax, which its monthly income is a twelfth of. */
const taxIncomes = ({ assessment, applicant: { employmentStatus } }: LinesOf): Drawn[] =>
  employmentStatus !== 'Self-employed'
    ? []
    : assessment.documents.flatMap((document): Drawn[] => {
        const tax = document.result.tax_document
        if (!tax || tax.form === 'cu' || tax.form === 'lohnsteuerbescheinigung' || tax.net_income === null) return []
        return [
          {
            kind: 'tax_income',
            name: tax.tax_year === null ? null : String(tax.tax_year),
            value: tax.net_income,
            state: readFrom(document, tax).state,
            inputs: [cite(document, 'tax_document.net_income', 'Report.Trace.yearly_net', tax.net_income)],
          },
        ]
      })

/** Each, or that there is none: «0.00» where statements were read. */
function instalments({ assessment, report }: LinesOf): Drawn[] {
  const committed = assessment.costs.filter((cost) => cost.committed)
  if (committed.length === 0) return [ofFigure('instalment', report.trace.committed_costs)]
  return committed.map(({ series, monthly, figure: { state, inputs } }) => ({
    kind: 'instalment',
    name: series.payer,
    value: decimal(monthly),
    state,
    inputs,
  }))
}

export function readingLines(of: LinesOf): ReadingLine[] {
  return [
    ...employer(of),
    ...netPay(of),
    ...paidOuts(of),
    ...salaryCredits(of),
    ...taxIncomes(of),
    ...rentPaid(of),
    ...holders(of),
    ...otherIncomes(of),
    ...instalments(of),
  ].map((drawn) => lineOf(of.applicant.documents, drawn))
}
