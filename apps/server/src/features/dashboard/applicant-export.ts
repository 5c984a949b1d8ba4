import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { applicantCsvHead, applicantCsvRow } from './applicant-csv.ts'
import { householdPage } from './applicant-page.ts'
import { openPage, shownAs } from './applicant-rows.ts'
import { askedHouseholds } from './asked-households.ts'
import { ownScope } from './own-company.ts'
import { exportedTable, type Cell } from './table-cells.ts'

/** A bound, so that one export cannot take the server's memory. */
const maxExported = 10_000
/** Opened in one transaction. */
const atOnce = 500

/** The list of households as a table: the rows that the caller is shown there, and nothing that it leaves out. */
export const dashboardApplicantExport = (deps: Deps) => {
  const own = ownScope(deps)
  return {
    async dashboardExportApplicants({ caller, query, language }) {
      const rows: Cell[][] = []
      let fitting = 0
      let cursor: string | undefined
      do {
        const next = await own(caller, async (stores) => {
          const asked = await askedHouseholds(stores, caller, query, deps.clock.now())
          const found = await householdPage(stores, asked.view, asked.listings, {
            ...asked.order,
            cursor,
            size: Math.min(atOnce, maxExported - rows.length),
          })
          const page = await openPage(stores, found.rows, { ...asked.opened, memberId: caller.memberId })
          const stageNames = (await stores.companies.find(caller.companyId))!.stageNames
          for (const row of found.rows.flatMap((one) => shownAs(one, page, new Set())))
            rows.push(
              applicantCsvRow(
                { words: deps.words, language, stageNames },
                row,
                asked.opened.listings.get(row.listing_id)?.reference ?? null,
              ),
            )
          return found
        })
        fitting = next.count
        cursor = next.nextCursor ?? undefined
      } while (cursor !== undefined && rows.length < maxExported)
      return {
        success: true as const,
        ...exportedTable([applicantCsvHead(deps.words, language), ...rows], language, query.format),
        count: rows.length,
        fitting,
      }
    },
  } satisfies Handlers<'dashboardExportApplicants'>
}
