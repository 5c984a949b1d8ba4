/** When an employment began and ends, as payslips print it ↔ the account and the person. */
import { addDays, addMonths, ageOn, daysBetween, lastDay, monthOf, monthsFrom, type Day } from '../day.ts'
import { accountsOf, isOwn, salarySeries, statementMonths, type AccountLine } from '../facts/account-lines.ts'
import { contractInDocuments } from '../facts/contract-type.ts'
import { cite, type EvidenceDocument } from '../facts/evidence-document.ts'
import { contractEnd, employmentEnd, ordinaryPayslips, type MonthlyPayslip } from '../facts/payslips.ts'
import { EARLY_DAYS } from '../income/pay-credits.ts'
import { saysNoPost, temporaryBenefits } from '../income/temporary-benefits.ts'
import { decimal, median, type Cents } from '../money.ts'
import { paysFor } from '../transactions/group-payroll.ts'
import { isSameFirm } from '../transactions/same-firm.ts'
import { crossFinding, type ReconcileContext, type Reconciliation } from './cross-finding.ts'

/** The newest payslip says that the employment ended, or when it will; or it has lines that only a last one has. */
export const employmentGoesOn: Reconciliation = ({ assessment: { documents } }) => {
  const end = employmentEnd(documents)
  if (end === null) return []
  const { day, slips } = end
  const { month } = slips[0]!
  const about = slips.map(({ document }) => document)
  if (day === null)
    return [
      crossFinding(
        'payslip.last_pay',
        'warning',
        about,
        { month, line: slips[0]!.payslip.last_pay! },
        slips.map(({ document, payslip }) =>
          cite(document, 'payslip.last_pay', 'Report.Trace.last_pay', payslip.last_pay ?? null, { when: month }),
        ),
      ),
    ]
  return [
    crossFinding(
      'payslip.employment_ends',
      'warning',
      about,
      { month, day },
      slips.map(({ document, payslip }) =>
        cite(document, 'payslip.left_on', 'Report.Trace.left_on', payslip.left_on ?? null, { when: month }),
      ),
    ),
  ]
}

/** The account shows what is paid when a post has ended: severance, or a benefit of those without one. */
export const postGoesOn: Reconciliation = ({ assessment: { endOfPay } }) => {
  if (endOfPay === null) return []
  const { by, lines } = endOfPay
  const { amount, bookedOn } = lines.at(-1)!
  return [
    crossFinding(
      'report.salary_ends',
      'warning',
      lines.map(({ document }) => document),
      { by, day: bookedOn, amount: decimal(amount) },
      lines.map(({ ref }) => ref),
    ),
  ]
}

/** Of a contract that ends sooner it is told when; a home is let for longer. */
const SOON_MONTHS = 12

/** A contract ran until a day that is over, or runs until one in the next twelve months. */
export const contractsGoOn: Reconciliation = ({ assessment: { documents }, today }) => {
  const end = contractEnd(documents)
  // The end of the employment itself says more: `employmentGoesOn`.
  if (end === null || employmentEnd(documents) !== null || monthOf(end.day) > addMonths(monthOf(today), SOON_MONTHS))
    return []
  const code = end.day < today ? 'payslip.contract_over' : 'payslip.contract_ends'
  return [crossFinding(code, 'warning', end.documents, { day: end.day }, end.seen)]
}

/** The kind of contract that the person names ↔ the one that a work contract or the newest payslip prints. */
export const contractsAgree: Reconciliation = ({ applicant: { contractType = null }, assessment: { documents } }) => {
  const printed = contractInDocuments(documents)
  // A contract of the time before may have been made open-ended since.
  const newest = ordinaryPayslips(documents).at(-1)?.payslip.contract_type
  if (printed === null || contractType === null || [printed.type, newest].includes(contractType)) return []
  const { type, document, seen } = printed
  return [crossFinding('payslip.contract_differs', 'warning', [document], { by: type }, [seen])]
}

