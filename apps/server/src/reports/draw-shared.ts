import type { Language } from '@attesta/contract/fields.ts'
import type { ShareLevel } from '@attesta/contract/report-share.ts'
import type { RentReport } from '@attesta/contract/report.ts'
import { todayFor } from '../documents/applicant-facts.ts'
import type { Deps } from '../deps.ts'
import type { Report } from '../stores/reports.ts'
import { drawSealed } from './draw-sealed.ts'
import { sha256Of } from '../crypto/sha256-of.ts'

/**
 * Draws a report for one recipient, who is named on every page: drawn and sealed each time and kept nowhere, but for
 * its digest, by which it can be known again.
 */
export async function drawShared(
  deps: Deps,
  report: RentReport,
  { of, recipient, language, level }: { of: Report; recipient: string; language: Language; level: ShareLevel },
): Promise<Uint8Array> {
  const { clock, transact } = deps
  const sealed = await drawSealed(deps, report, {
    fingerprint: of.fingerprint,
    language,
    givenTo: { recipient, on: todayFor(report, clock.now()), level },
  })
  await transact({ kind: 'system', task: 'keep-print' }, (stores) => stores.reports.keepPrint(of, sha256Of(sealed)))
  return sealed
}
