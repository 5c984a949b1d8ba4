/** Pay of now against the certificate of a whole year. */
import type { EvidenceDocument } from '../facts/evidence-document.ts'
import type { Figure } from '../facts/figure.ts'
import type { TaxDocument } from '../facts/parse-result.ts'
import { fromDecimal } from '../money.ts'

const YEAR_TOLERANCE = 0.25
const FULL_YEAR_DAYS = 360

/**
 * The certificates of a full year whose net pay is more than a quarter away from twelve months of the payslips' count.
 * `net`: as printed.
 */
export function yearsThatDiffer(
  documents: readonly EvidenceDocument[],
  payslipIncome: Figure,
): { document: EvidenceDocument; tax: TaxDocument; net: string }[] {
  if (payslipIncome.value === null) return []
  const year = payslipIncome.value * 12
  return documents.flatMap((document) => {
    const tax = document.result.tax_document
    const isCertificate = tax?.form === 'cu' || tax?.form === 'lohnsteuerbescheinigung'
    if (!tax || !isCertificate || tax.net_income === null || (tax.days ?? 0) < FULL_YEAR_DAYS) return []
    const net = fromDecimal(tax.net_income)
    const differs = Math.abs(net - year) > YEAR_TOLERANCE * Math.max(net, year)
    return differs ? [{ document, tax, net: tax.net_income }] : []
  })
}
