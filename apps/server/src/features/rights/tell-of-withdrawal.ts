import type { Deps } from '../../deps.ts'
import { composeEmail } from '../../emails/compose.ts'
import { shownDay } from '../../emails/shown-day.ts'
import type { Stores } from '../../stores/index.ts'
import type { StandingReport } from '../../stores/erasure.ts'

/**
 * To everybody of the company that has the report, and to its own server: it no longer stands. By number and day, for
 * the name is gone.
 */
export async function tellOfWithdrawal(deps: Deps, stores: Stores, reports: readonly StandingReport[]): Promise<void> {
  for (const { id, companyId, listingId, createdAt } of reports) {
    if (companyId !== null)
      await stores.jobs.send('announceEvent', {
        event: 'report.revoked',
        applicationId: null,
        subjectId: id,
        at: deps.clock.now().toISOString(),
        gone: { companyId, listingId },
      })
    const found = listingId === null ? null : await stores.listings.find(listingId)
    if (!found || companyId === null) continue
    const { region, name } = found.listing
    const draft = {
      stem: 'Mail.ReportWithdrawn',
      params: { listing: name, day: shownDay(region, createdAt.toISOString().slice(0, 10)), number: id.slice(0, 8) },
    }
    for (const member of await stores.members.ofCompany(companyId)) {
      await stores.emails.post('report-withdrawn', { companyId }, `${id}/${member.id}`, {
        to: member.email,
        ...composeEmail(deps, region, found.company, draft),
      })
    }
  }
}