const citeHired = ({ document, payslip, month }: MonthlyPayslip) =>
  cite(document, 'payslip.hired_on', 'Report.Trace.hired_on', payslip.hired_on, { when: month })

/**
 * A payslip of the file itself for a month before the hiring that it prints, or payslips of one employer that print
 * another hiring each.
 */
export const hiringsAgree: Reconciliation = ({ assessment: { documents } }) => {
  const slips = ordinaryPayslips(documents.filter(({ result: { source } }) => source === 'text')).filter(
    ({ payslip: { hired_on } }) => hired_on !== null,
  )
  const before = slips.filter(({ month, payslip: { hired_on } }) => hired_on! > lastDay(month))
  const differing = [...Map.groupBy(slips, ({ employerKey }) => employerKey).values()].filter(
    (own) => new Set(own.map(({ payslip: { hired_on } }) => hired_on)).size > 1,
  )
  return [
    ...before.map((slip) =>
      crossFinding(
        'payslip.hired_later',
        'warning',
        [slip.document],
        { month: slip.month, day: slip.payslip.hired_on! },
        [citeHired(slip)],
      ),
    ),
    ...differing.map((own) =>
      crossFinding(
        'payslip.hire_differs',
        'warning',
        own.map(({ document }) => document),
        { days: new Set(own.map(({ payslip: { hired_on } }) => hired_on)).size },
        own.map(citeHired),
      ),
    ),
  ]
}

/** Without pay; more of a year's days than a month is another hiring or a long absence. */
const DAYS_WITHOUT = 31

/** Days of work on an employer's certificate of a year ↔ the hiring that its newest payslip prints. */
export const certificatesFitHiring: Reconciliation = ({ assessment: { documents } }) => {
  const slip = ordinaryPayslips(documents).findLast(({ payslip: { hired_on } }) => hired_on !== null)
  const employer = slip?.payslip.employer ?? null
  const hired_on = slip?.payslip.hired_on ?? null
  if (employer === null || hired_on === null) return []
  const certificates = documents.filter(
    ({ result: { tax_document: tax } }) => tax?.form === 'cu' && tax.days !== null && tax.tax_year !== null,
  )
  const isOfEmployer = ({ result: { tax_document: tax } }: EvidenceDocument) =>
    tax!.employer !== null && isSameFirm(tax!.employer, employer)
  return [...Map.groupBy(certificates, ({ result }) => result.tax_document!.tax_year!)].flatMap(([year, own]) => {
    // What INPS paid instead it certifies itself, and who took a firm over certifies the rest of the year.
    if (!own.some(isOfEmployer)) return []
    const [first, last]: [Day, Day] = [`${year}-01-01`, `${year}-12-31`]
    const count = own.reduce((days, { result }) => days + result.tax_document!.days!, 0)
    const since = daysBetween(hired_on > first ? hired_on : first, last) + 1
    if (since - count <= DAYS_WITHOUT) return []
    return [
      crossFinding('report.year_days', 'warning', own, { year, count, day: hired_on }, [
        ...own.map((document) =>
          cite(document, 'tax_document.days', 'Report.Trace.days_of_work', String(document.result.tax_document!.days)),
        ),
        citeHired(slip!),
      ]),
    ]
  })
}

/** No one is hired as a child; a day of two digits for a year may be read so. */
const YOUNGEST = 14

/** So many months in a row, each with pay, tell an earlier post. */
const MONTHS_BEFORE = 2
/** A firm that takes another over keeps the day of hiring, and pays much the same. */
const MUCH_THE_SAME = 0.25

const typicalOf = (lines: readonly AccountLine[]): Cents => median(lines.map(({ amount }) => amount)) ?? 0

/**
 * Another firm's pay, or a benefit of those without a post, that ends as the employer's first comes: the post began
 * then. A side job goes on, another holder may be paid, and other benefits may tell of a leave.
 */
