/** The year that the tax documents tell of. Source: B2-report-mortgage. */
import { figureOf, readFrom, unknownFigure, type Figure } from '../facts/figure.ts'
import { cite, type EvidenceDocument } from '../facts/evidence-document.ts'
import type { TaxDocument } from '../facts/parse-result.ts'
import { fromDecimal } from '../money.ts'

export interface TaxYear {
  document: EvidenceDocument
  taxDocument: TaxDocument
  gross: Figure
  net: Figure
}

/** What an employer certifies is one income; a return or an assessment tells of all of them. */
const certificates: readonly TaxDocument['form'][] = ['cu', 'lohnsteuerbescheinigung']

/**
 * The latest year's document, of the same year a return before a certificate; null when there is none. A figure that it
 * does not print is unknown.
 */
export function latestTaxYear(documents: readonly EvidenceDocument[]): TaxYear | null {
  const [document] = documents
    .filter(({ result }) => result.tax_document !== undefined)
    .toSorted((a, b) => {
      const [one, other] = [a.result.tax_document!, b.result.tax_document!]
      return (
        (other.tax_year ?? 0) - (one.tax_year ?? 0) ||
        Number(certificates.includes(one.form)) - Number(certificates.includes(other.form))
      )
    })
  const taxDocument = document?.result.tax_document
  if (!document || !taxDocument) return null
  const figure = (field: 'gross_income' | 'net_income', label: string): Figure => {
    const amount = taxDocument[field]
    if (amount === null) return unknownFigure()
    const when = taxDocument.tax_year === null ? null : String(taxDocument.tax_year)
    return figureOf({
      value: fromDecimal(amount),
      rule: 'tax-year.figure@1',
      from: [readFrom(document, taxDocument, [cite(document, `tax_document.${field}`, label, amount, { when })])],
    })
  }
  return {
    document,
    taxDocument,
    gross: figure('gross_income', 'Report.Trace.yearly_gross'),
    net: figure('net_income', 'Report.Trace.yearly_net'),
  }
}
