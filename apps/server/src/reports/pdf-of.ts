import { sealStream } from '../crypto/sealed-stream.ts'
import type { Deps } from '../deps.ts'
import type { Report } from '../stores/reports.ts'
import { drawSealed } from './draw-sealed.ts'
import { sha256Of } from '../crypto/sha256-of.ts'

/** Where the report's PDF lies, under its seal and encrypted; drawn when first asked for and then kept as it is. */
export async function pdfOf(deps: Deps, report: Report): Promise<string> {
  const { transact, storage, keys, random } = deps
  if (report.pdfKey !== null) return report.pdfKey
  const pdf = await drawSealed(deps, report.snapshot, report)
  const pdfKey = `reports/${report.applicationId}/${random.uuid()}`
  const whole = async function* () {
    yield pdf
  }
  await storage.put(
    pdfKey,
    sealStream({ keys, random }, { kind: 'application', id: report.applicationId }, pdfKey, whole()),
  )
  return transact({ kind: 'system', task: 'keep-pdf' }, (stores) =>
    stores.reports.keepPdf(report.id, pdfKey, sha256Of(pdf)),
  )
}
