import type { Language } from '@attesta/contract/fields.ts'
import { atAGlance } from '@attesta/domain/report/at-a-glance.ts'
import { coversRent, measuresRent } from '@attesta/domain/report/covers-rent.ts'
import { needsAttention } from '@attesta/domain/report/standing.ts'
import { traceAnnexOf } from '@attesta/domain/report/trace-annex.ts'
import { announce } from '../../application/announce.ts'
import { isValidOn } from '@attesta/domain/report/validity.ts'
import { todayFor } from '../../documents/applicant-facts.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { shownReport } from '../../reports/shown-report.ts'
import { citedPage } from '../../documents/pages/cited-page.ts'
import { pdfFor, pdfOf } from '../../reports/pdf-of.ts'
import { isChosenOf } from '../../reports/stage-of-report.ts'
import type { Stores } from '../../stores/index.ts'
import type { Report } from '../../stores/reports.ts'
import { isGenuine } from './fingerprint.ts'
import { issueReport, reissueReport } from './issue.ts'
import { startAgain } from './start-again.ts'

const stateOf = (
  { revokedAt, replacedAt, snapshot }: Report,
  now: Date,
): 'valid' | 'expired' | 'replaced' | 'revoked' =>
  revokedAt
    ? 'revoked'
    : replacedAt
      ? 'replaced'
      : isValidOn(snapshot.generated_on, todayFor(snapshot, now))
        ? 'valid'
        : 'expired'

