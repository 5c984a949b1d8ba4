import { createHash } from 'node:crypto'
import { openStream, sealStream } from '../crypto/sealed-stream.ts'
import type { Deps } from '../deps.ts'
import type { Report } from '../stores/reports.ts'
import { qrSquares } from './qr-squares.ts'

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
  return transact({ kind: 'system', task: 'keep-pdf' }, (stores) => stores.reports.keepPdf(report.id, pdfKey))
}

/** SHA-256 of the report's PDF, hex; null while none was drawn. */
export async function pdfHashOf({ storage, keys }: Pick<Deps, 'storage' | 'keys'>, { applicationId, pdfKey }: Report): Promise<string | null> {
  if (pdfKey === null) return null
  const hash = createHash('sha256')
  for await (const part of openStream(keys, { kind: 'application', id: applicationId }, pdfKey, await storage.get(pdfKey))) hash.update(part)
  return hash.digest('hex')
}
