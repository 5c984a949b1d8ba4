import type { Language } from '@attesta/contract/fields.ts'
import { withAnswersOf } from '@attesta/domain/report/stage.ts'
import { openStream, sealStream } from '../crypto/sealed-stream.ts'
import { sha256Of } from '../crypto/sha256-of.ts'
import type { Deps } from '../deps.ts'
import type { FileReply } from '../http/handlers.ts'
import type { Report } from '../stores/reports.ts'
import { drawSealed } from './draw-sealed.ts'

/** Where the report's PDF lies, under its seal and encrypted; drawn when first asked for and then kept as it is. */
export async function pdfOf(deps: Deps, report: Report): Promise<string> {
  const { transact, storage, keys, random } = deps
  if (report.pdfKey !== null) return report.pdfKey
  const pdf = await drawSealed(deps, withAnswersOf(report.snapshot, false), report)
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

/**
 * Returns the PDF for one reader. Kept is the one in the report's own language; another language, or answers that
 * waited for the landlord's choice, are drawn each time, and only the digest is kept.
 */
export async function pdfFor(
  deps: Deps,
  report: Report,
  { language, isChosen }: { language: Language; isChosen: boolean },
): Promise<FileReply['body']> {
  const { transact, storage, keys } = deps
  const hasMore = isChosen && report.snapshot.questionnaire_after_choice !== undefined
  if (language === report.language && !hasMore) {
    const pdfKey = await pdfOf(deps, report)
    return openStream(keys, { kind: 'application', id: report.applicationId }, pdfKey, await storage.get(pdfKey))
  }
  const sealed = await drawSealed(deps, withAnswersOf(report.snapshot, isChosen), { ...report, language })
  await transact({ kind: 'system', task: 'keep-print' }, (stores) => stores.reports.keepPrint(report, sha256Of(sealed)))
  return sealed
}
