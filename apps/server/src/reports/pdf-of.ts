import { sealStream } from '../crypto/sealed-stream.ts'
import type { Deps } from '../deps.ts'
import type { Report } from '../stores/reports.ts'
import { qrSquares } from './qr-squares.ts'
import { sha256Of } from './sha256-of.ts'

/** Where the report's PDF lies, under its seal and encrypted; drawn when first asked for and then kept as it is. */
export async function pdfOf(deps: Deps, report: Report): Promise<string> {
  const { transact, storage, keys, random, words } = deps
  if (report.pdfKey !== null) return report.pdfKey
  const verifyUrl = report.snapshot.qr_verification.url ?? ''
  // The typesetter is a native library, and what seals is used for nothing else: both are loaded when the first report is drawn.
  const [{ renderReportPdf }, { sealReport }] = await Promise.all([import('../features/report/pdf/render-report-pdf.ts'), import('./seal/seal-report.ts')])
  const drawn = await renderReportPdf({ report: report.snapshot, words: words.catalogue(report.language), language: report.language, verifyUrl, fingerprint: report.fingerprint, qr: qrSquares(verifyUrl), brand: report.snapshot.listing_info.company_name })
  const pdf = await sealReport(deps, drawn, report.language)
  const pdfKey = `reports/${report.applicationId}/${random.uuid()}`
  const whole = async function* () { yield pdf }
  await storage.put(pdfKey, sealStream({ keys, random }, { kind: 'application', id: report.applicationId }, pdfKey, whole()))
  return transact({ kind: 'system', task: 'keep-pdf' }, (stores) => stores.reports.keepPdf(report.id, pdfKey, sha256Of(pdf)))
}
