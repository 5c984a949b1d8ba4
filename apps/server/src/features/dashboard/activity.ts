import { activityEvents, activityOutcomes, activityPage, outcomeSuffix } from '@attesta/contract/activity.ts'
import { addDays } from '@attesta/domain/day.ts'
import { instantOf } from '@attesta/domain/viewings/local-time.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { timeZone } from '../../regions/time-zone.ts'
import { ownScope } from './own-company.ts'

/** Undefined for a day that no calendar has. Both countries of a company keep the same time. */
const startOf = (day: string | undefined): Date | undefined =>
  day === undefined ? undefined : instantOf(`${day}T00:00`, timeZone('it'))
const startAfter = (day: string | undefined): Date | undefined => startOf(startOf(day) && addDays(day!, 1))

/** «report.viewed.refused» → `report.viewed`, which was refused. */
function outcomeOf(event: string) {
  const outcome = activityOutcomes.find((one) => one !== 'done' && event.endsWith(outcomeSuffix[one])) ?? 'done'
  return { event: event.slice(0, event.length - outcomeSuffix[outcome].length), outcome }
}

/** What the people of a company did, for its admins: the lines of the audit log, with names in the place of ids. */
export const dashboardActivity = (deps: Deps) => {
  const own = ownScope(deps)
  return {
    async dashboardActivity({ caller, query }) {
      const { companyId } = caller
      const { member_id: memberId, area, before } = query
      const events =
        area && activityEvents[area].flatMap((event) => activityOutcomes.map((one) => event + outcomeSuffix[one]))
      const filter = { memberId, events, from: startOf(query.from), until: startAfter(query.to), before }
      return own(caller, async (stores) => {
        const found = await stores.companyActivity.page(companyId, filter, activityPage + 1)
        const lines = found.slice(0, activityPage)
        const names = await stores.members.namesEver(companyId)
        const sealed = await stores.sealedShortlists.sealedNow(companyId)
        const keys = await stores.apiKeys.names(companyId)
        const members = await stores.members.ofCompany(companyId)
        const applicants = await stores.applications.applicantsOf([
          ...new Set(lines.flatMap(({ applicationId }) => applicationId ?? [])),
        ])
        return {
          success: true as const,
          lines: lines.map(({ seq, at, event, actor, actorId, subjectId, applicationId, listingName }) => {
            const person = sealed.has(applicationId ?? '') ? undefined : applicants.get(applicationId ?? '')
            return {
              seq,
              at: at.toISOString(),
              ...outcomeOf(event),
              actor: actor === 'operator' || actor === 'key' ? actor : ('member' as const),
              member: names.get(actorId ?? '') ?? keys.get(actorId ?? '') ?? '',
              application_id: person ? applicationId : null,
              applicant: person ? `${person.firstName} ${person.lastName}`.trim() : '',
              listing_name: listingName ?? '',
              colleague: names.get(subjectId ?? '') ?? '',
            }
          }),
          next_before: found.length > activityPage ? lines.at(-1)!.seq : null,
          members: members.map(({ id, name }) => ({ id, name })),
        }
      })
    },
  } satisfies Handlers<'dashboardActivity'>
}
