/**
 * The landlord's one question about evidence: may the lines be seen that figures were read from? The applicant answers
 * it, or leaves it.
 */
import { addDays, dayIn } from '@attesta/domain/day.ts'
import { limits } from '@attesta/contract/limits.ts'
import type { LinesState } from '@attesta/contract/lines-shown.ts'
import { timeZone } from '../../regions/time-zone.ts'
import { todayFor } from '../../documents/applicant-facts.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { composeEmail } from '../../emails/compose.ts'
import { resumeUrl } from '../../emails/resume-url.ts'
import { unlinked } from '../../emails/unlinked.ts'
import type { Application } from '../../stores/applications.ts'
import type { Report } from '../../stores/reports.ts'
import type { Stores } from '../../stores/index.ts'
import { openReport, ownScope } from './own-company.ts'

type Asked = { caller: CallerOf<'member'>; params: { report_id: string } }

/** A declined question is answered: the applicant may still allow it, and is not asked again. */
const stateOf = ({ answers }: Application): LinesState =>
  answers.shows_lines ? 'shown' : answers.lines_asked === 'declined' ? 'declined' : (answers.lines_asked ?? 'not_asked')

export const lines = (deps: Deps) => {
  const { transact, clock } = deps
  const own = ownScope(deps)

  /**
   * Returns what the report is and how the question stands. The company's own scope decides whether the report is
   * theirs; the application is not in it.
   */
  async function inReport<T>(
    { caller, params }: Asked,
    work: (stores: Stores, report: Report, application: Application) => Promise<T>,
  ): Promise<T> {
    const report = await own(caller, (stores) => openReport(stores, caller, params.report_id, 'page'))
    return transact({ kind: 'system', task: 'ask-for-lines' }, async (stores) => {
      const application = await stores.applications.find(report.applicationId)
      if (!application) throw new Refusal('not_found')
      return work(stores, report, application)
    })
  }

  /** One e-mail a report and day, however often the question is asked. */
  async function ask(stores: Stores, report: Report, application: Application): Promise<void> {
    const { language, userId, applicant, region, listingId } = application
    const found = listingId === null ? null : await stores.listings.find(listingId)
    if (!found) throw new Refusal('conflict')
    const { company, listing } = found
    const isNew = await stores.emails.post(
      'lines-asked',
      { userId },
      `${report.id}/${todayFor(report.snapshot, clock.now())}`,
      {
        to: applicant.email,
        ...composeEmail(deps, language, company, {
          stem: 'Mail.LinesAsked',
          params: { firstName: applicant.firstName, company: company.name, listing: unlinked(listing.name) },
          url: resumeUrl(
            deps.config.publicUrl,
            language,
            addDays(dayIn(clock.now(), timeZone(region)), limits.reportValidityDays),
            application,
          ),
        }),
      },
    )
    if (isNew) await stores.applications.changeAnswers(application.id, { lines_asked: 'asked' })
  }

  return {
    async dashboardLines(call) {
      return inReport(call, async (stores, report, application) => {
        const [state, last] = [stateOf(application), await stores.emails.lastAbout('lines-asked', report.id)]
        const isOfToday = last !== null && todayFor(report.snapshot, last) === todayFor(report.snapshot, clock.now())
        return {
          success: true as const,
          state,
          asked_at: last?.toISOString() ?? null,
          may_ask: (state === 'not_asked' || state === 'asked') && !isOfToday,
        }
      })
    },

    async dashboardAskForLines(call) {
      await inReport(call, async (stores, report, application) => {
        const state = stateOf(application)
        if (state === 'shown' || state === 'declined') throw new Refusal('conflict')
        await ask(stores, report, application)
      })
      return { success: true as const }
    },
  } satisfies Handlers<'dashboardLines' | 'dashboardAskForLines'>
}
