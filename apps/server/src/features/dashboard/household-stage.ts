import { isOpenAt } from '@attesta/domain/report/stage.ts'
import { stageOfReport } from '../../reports/stage-of-report.ts'
import type { Stores } from '../../stores/index.ts'
import type { Report } from '../../stores/reports.ts'

/**
 * Returns the report that stands for a household, and whether proofs may be asked of it: in Germany of the one who was
 * chosen, elsewhere of everybody.
 */
export async function householdStage(
  stores: Stores,
  applicationId: string,
): Promise<{ report: Report | null; isOpen: boolean }> {
  const report = await stores.reports.currentOf(applicationId)
  if (report) return { report, isOpen: isOpenAt(await stageOfReport(stores, report), 'report') }
  const application = await stores.applications.find(applicationId)
  return { report, isOpen: application?.region !== 'de' }
}
