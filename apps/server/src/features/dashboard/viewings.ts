import { maxViewingsPerDay } from '@attesta/contract/viewing-limits.ts'
import type { ViewingFields } from '@attesta/contract/viewing.ts'
import { judgeTime } from '@attesta/domain/viewings/judge-time.ts'
import { tellViewing } from '../../application/tell-viewing.ts'
import { timeZone } from '../../regions/time-zone.ts'
import { wireViewing } from '../../application/wire-viewing.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Application } from '../../stores/applications.ts'
import type { Household } from '../../stores/household-work.ts'
import type { Stores } from '../../stores/index.ts'
import type { Viewing } from '../../stores/viewings.ts'
import { shownHousehold } from './household-work.ts'
import { ownScope } from './own-company.ts'
import { dayMs } from '../../clock.ts'

const refused = (field: string, key: string) => new Refusal('validation', { msg: [{ field, key }] })
const isOpen = ({ state }: Viewing) => state === 'proposed' || state === 'agreed'

/** Viewings with a household: proposed, moved and cancelled by colleagues, taken or declined by the applicant. */
export const dashboardViewings = (deps: Deps) => {
  const { clock } = deps
  const own = ownScope(deps)

  /** @throws Refusal `validation` for the first time at which nothing can be */
  function timesOf(slots: ViewingFields['slots'], { region }: Pick<Application, 'region'>, field: string): Date[] {
    const times = slots.map((slot, at) => {
      const time = judgeTime(slot, { now: clock.now(), timeZone: timeZone(region) })
      if (typeof time === 'string') throw refused(field.replace('#', String(at)), time)
      if (slots.indexOf(slot) < at) throw refused(field.replace('#', String(at)), 'Viewings.Error.Twice')
      return time
    })
    return times.toSorted((one, other) => one.getTime() - other.getTime())
  }

  /** @throws Refusal `not_found` for what is not the household's */
  async function oneOf(stores: Stores, caller: CallerOf<'member'>, applicationId: string, viewingId: string) {
    const household = await shownHousehold(stores, caller, applicationId)
    const viewings = await stores.viewings.of(household.applicationId, household.companyId)
    const viewing = viewings.find(({ id }) => id === viewingId)
    if (!viewing) throw new Refusal('not_found')
    return { household, viewing }
  }

  const record = (
    stores: Stores,
    household: Household,
    { memberId }: CallerOf<'member'>,
    kind: 'viewing-proposed' | 'viewing-moved' | 'viewing-cancelled',
  ) => stores.householdWork.record(household, memberId, [{ kind, before: null, after: null }])

  return {
    async dashboardViewings({ caller, params }) {
      return own(caller, async (stores) => {
        const { applicationId, companyId } = await shownHousehold(stores, caller, params.application_id)
        const application = (await stores.applications.find(applicationId))!
        const viewings = await stores.viewings.of(applicationId, companyId)
        const names = await stores.members.namesEver(companyId)
        return {
          success: true as const,
          time_zone: timeZone(application.region),
          may_propose: caller.role !== 'viewer' && !viewings.some(isOpen),
          viewings: viewings.map((viewing) => ({
            ...wireViewing(viewing),
            member: viewing.memberId === null ? '' : (names.get(viewing.memberId) ?? ''),
            proposed_at: viewing.proposedAt.toISOString(),
            sequence: viewing.sequence,
          })),
        }
      })
    },

    async dashboardProposeViewing({ caller, params, body }) {
      return own(caller, async (stores) => {
        const household = await shownHousehold(stores, caller, params.application_id)
        const application = (await stores.applications.find(household.applicationId))!
        if ((await stores.reports.latestOf(application.id))?.revokedAt) throw new Refusal('conflict')
        const slots = timesOf(body.slots, application, 'slots.#')
        const since = new Date(clock.now().getTime() - dayMs)
        if ((await stores.viewings.countSince(application.id, since)) >= maxViewingsPerDay)
          throw refused('slots.0', 'Viewings.Error.TooMany')
        const viewingId = await stores.viewings.propose({
          ...household,
          userId: application.userId,
          memberId: caller.memberId,
          slots,
          minutes: body.minutes,
          place: body.place,
        })
        if (viewingId === null) throw refused('slots.0', 'Viewings.Error.Open')
        await record(stores, household, caller, 'viewing-proposed')
        await tellViewing(stores, viewingId)
        return { success: true as const, viewing_id: viewingId }
      })
    },

    async dashboardMoveViewing({ caller, params, body }) {
      return own(caller, async (stores) => {
        const { household, viewing } = await oneOf(stores, caller, params.application_id, params.viewing_id)
        const application = (await stores.applications.find(household.applicationId))!
        const [start] = timesOf([body.start], application, 'start')
        if (!(await stores.viewings.move(viewing.id, body.sequence, start!))) throw new Refusal('conflict')
        await record(stores, household, caller, 'viewing-moved')
        await tellViewing(stores, viewing.id)
        return { success: true as const }
      })
    },

    async dashboardCancelViewing({ caller, params }) {
      return own(caller, async (stores) => {
        const { household, viewing } = await oneOf(stores, caller, params.application_id, params.viewing_id)
        if (!(await stores.viewings.cancel(viewing))) throw new Refusal('conflict')
        await record(stores, household, caller, 'viewing-cancelled')
        await tellViewing(stores, viewing.id)
        return { success: true as const }
      })
    },
  } satisfies Handlers<
    'dashboardViewings' | 'dashboardProposeViewing' | 'dashboardMoveViewing' | 'dashboardCancelViewing'
  >
}