export const report = (deps: Deps) => {
  const { transact, clock, keys, config, limiter } = deps

  const as = <T>({ userId }: CallerOf<'owner'>, work: (stores: Stores) => Promise<T>) =>
    transact({ kind: 'applicant', userId }, work)
  const companyOf = async (caller: CallerOf<'owner'>, id: string | null) =>
    id === null ? null : as(caller, (stores) => stores.companies.find(id))
  const isHiddenFromPerson = async (caller: CallerOf<'owner'>, { companyId }: Report) =>
    (await companyOf(caller, companyId))?.hidesFullReport ?? false

  const read = async ({ caller }: { caller: CallerOf<'owner'> }) => {
    const issued = await issueReport(deps, caller)
    return shownReport(issued, { isHidden: await isHiddenFromPerson(caller, issued) })
  }

  type OwnReport = { caller: CallerOf<'owner'>; query: { report_id: string }; language: Language }
  const ownById = async (caller: CallerOf<'owner'>, id: string): Promise<Report> => {
    const found = await as(caller, (stores) => stores.reports.find(id))
    if (!found || found.applicationId !== caller.applicationId) throw new Refusal('not_found')
    return found
  }
  const own = async ({ caller, query }: Pick<OwnReport, 'caller' | 'query'>): Promise<Report> => {
    const found = await ownById(caller, query.report_id)
    if (found.revokedAt) throw new Refusal('not_found')
    if (found.replacedAt) throw new Refusal('report_replaced')
    return found
  }
  /** Where the newest issue is verified; null of one that is the newest, and where one was withdrawn since. */
  const newerUrlOf = async (found: Report): Promise<string | null> => {
    if (!found.replacedAt) return null
    const newest = await transact({ kind: 'system', task: 'verify-report' }, (stores) =>
      stores.reports.newestSince(found),
    )
    return newest?.snapshot.qr_verification.url ?? null
  }

  /**
   * Returns the applicant's own copy. Of an application for a listing, a report that the company keeps from them is the
   * company's, and the operator's own people's. Source: B2-download-whom and decision 0110.
   */
  const linkOf = async (call: OwnReport): Promise<string> => {
    const found = await own(call)
    const isOfListing = found.listingId !== null
    if (
      isOfListing &&
      !isOfHouse(found.snapshot.personal_details.email) &&
      (await isHiddenFromPerson(call.caller, found))
    ) {
      await drawLater(call.caller, found)
      throw new Refusal('report_hidden')
    }
    await pdfOf(deps, found)
    const ticket = await as(call.caller, (stores) => stores.tickets.issue(found.id))
    return `${config.publicUrl}/api/v2/report/file/${ticket}?lang=${call.language}`
  }
  /** Applicants without download rights still trigger the drawing, so that the company's copy is ready. */
  const drawLater = async (caller: CallerOf<'owner'>, { id, pdfKey }: Report): Promise<void> => {
    if (pdfKey === null) await as(caller, (stores) => stores.jobs.send('drawReport', { reportId: id }))
  }
  /** Whose it was is erased; that it no longer stands is said all the same. */
  const revokedCertificate = async (token: string) => {
    const revoked = await transact({ kind: 'system', task: 'verify-report' }, (stores) =>
      stores.reports.revokedByQrToken(token),
    )
    if (!revoked) throw new Refusal('qr_not_verified')
    return {
      applicant_name: null,
      created_at: revoked.createdAt.toISOString(),
      valid_until: revoked.validUntil.toISOString().slice(0, 10),
      state: 'revoked' as const,
      fingerprint: revoked.fingerprint,
      needs_attention: false,
      newer_url: null,
      measures_rent: false,
      pdf_sha256s: [],
    }
  }
  const houseDomain = config.pages['internal-mail-domain']
  const isOfHouse = (email: string) =>
    houseDomain !== undefined && houseDomain !== '' && email.endsWith(`@${houseDomain}`)

  return {
    readReportV1: read,
    readReport: read,

    async readReportPdf(call) {
      return { success: true as const, pdf_link: await linkOf(call) }
    },
    async readAggregatedPdf(call) {
      return { success: true as const, link: await linkOf(call) }
    },

    async invokeAggregatedPdf(call) {
      await drawLater(call.caller, await own(call))
      return { success: true as const, link: null }
    },

    async revokeReport({ caller, body }) {
      const found = await ownById(caller, body.report_id)
      await as(caller, async (stores) => {
        await stores.reports.revoke(found.id)
        await announce(stores, { ...found, id: found.applicationId }, 'report.revoked', found.id, clock.now())
      })
      return { success: true as const }
    },

    async reissueReport({ caller, body }) {
      return { success: true as const, report_id: (await reissueReport(deps, caller, body.report_id)).id }
    },

    async readCitedPage({ caller, query }) {
      const found = await own({ caller, query })
      if (await isHiddenFromPerson(caller, found)) throw new Refusal('report_hidden')
      return {
        success: true as const,
        ...(await citedPage(deps, found.applicationId, found.snapshot, query, {
          kind: 'person',
          userId: caller.userId,
        })),
      }
    },

    async readReportTrace({ caller, query }) {
      const found = await own({ caller, query })
      if (await isHiddenFromPerson(caller, found)) throw new Refusal('report_hidden')
      return { success: true as const, trace: traceAnnexOf(found.snapshot, found.fingerprint) }
    },

    async readLinesShown({ caller }) {
      const application = await as(caller, (stores) => stores.applications.find(caller.applicationId))
      if (!application) throw new Refusal('not_found')
      return {
        success: true as const,
        company: (await companyOf(caller, application.companyId))?.name ?? null,
        allowed: application.answers.shows_lines ?? false,
        asked: application.answers.lines_asked === 'asked' && !application.answers.shows_lines,
      }
    },

    async showLines({ caller, body }) {
      await as(caller, async (stores) => {
        const application = await stores.applications.find(caller.applicationId)
        if (!application) throw new Refusal('not_found')
        // A leave that is taken back answers the company's question, too: it is not asked again.
        const isDeclined = !body.allowed && application.answers.lines_asked !== undefined
        await stores.applications.changeAnswers(caller.applicationId, {
          shows_lines: body.allowed,
          ...(isDeclined ? { lines_asked: 'declined' } : {}),
        })
      })
      return { success: true as const }
    },

    async createNewApp({ caller }) {
      return {
        success: true as const,
        application_id: await as(caller, (stores) => startAgain(stores, caller.applicationId)),
      }
    },

    async downloadReportPdf({ params, language }) {
      const opened = await transact({ kind: 'system', task: 'open-ticket' }, async (stores) => {
        const reportId = await stores.tickets.take(params.ticket)
        const report = reportId === null ? null : await stores.reports.find(reportId)
        return report && { report, isChosen: await isChosenOf(stores, report) }
      })
      if (!opened || opened.report.revokedAt) throw new Refusal('not_found')
      if (opened.report.replacedAt) throw new Refusal('report_replaced')
      const { report, isChosen } = opened
      return {
        mediaType: 'application/pdf',
        fileName: `report-${report.id}.pdf`,
        body: await pdfFor(deps, report, { language, isChosen }),
      }
    },

    /** An unknown token, a report that was tampered with and one whose key is gone are refused alike. */
    async verifyQrCode({ query }) {
      const { found, prints } = await transact({ kind: 'system', task: 'verify-report' }, async (stores) => {
        const report = await stores.reports.byQrToken(query.token)
        return { found: report, prints: report ? await stores.reports.printsOf(report.id) : [] }
      })
      if (!found) return { success: true as const, certificate: await revokedCertificate(query.token) }
      if (!isGenuine(keys, found)) throw new Refusal('qr_not_verified')
      const { snapshot, fingerprint } = found
      return {
        success: true as const,
        certificate: {
          applicant_name: snapshot.personal_details.name,
          created_at: snapshot.created_at,
          valid_until: snapshot.valid_until,
          state: stateOf(found, clock.now()),
          fingerprint,
          needs_attention: needsAttention(snapshot),
          newer_url: await newerUrlOf(found),
          measures_rent: measuresRent(snapshot),
          pdf_sha256s: prints,
        },
      }
    },

    /**
     * Only of a report that stands and has no open point: of any other no rent is answered, and none of its questions
     * is used up. The rent of its listing may be asked without limit.
     */
    async verifyRent({ query }) {
      const found = await transact({ kind: 'system', task: 'verify-report' }, (stores) =>
        stores.reports.byQrToken(query.token),
      )
      const untold = {
        success: true as const,
        rent: null,
        is_listings_rent: null,
        covers: null,
        close_to_limit: null,
        unsure: [],
      }
      if (!found) return { ...untold, state: (await revokedCertificate(query.token)).state, newer_url: null }
      if (!isGenuine(keys, found)) throw new Refusal('qr_not_verified')
      const state = stateOf(found, clock.now())
      if (state !== 'valid' || !measuresRent(found.snapshot))
        return { ...untold, state, newer_url: await newerUrlOf(found) }
      const { rent, isListings, covers, isClose } = coversRent(found.snapshot, query.rent)
      if (!isListings) await limiter.take('rent', `report:${found.id}`)
      return {
        success: true as const,
        state,
        rent,
        is_listings_rent: isListings,
        covers,
        close_to_limit: isClose,
        unsure: atAGlance(found.snapshot).unsure,
        newer_url: null,
      }
    },
  } satisfies Handlers<
    | 'readReportV1'
    | 'readReport'
    | 'readReportPdf'
    | 'readAggregatedPdf'
    | 'invokeAggregatedPdf'
    | 'createNewApp'
    | 'revokeReport'
    | 'reissueReport'
    | 'downloadReportPdf'
    | 'verifyQrCode'
    | 'verifyRent'
    | 'readCitedPage'
    | 'readReportTrace'
    | 'readLinesShown'
    | 'showLines'
  >
}
