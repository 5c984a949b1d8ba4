import { problemOfDecision, stageAfter } from '@attesta/domain/decisions/judge-decision.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { announceStage } from './announce-stage.ts'
import { shownHousehold } from './household-work.ts'
import { listingChoices } from './listing-choices.ts'
import { ownScope } from './own-company.ts'
import { wireCriterion, wireDecision } from './wire-decision.ts'

const protocolPage = 50

/** What people of the company decide on households, by criteria that were set beforehand. */
export const dashboardDecisions = (deps: Deps) => {
  const own = ownScope(deps)
  return {
    async dashboardDecision({ caller, params }) {
      return own(caller, async (stores) => {
        const household = await shownHousehold(stores, caller, params.application_id)
        const { listingId, createdAt } = (await stores.applications.find(household.applicationId))!
        const { stage, version } = await stores.householdWork.of(household)
        const names = await stores.members.namesEver(caller.companyId)
        const decisions = await stores.householdDecisions.of(household)
        const criteria = await stores.decisionCriteria.inForce(caller.companyId, listingId)
        return {
          success: true as const,
          stage,
          version,
          decisions: decisions.map((decision, index) => wireDecision(decision, names, index === 0)),
          criteria: criteria.map((criterion) => wireCriterion(criterion, createdAt)),
        }
      })
    },

    async dashboardDecide({ caller, params, body }) {
      return own(caller, async (stores) => {
        const household = await shownHousehold(stores, caller, params.application_id)
        const { listingId, createdAt } = (await stores.applications.find(household.applicationId))!
        const { assigneeId, dueOn, stage, version } = await stores.householdWork.of(household)
        if (version !== body.version) throw new Refusal('work_changed')
        const usable = await stores.decisionCriteria.inForce(caller.companyId, listingId)
        const draft = { outcome: body.outcome, isAnotherChosen: body.is_another_chosen, criteria: body.criteria }
        const key = problemOfDecision(draft, { stage, usable: usable.map(({ id }) => id) })
        if (key !== null) throw new Refusal('validation', { msg: [{ field: 'criteria', key }] })
        const after = stageAfter(body.outcome)
        if (!(await stores.householdWork.save(household, version, { stage: after, assigneeId, dueOn })))
          throw new Refusal('work_changed')
        await stores.householdWork.record(household, caller.memberId, [{ kind: 'stage', before: stage, after }])
        if (stage !== after) await announceStage(deps, stores, household, stage, after)
        await stores.householdDecisions.cancelNoticesOf(household)
        const decisionId = await stores.householdDecisions.record({
          ...household,
          listingId,
          memberId: caller.memberId,
          outcome: body.outcome,
          version: version + 1,
          isAnotherChosen: body.outcome === 'declined' && body.is_another_chosen,
          criteria: body.criteria.map(({ id, stands }) => {
            const { preset, text, setAt } = usable.find((one) => one.id === id)!
            return { id, preset, text, setAt: setAt.toISOString(), isBefore: setAt < createdAt, stands }
          }),
        })
        return { success: true as const, decision_id: decisionId, version: version + 1 }
      })
    },

    async dashboardProtocol({ caller, query, language }) {
      return own(caller, async (stores) => {
        const { companyId } = caller
        const listings = await stores.listings.headsOfCompany(companyId)
        const listingNames = new Map(listings.map(({ id, name }) => [id, name]))
        const names = await stores.members.namesEver(companyId)
        const { listing_id: listingId, outcome, cursor } = query
        const view = { ...(listingId && { listingId }), ...(outcome && { outcome }), ...(cursor && { cursor }) }
        const found = await stores.householdDecisions.page(companyId, view, protocolPage + 1)
        const page = found.slice(0, protocolPage)
        const ids = [...new Set(page.map(({ applicationId }) => applicationId))]
        const applications = await stores.applications.findEach(ids)
        const sealed = await stores.sealedShortlists.sealedNow(companyId)
        const reportIds = await stores.reports.idsOfEach(ids)
        const newest = await stores.householdDecisions.newestOf(companyId, ids)
        return {
          success: true as const,
          entries: page.flatMap((decision) => {
            // A household that the company removed for good, or that deleted its application, is shown no more; one
            // that is sealed comes back with its name.
            const application = applications.get(decision.applicationId)
            if (!application || sealed.has(application.id)) return []
            const { firstName, lastName } = application.applicant
            return [
              {
                ...wireDecision(decision, names, newest.get(decision.applicationId) === decision.id),
                application_id: decision.applicationId,
                household: `${firstName} ${lastName}`.trim(),
                report_id: reportIds.get(application.id) ?? null,
                listing_id: decision.listingId,
                listing_name: listingNames.get(decision.listingId ?? '') ?? '',
                applied_at: application.createdAt.toISOString(),
              },
            ]
          }),
          next_cursor: found.length > protocolPage ? page.at(-1)!.id : null,
          listings: listingChoices(listings, language),
        }
      })
    },
  } satisfies Handlers<'dashboardDecision' | 'dashboardDecide' | 'dashboardProtocol'>
}