function paidByAnotherBefore(
  { documents, series }: ReconcileContext['assessment'],
  employer: string | null,
  hiredOn: Day,
): AccountLine[] {
  if (employer === null || accountsOf(documents).some(({ account: { holders } }) => holders.length > 1)) return []
  const pays = salarySeries(series).filter(({ payer }) => payer !== null)
  const own = pays.filter(({ payer }) => paysFor(payer!, employer)).flatMap(({ movements }) => movements)
  const others = pays.filter(({ payer }) => !paysFor(payer!, employer)).flatMap(({ movements }) => movements)
  const first = own.map(({ bookedOn }) => bookedOn).sort()[0]
  const benefits = temporaryBenefits(series)
  if (first === undefined || !benefits.every(saysNoPost)) return []
  const began = monthOf(first)
  const before = monthsFrom(addMonths(began, -MONTHS_BEFORE), addMonths(began, -1))
  const covered = statementMonths(documents)
  const isEachPaid = before.every(
    (month) => covered.includes(month) && others.some(({ bookedOn }) => monthOf(bookedOn) === month),
  )
  const isHiredBefore = monthOf(hiredOn) < before[0]!
  // The last one comes for the month before the first pay.
  const jobless = benefits.filter(isOwn).flatMap(({ movements }) => movements)
  const isJobless =
    before.every((month) => covered.includes(month) && jobless.some(({ bookedOn }) => monthOf(bookedOn) === month)) &&
    jobless.every(({ bookedOn }) => monthOf(bookedOn) <= began)
  if (isHiredBefore && isJobless) return jobless
  if (benefits.length > 0) return []
  const usual = typicalOf(own)
  const isOther = Math.abs(usual - typicalOf(others)) > MUCH_THE_SAME * usual
  return isHiredBefore && isEachPaid && isOther && others.every(({ bookedOn }) => monthOf(bookedOn) < began)
    ? others
    : []
}

/**
 * A hiring that the account denies, by pay of that employer in an earlier month or of another until its first, or the
 * day of birth.
 */
export const hiringsAreLikely: Reconciliation = ({ applicant: { bornOn }, assessment }) => {
  const { documents, series } = assessment
  const slips = ordinaryPayslips(documents)
  const paidBefore = ({ payslip: { employer, hired_on } }: MonthlyPayslip) =>
    salarySeries(series)
      .filter(({ payer }) => payer !== null && employer !== null && isSameFirm(payer, employer))
      .flatMap(({ movements }) => movements.filter(({ bookedOn }) => bookedOn < addDays(hired_on!, -EARLY_DAYS)))
  const isChild = ({ payslip: { hired_on } }: MonthlyPayslip) => bornOn !== null && ageOn(bornOn, hired_on!) < YOUNGEST
  const isLater = ({ month, payslip: { hired_on } }: MonthlyPayslip) => hired_on !== null && hired_on > lastDay(month)
  // A day after a payslip's own month says as much: `hiringsAgree`.
  if (slips.some(isLater)) return []
  const denied = slips.flatMap((slip) => {
    if (slip.payslip.hired_on === null) return []
    const lines = [
      ...paidBefore(slip),
      ...paidByAnotherBefore(assessment, slip.payslip.employer, slip.payslip.hired_on),
    ]
    const by = isChild(slip) ? 'birth' : 'account'
    return lines.length === 0 && by === 'account' ? [] : [{ slip, lines, day: slip.payslip.hired_on, by }]
  })
  // What each payslip of a post prints is said once.
  return [...Map.groupBy(denied, ({ day, by }) => `${day} ${by}`).values()].map((same) => {
    const [{ day, by }] = same as [(typeof same)[number]]
    const lines = [...new Set(same.flatMap((one) => one.lines))]
    return crossFinding(
      'payslip.hire_denied',
      'warning',
      [...same.map(({ slip }) => slip.document), ...lines.map(({ document }) => document)],
      { day, by },
      [...same.map(({ slip }) => citeHired(slip)), ...lines.map(({ ref }) => ref)],
    )
  })
}
