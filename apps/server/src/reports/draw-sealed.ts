import type { Language } from '@attesta/contract/fields.ts'
import type { RentReport } from '@attesta/contract/report.ts'
import type { Deps } from '../deps.ts'
import type { PrintedReport } from './pdf/page-frame.ts'
import { qrSquares } from '../qr-code.ts'

/**
 * Draws a report as PDF under the installation's seal. `givenTo`: the one recipient that it is drawn for, who is named
 * on every page.
 */
export async function drawSealed(
  deps: Deps,
  report: RentReport,
  {
    fingerprint,
    language,
    givenTo,
  }: { fingerprint: string; language: Language; givenTo?: NonNullable<PrintedReport['givenTo']> },
): Promise<Uint8Array> {
  const verifyUrl = report.qr_verification.url ?? ''
  // The typesetter is a native library, and what seals is used for nothing else: both are loaded when the first report
  // is drawn.
  const [{ renderReportPdf }, { sealReport }] = await Promise.all([
    import('./pdf/render-report-pdf.ts'),
    import('./seal/seal-report.ts'),
  ])
  const drawn = await renderReportPdf({
    report,
    words: deps.words.catalogue(language),
    language,
    verifyUrl,
    fingerprint,
    qr: qrSquares(verifyUrl),
    brand: report.listing_info.company_name,
    ...(givenTo && { givenTo }),
  })
  return sealReport(deps, drawn, language)
}
