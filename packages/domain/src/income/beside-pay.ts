/** A business beside a post: only what bears the number of a bill is its turnover, and a tax return holds the pay, too. */
import { allSalarySeries, type AccountLine, type LineSeries } from '../facts/account-lines.ts'
import type { EvidenceDocument } from '../facts/evidence-document.ts'
import { addFigures, figureOf, type Figure } from '../facts/figure.ts'
import { decimal } from '../money.ts'
import { paysFor } from '../transactions/group-payroll.ts'
import type { BusinessReceipts } from './business-receipts.ts'
import { purposeOf, saysInvoice } from './former-pay.ts'
import { employersTold } from './whose-pay.ts'

/** Returns what is billed. An employer gives back against a bill what was spent for it. */
export function billedBesidePay(
  { series: receipts, unbilled }: BusinessReceipts,
  documents: readonly EvidenceDocument[],
  series: readonly LineSeries[],
): BusinessReceipts {
  const employers = [...employersTold(documents), ...allSalarySeries(series).flatMap(({ payer }) => payer ?? [])]
  const billed = receipts
    .filter(({ payer }) => payer === null || !employers.some((employer) => paysFor(payer, employer)))
    .map((one) => ({ ...one, movements: one.movements.filter((line) => saysInvoice(purposeOf(line, one))) }))
    .filter(({ movements }) => movements.length > 0)
  const lines = new Set<AccountLine>(billed.flatMap(({ movements }) => movements))
  return { series: billed, unbilled: unbilled.filter((line) => lines.has(line)) }
}

export const besidePay = 'income.beside-pay@1'

/** What a tax return holds beside the pay. */
export const beyondPay = (tax: Figure, pay: Figure): Figure =>
  tax.value === null || pay.value === null
    ? tax
    : figureOf({
        value: Math.max(0, tax.value - pay.value),
        rule: besidePay,
        from: [tax, pay],
        workings: { tax_document: decimal(tax.value), employment_income: decimal(pay.value) },
      })

/** Returns what a post and a business bring together. */
export const incomeOfWork = ({
  employmentIncome,
  selfEmployedIncome,
}: Record<'employmentIncome' | 'selfEmployedIncome', Figure>): Figure => {
  if (employmentIncome.value === null) return selfEmployedIncome
  if (selfEmployedIncome.value === null) return employmentIncome
  return addFigures('income.net@1', {
    employment_income: employmentIncome,
    self_employed_income: selfEmployedIncome,
  })
}
