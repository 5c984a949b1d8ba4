import type { RequestFields } from '@attesta/contract/applicant-request.ts'
import { byMonth, maxOpenRequests } from '@attesta/contract/request-limits.ts'
import { wireRequest } from '../../application/wire-request.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Asked } from '../../stores/applicant-requests.ts'
import { problemOfAsking, sendRequest } from './ask-applicant.ts'
import { householdStage } from './household-stage.ts'
import { shownHousehold } from './household-work.ts'
import { ownScope } from './own-company.ts'

const refused = (key: string) => new Refusal('validation', { msg: [{ field: 'type', key }] })

/** Returns what belongs to the kind; months of documents that have them, the earliest first. */
export const askedIn = ({ kind, type, months, question }: RequestFields): Asked =>
  kind === 'explanation'
    ? { kind, type: null, months: [], question }
    : { kind, type, months: byMonth.some((one) => one === type) ? [...new Set(months)].toSorted() : [], question: null }

const words = { asked: 'Twice', too_many: 'TooMany' } as const

/** What colleagues ask of an applicant: a document or an explanation. */
export const dashboardRequests = (deps: Deps) => {
  const { transact } = deps
  const own = ownScope(deps)

  return {
    async dashboardRequests({ caller, params }) {
      return own(caller, async (stores) => {
        const { applicationId } = await shownHousehold(stores, caller, params.application_id)
        const { isOpen } = await householdStage(stores, applicationId)
        const requests = (await stores.applicantRequests.of(applicationId)).filter(
          ({ companyId }) => companyId === caller.companyId,
        )
        const names = await stores.members.namesEver(caller.companyId)
        const openCount = requests.filter(({ state }) => state === 'open').length
        return {
          success: true as const,
          may_ask: isOpen && openCount < maxOpenRequests,
          requests: requests.map((request) => ({
            ...wireRequest(request),
            member: request.memberId === null ? '' : (names.get(request.memberId) ?? ''),
          })),
        }
      })
    },

    async dashboardAskApplicant({ caller, params, body }) {
      const asked = askedIn(body)
      const household = await own(caller, async (stores) => {
        const shown = await shownHousehold(stores, caller, params.application_id)
        if (!(await householdStage(stores, shown.applicationId)).isOpen) throw new Refusal('before_choice')
        return shown
      })
      return transact({ kind: 'system', task: 'ask-applicant' }, async (stores) => {
        // Locked: two colleagues who ask at once are counted one after the other.
        const application = await stores.applications.findLocked(household.applicationId)
        if (!application) throw new Refusal('not_found')
        const problem = await problemOfAsking(deps, stores, application.id, asked)
        if (problem === 'ended') throw new Refusal('conflict')
        if (problem !== null) throw refused(`Dashboard.Request.Error.${words[problem]}`)
        const requestId = await sendRequest(deps, stores, household, caller.memberId, application, asked)
        return { success: true as const, request_id: requestId }
      })
    },

    async dashboardWithdrawRequest({ caller, params }) {
      return own(caller, async (stores) => {
        const household = await shownHousehold(stores, caller, params.application_id)
        if (!(await stores.applicantRequests.withdraw(household.applicationId, params.request_id)))
          throw new Refusal('not_found')
        await stores.householdWork.record(household, caller.memberId, [
          { kind: 'request-withdrawn', before: null, after: null },
        ])
        return { success: true as const }
      })
    },
  } satisfies Handlers<'dashboardRequests' | 'dashboardAskApplicant' | 'dashboardWithdrawRequest'>
}
