/** The year that the tax papers tell of. Source: specification 2 §2, «tax-return reference year with gross and net annual income». */
import { figureOf, readFrom, unknownFigure, type Figure } from '../facts/figure.ts'
import { cite, type Paper } from '../facts/paper.ts'
import type { TaxDocument } from '../facts/parse-result.ts'
import { fromDecimal } from '../money.ts'

export interface TaxYear {
  paper: Paper
  document: TaxDocument
  gross: Figure
  net: Figure
}

/** What an employer certifies is one income; a return or an assessment tells of all of them. */
const certificates: readonly TaxDocument['form'][] = ['cu', 'lohnsteuerbescheinigung']

/** The latest year's paper, of the same year a return before a certificate; null when there is none. A figure that it does not print is unknown. */
export function latestTaxYear(papers: readonly Paper[]): TaxYear | null {
  const [paper] = papers
    .filter(({ result }) => result.tax_document !== undefined)
    .toSorted((a, b) => {
      const [one, other] = [a.result.tax_document!, b.result.tax_document!]
      return (
        (other.tax_year ?? 0) - (one.tax_year ?? 0) ||
        Number(certificates.includes(one.form)) - Number(certificates.includes(other.form))
      )
    })
  const document = paper?.result.tax_document
  if (!paper || !document) return null
  const figure = (field: 'gross_income' | 'net_income', label: string): Figure => {
    const amount = document[field]
    if (amount === null) return unknownFigure()
    const when = document.tax_year === null ? null : String(document.tax_year)
    return figureOf({
      value: fromDecimal(amount),
      rule: 'tax-year.figure@1',
      from: [readFrom(paper, document, [cite(paper, `tax_document.${field}`, label, amount, { when })])],
    })
  }
  return {
    paper,
    document,
    gross: figure('gross_income', 'Report.Trace.yearly_gross'),
    net: figure('net_income', 'Report.Trace.yearly_net'),
  }
}
