/** Who employs and who pays: payslips ↔ the account ↔ the year's certificate ↔ the others in the application. */
import { salarySeries, type LineSeries } from '../facts/account-lines.ts'
import { cite } from '../facts/evidence-document.ts'
import { citeEmployer, citeNet, ordinaryPayslips } from '../facts/payslips.ts'
import { isHandedOver } from '../income/employment.ts'
import { paysFor } from '../transactions/group-payroll.ts'
import { payerOf } from '../transactions/payer.ts'
import { isSameFirm } from '../transactions/same-firm.ts'
import { crossFinding, type CrossFinding, type Reconciliation } from './cross-finding.ts'

const salaryPayers = (series: readonly LineSeries[]) => salarySeries(series).filter(({ payer }) => payer !== null)

/**
 * Employer on the payslip ↔ payer of the salary. Where the amounts agree the names may differ: payroll firms pay for
 * employers.
 */
export const employersAgree: Reconciliation = ({ assessment: { series, paidPayslips } }) => {
  const payers = salaryPayers(series)
  if (payers.length === 0) return []
  const byEmployer = Map.groupBy(
    paidPayslips.filter((one) => one.slip.payslip.employer !== null && one.windowCovered && !isHandedOver(one)),
    ({ slip }) => slip.employerKey,
  )
  return [...byEmployer.values()].flatMap((slips): CrossFinding[] => {
    const employer = slips[0]!.slip.payslip.employer!
    if (slips.some(({ credit }) => credit !== null) || payers.some(({ payer }) => paysFor(payer!, employer))) return []
    return [
      crossFinding(
        'payslip.employer_mismatch',
        'error',
        slips.map(({ slip }) => slip.document),
        { employer, payer: payers[0]!.payer! },
        [...slips.map(({ slip }) => citeNet(slip)), ...payers[0]!.movements.map(({ ref }) => ref)],
      ),
    ]
  })
}

/**
 * The pay arrives, and not from the firm that the payslips name: a payroll firm may pay it, or the employer was
 * misread. Only pointed out, unless a private person pays: then it is open.
 */
export const payersAreEmployers: Reconciliation = ({ assessment: { paidPayslips } }) => {
  const slips = paidPayslips.filter(({ slip, isByAnother }) => isByAnother && slip.payslip.employer !== null)
  const first = slips.find(({ isByPerson }) => isByPerson) ?? slips[0]
  if (first === undefined) return []
  return [
    crossFinding(
      slips.some(({ isByPerson }) => isByPerson) ? 'report.pay_from_person' : 'report.payer_differs',
      'warning',
      slips.flatMap(({ slip, credit }) => [slip.document, credit!.document]),
      { employer: first.slip.payslip.employer!, payer: payerOf(first.credit!).name! },
      slips.flatMap(({ slip, credit }) => [citeEmployer(slip), credit!.ref]),
    ),
  ]
}

/** Another of the application is the employer, or pays the salary. */
export const payComesFromOutside: Reconciliation = ({ assessment: { paidWithin } }) =>
  paidWithin === null
    ? []
    : [
        crossFinding(
          'report.payer_within',
          'warning',
          [...paidWithin.slips, ...paidWithin.lines].map(({ document }) => document),
          { payer: paidWithin.payer },
          [...paidWithin.slips.map(citeEmployer), ...paidWithin.lines.map(({ ref }) => ref)],
        ),
      ]

/**
 * Withholder of the year's certificate ↔ employer on the payslips: a change of job is no fault, so it is only pointed
 * out.
 */
export const withholderIsEmployer: Reconciliation = ({ assessment: { documents } }) => {
  const slips = ordinaryPayslips(documents)
  return documents.flatMap((document): CrossFinding[] => {
    const tax = document.result.tax_document
    const employer = slips.at(-1)?.payslip.employer ?? null
    if (
      !tax?.employer ||
      employer === null ||
      slips.some(({ payslip }) => payslip.employer !== null && isSameFirm(payslip.employer, tax.employer!))
    )
      return []
    return [
      crossFinding('report.withholder_differs', 'warning', [document], { employer, withholder: tax.employer }, [
        cite(document, 'tax_document.employer', 'Report.Trace.employer', tax.employer),
      ]),
    ]
  })
}
