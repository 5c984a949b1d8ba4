import type { Deps } from '../../deps.ts'
import type { JobHandlers } from '../../jobs/index.ts'
import { pdfOf } from '../../reports/pdf-of.ts'
import { updateReport } from './issue.ts'

export const reportJobs = (deps: Deps) =>
  ({
    /** Once: a report whose PDF is there already stays as it is. */
    async drawReport({ reportId }) {
      const found = await deps.transact({ kind: 'system', task: 'draw-report' }, (stores) =>
        stores.reports.find(reportId),
      )
      if (found && found.revokedAt === null) await pdfOf(deps, found)
    },

    async updateReport(about) {
      await updateReport(deps, about)
    },
  }) satisfies JobHandlers<'drawReport' | 'updateReport'>
