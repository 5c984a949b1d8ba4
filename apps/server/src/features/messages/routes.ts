import { maxMessagesPerDay } from '@attesta/contract/message-limits.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { dayMs } from '../../clock.ts'

const refused = (key: string) => new Refusal('validation', { msg: [{ field: 'text', key }] })

/** What the company of the listing wrote to the applicant, and their answers. */
export const messages = (deps: Deps) =>
  ({
    async readMessages({ caller: { applicationId, userId } }) {
      return deps.transact({ kind: 'applicant', userId }, async (stores) => {
        const application = await stores.applications.find(applicationId)
        if (!application) throw new Refusal('not_found')
        const { companyId } = application
        const company = companyId === null ? null : await stores.companies.find(companyId)
        const found = companyId === null ? [] : await stores.applicantMessages.of(applicationId, companyId)
        if (companyId !== null) await stores.applicantMessages.markRead(applicationId, companyId, false)
        return {
          success: true as const,
          company: company?.name ?? '',
          may_write: found.some(({ isFromApplicant }) => !isFromApplicant),
          messages: found.map(({ id, isFromApplicant, text, sentAt }) => ({
            id,
            is_from_applicant: isFromApplicant,
            text,
            sent_at: sentAt.toISOString(),
          })),
        }
      })
    },

    async answerMessage({ caller: { applicationId }, body }) {
      await deps.transact({ kind: 'system', task: 'answer-message' }, async (stores) => {
        const application = await stores.applications.findLocked(applicationId)
        if (!application?.companyId) throw new Refusal('not_found')
        const { companyId, userId } = application
        const of = { applicationId, userId, companyId }
        const found = await stores.applicantMessages.of(applicationId, companyId)
        // An application is no letterbox: the company writes first.
        if (!found.some(({ isFromApplicant }) => !isFromApplicant)) throw new Refusal('not_found')
        const since = new Date(deps.clock.now().getTime() - dayMs)
        if ((await stores.applicantMessages.countSince(of, true, since)) >= maxMessagesPerDay)
          throw refused('Messages.Error.TooMany')
        const isFirst = (await stores.applicantMessages.unread(of, true)) === 0
        const messageId = await stores.applicantMessages.add(of, null, body.text)
        await stores.householdWork.record({ applicationId, companyId }, null, [
          { kind: 'message-answered', before: null, after: null },
        ])
        if (isFirst) await stores.jobs.send('tellAgents', { applicationId, companyId, causeId: messageId })
      })
      return { success: true as const }
    },
  }) satisfies Handlers<'readMessages' | 'answerMessage'>
