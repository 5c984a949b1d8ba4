import { maxShares, type ReportShare, type ShareLevel } from '@attesta/contract/report-share.ts'
import { traceAnnexOf } from '@attesta/domain/report/trace-annex.ts'
import { isOpenAt, levelAt } from '@attesta/domain/report/stage.ts'
import { sharedBand, sharedReport } from '@attesta/domain/report/shared-report.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { citedPage } from '../../documents/pages/cited-page.ts'
import { stageOfReport } from '../../reports/stage-of-report.ts'
import { drawShared } from '../../reports/draw-shared.ts'
import type { Report } from '../../stores/reports.ts'
import type { Share } from '../../stores/report-shares.ts'
import type { Stores } from '../../stores/index.ts'
import { dayMs } from '../../clock.ts'

const opening = { kind: 'system', task: 'open-share' } as const
const wireInstant = (instant: Date): string => instant.toISOString()

const stateOf = ({ revokedAt, expiresAt }: Share, now: Date): ReportShare['state'] =>
  revokedAt ? 'revoked' : now >= expiresAt ? 'expired' : 'open'

export const reportShare = (deps: Deps) => {
  const { transact, clock, config } = deps

  const wire = (share: Share): ReportShare => ({
    id: share.id,
    recipient: share.recipient,
    level: share.level,
    created_at: share.createdAt.toISOString(),
    expires_at: share.expiresAt.toISOString(),
    state: stateOf(share, clock.now()),
    opened_at: share.openedAt.map(wireInstant),
  })

  /**
   * Returns a report of the caller's application that stands; an unknown one and another person's are refused alike.
   */
  async function ownReport(stores: Stores, { applicationId }: CallerOf<'owner'>, id: string): Promise<Report> {
    const found = await stores.reports.find(id)
    if (!found || found.applicationId !== applicationId) throw new Refusal('not_found')
    return found
  }

  const companyOf = async (stores: Stores, companyId: string | null) =>
    companyId === null ? null : stores.companies.find(companyId)

  /** A person whom the company keeps from the figures cannot hand them on. */
  const isKeptFromPerson = async (stores: Stores, { companyId }: Report): Promise<boolean> =>
    (await companyOf(stores, companyId))?.hidesFullReport ?? false

  /**
   * `isTold`: its person is told of this opening. What a link opens now: the newest issue of the report that it was
   * given for. `level`: as far as it may show the report today. Unknown, over, ended, and of a report that stands no
   * more: refused alike.
   */
  async function openLink(
    secret: string,
    { isTold }: { isTold: boolean } = { isTold: true },
  ): Promise<{ share: Share; report: Report; level: ShareLevel }> {
    return transact(opening, async (stores) => {
      const share = await stores.reportShares.bySecret(secret)
      const given = share && (await stores.reports.find(share.reportId))
      const report = given && (await stores.reports.newestSince(given))
      if (!share || !report || stateOf(share, clock.now()) !== 'open') throw new Refusal('share_over')
      if (isTold) await stores.reportShares.keepOpening(share)
      return { share, report, level: levelAt(await stageOfReport(stores, report), share.level) }
    })
  }

  return {
    async shareReport({ caller, body, language }) {
      const { share, secret } = await transact({ kind: 'applicant', userId: caller.userId }, async (stores) => {
        const report = await ownReport(stores, caller, body.report_id)
        if (report.revokedAt || report.replacedAt || clock.now() >= report.validUntil) throw new Refusal('conflict')
        if (levelAt(await stageOfReport(stores, report), body.level) !== body.level) throw new Refusal('not_chosen')
        if (await isKeptFromPerson(stores, report)) throw new Refusal('forbidden')
        if ((await stores.reportShares.of(report.applicationId)).length >= maxShares)
          throw new Refusal('too_many_requests')
        const wanted = new Date(clock.now().getTime() + body.days * dayMs)
        return stores.reportShares.create({
          reportId: report.id,
          applicationId: report.applicationId,
          userId: caller.userId,
          recipient: body.recipient,
          level: body.level,
          expiresAt: wanted < report.validUntil ? wanted : report.validUntil,
        })
      })
      return {
        success: true as const,
        share: wire(share),
        link: `${config.publicUrl}/${language}/shared-report#token=${secret}`,
      }
    },

    async readShares({ caller, query }) {
      const { company, stage, shares, openings } = await transact(
        { kind: 'applicant', userId: caller.userId },
        async (stores) => {
          const report = await ownReport(stores, caller, query.report_id)
          const { applicationId, companyId } = report
          return {
            company: await companyOf(stores, companyId),
            stage: await stageOfReport(stores, report),
            shares: await stores.reportShares.of(applicationId),
            openings: await stores.reportShares.openingsOfCompany(applicationId),
          }
        },
      )
      return {
        success: true as const,
        shares: shares.map(wire),
        company: company && {
          name: company.name,
          can_open: isOpenAt(stage, 'report'),
          opened_at: openings.openedAt.map(wireInstant),
          downloaded_at: openings.downloadedAt.map(wireInstant),
        },
      }
    },

    async endShare({ caller, body }) {
      await transact({ kind: 'applicant', userId: caller.userId }, async (stores) => {
        const share = await stores.reportShares.find(body.share_id)
        if (!share || share.applicationId !== caller.applicationId) throw new Refusal('not_found')
        await stores.reportShares.end(share.id)
      })
      return { success: true as const }
    },

    async openShared({ query }) {
      const { share, report, level } = await openLink(query.token)
      return {
        success: true as const,
        recipient: share.recipient,
        level,
        expires_at: share.expiresAt.toISOString(),
        is_newer_issue: report.id !== share.reportId,
        band: sharedBand(report.snapshot),
        report: sharedReport(report.snapshot, level),
      }
    },

    async sharedReportTrace({ query }) {
      const { report, level } = await openLink(query.token, { isTold: false })
      const shown = sharedReport(report.snapshot, level)
      if (!shown) throw new Refusal('not_found')
      return { success: true as const, trace: traceAnnexOf(shown, report.fingerprint) }
    },

    async sharedCitedPage({ query, language }) {
      // A reader who turns a page has the report open: that was told.
      const { share, report, level } = await openLink(query.token, { isTold: false })
      const shown = sharedReport(report.snapshot, level)
      if (!shown || level !== 'lines') throw new Refusal('page_not_shared')
      return {
        success: true as const,
        ...(await citedPage(deps, report.applicationId, shown, query, {
          kind: 'recipient',
          name: share.recipient,
          language,
        })),
      }
    },

    async downloadShared({ query, language }) {
      const { share, report, level } = await openLink(query.token)
      return {
        mediaType: 'application/pdf',
        fileName: `report-${report.id}.pdf`,
        // Of the result alone the page takes no amount from the report.
        body: await drawShared(deps, sharedReport(report.snapshot, level) ?? report.snapshot, {
          of: report,
          recipient: share.recipient,
          language,
          level,
        }),
      }
    },
  } satisfies Handlers<
    | 'shareReport'
    | 'readShares'
    | 'endShare'
    | 'openShared'
    | 'downloadShared'
    | 'sharedCitedPage'
    | 'sharedReportTrace'
  >
}
