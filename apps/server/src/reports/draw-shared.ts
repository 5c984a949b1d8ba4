import type { Language } from '@attesta/contract/fields.ts'
import type { RentReport } from '@attesta/contract/report.ts'
import { todayFor } from '../application/applicant-facts.ts'
import type { Deps } from '../deps.ts'
import { qrSquares } from './qr-squares.ts'

/** A report for one recipient, who is named on every page: drawn and sealed anew each time and kept nowhere. */
export async function drawShared(deps: Deps, report: RentReport, { fingerprint, recipient, language, withoutPapers }: { fingerprint: string; recipient: string; language: Language; withoutPapers: boolean }): Promise<Uint8Array> {
  const { words, clock } = deps
  const verifyUrl = report.qr_verification.url ?? ''
  const [{ renderReportPdf }, { sealReport }] = await Promise.all([import('../features/report/pdf/render-report-pdf.ts'), import('./seal/seal-report.ts')])
  const drawn = await renderReportPdf({ report, words: words.catalogue(language), language, verifyUrl, fingerprint, qr: qrSquares(verifyUrl), brand: report.listing_info.company_name, givenTo: { recipient, on: todayFor(report, clock.now()), withoutPapers } })
  return sealReport(deps, drawn, language)
}
