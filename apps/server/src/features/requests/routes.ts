import { stepOfRequest } from '../../application/request-step.ts'
import { wireRequest } from '../../application/wire-request.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'

/** What the company of the listing asks of the applicant, and their answer in words. */
export const requests = ({ transact }: Deps) =>
  ({
    async readRequests({ caller }) {
      return transact({ kind: 'applicant', userId: caller.userId }, async (stores) => {
        const application = await stores.applications.find(caller.applicationId)
        if (!application) throw new Refusal('not_found')
        const asked = (await stores.applicantRequests.of(application.id)).filter(({ state }) => state !== 'withdrawn')
        const company = application.companyId === null ? null : await stores.companies.find(application.companyId)
        return {
          success: true as const,
          requests: asked.map((request) => ({
            ...wireRequest(request),
            company: company?.name ?? '',
            step: stepOfRequest(application, request),
          })),
        }
      })
    },

    async answerRequest({ caller, body }) {
      const { applicationId } = caller
      await transact({ kind: 'system', task: 'answer-request' }, async (stores) => {
        const asked = (await stores.applicantRequests.of(applicationId)).find(({ id }) => id === body.request_id)
        if (!asked || !(await stores.applicantRequests.answer(applicationId, asked.id, 'explanation', body.answer)))
          throw new Refusal('not_found')
        await stores.householdWork.record({ applicationId, companyId: asked.companyId }, null, [
          { kind: 'request-answered', before: null, after: null },
        ])
        await stores.jobs.send('tellAgents', { applicationId, companyId: asked.companyId, causeId: asked.id })
      })
      return { success: true as const }
    },
  }) satisfies Handlers<'readRequests' | 'answerRequest'>
