import { limits } from '@attesta/contract/limits.ts'
import { maxMessagesPerDay, maxTemplates } from '@attesta/contract/message-limits.ts'
import type { TemplateFields } from '@attesta/contract/message.ts'
import { addDays, dayIn } from '@attesta/domain/day.ts'
import { unknownPlaceholder } from '@attesta/domain/messages/template.ts'
import { stepOfMessages } from '../../application/request-step.ts'
import { timeZone } from '../../regions/time-zone.ts'
import type { Deps } from '../../deps.ts'
import { composeEmail } from '../../emails/compose.ts'
import { resumeUrl } from '../../emails/resume-url.ts'
import { unlinked } from '../../emails/unlinked.ts'
import type { CallerOf, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Application } from '../../stores/applications.ts'
import type { Stores } from '../../stores/index.ts'
import { shownHousehold } from './household-work.ts'
import { ownScope } from './own-company.ts'
import { dayMs } from '../../clock.ts'

const refused = (field: string, key: string) => new Refusal('validation', { msg: [{ field, key }] })

/** @throws Refusal `validation` for a placeholder that there is not */
function checkPlaceholders({ texts }: TemplateFields): void {
  for (const [language, text] of Object.entries(texts))
    if (unknownPlaceholder(text) !== null) throw refused(`texts.${language}`, 'Messages.Error.Placeholder')
}

/** Messages with an applicant, and the company's templates for them. */
export const dashboardMessages = (deps: Deps) => {
  const { transact, clock, config } = deps
  const own = ownScope(deps)

  async function writeTo(stores: Stores, application: Application, messageId: string) {
    const { language, userId, applicant, region, listingId } = application
    const found = listingId === null ? null : await stores.listings.find(listingId)
    if (!found) throw new Refusal('conflict')
    const until = addDays(dayIn(clock.now(), timeZone(region)), limits.reportValidityDays)
    await stores.emails.post('message', { userId }, messageId, {
      to: applicant.email,
      ...composeEmail(deps, language, found.company, {
        stem: 'Mail.Message',
        params: {
          firstName: applicant.firstName,
          company: found.company.name,
          listing: unlinked(found.listing.name),
        },
        url: resumeUrl(config.publicUrl, language, until, application, stepOfMessages(application)),
      }),
    })
  }

  /** Locked: two who add at once are counted one after the other. */
  const templatesLocked = async (stores: Stores, { companyId }: CallerOf<'member'>) => {
    await stores.members.ofCompanyLocked(companyId)
    return stores.messageTemplates.ofCompany(companyId)
  }

  return {
    async dashboardMessages({ caller, params }) {
      return own(caller, async (stores) => {
        const { applicationId, companyId } = await shownHousehold(stores, caller, params.application_id)
        const { language, applicant, listingId } = (await stores.applications.find(applicationId))!
        const found = listingId === null ? null : await stores.listings.find(listingId)
        const names = await stores.members.namesEver(companyId)
        const messages = await stores.applicantMessages.of(applicationId, companyId)
        if (caller.role !== 'viewer') await stores.applicantMessages.markRead(applicationId, companyId, true)
        return {
          success: true as const,
          about: {
            language,
            firstName: applicant.firstName,
            listing: found?.listing.name ?? '',
            company: found?.company.name ?? '',
          },
          may_write: caller.role !== 'viewer',
          messages: messages.map(({ id, memberId, isFromApplicant, text, sentAt, readAt }) => ({
            id,
            is_from_applicant: isFromApplicant,
            member: memberId === null ? '' : (names.get(memberId) ?? ''),
            text,
            sent_at: sentAt.toISOString(),
            read_at: readAt?.toISOString() ?? null,
          })),
        }
      })
    },

    async dashboardSendMessage({ caller, params, body }) {
      const household = await own(caller, (stores) => shownHousehold(stores, caller, params.application_id))
      return transact({ kind: 'system', task: 'write-to-applicant' }, async (stores) => {
        // Locked: two colleagues who write at once are counted one after the other.
        const application = await stores.applications.findLocked(household.applicationId)
        if (!application) throw new Refusal('not_found')
        if ((await stores.reports.latestOf(application.id))?.revokedAt) throw new Refusal('conflict')
        const of = { ...household, userId: application.userId }
        const since = new Date(clock.now().getTime() - dayMs)
        if ((await stores.applicantMessages.countSince(of, false, since)) >= maxMessagesPerDay)
          throw refused('text', 'Messages.Error.TooMany')
        // One email until they were here: what else is unread they find beside it.
        const isFirst = (await stores.applicantMessages.unread(of, false)) === 0
        const messageId = await stores.applicantMessages.add(of, caller.memberId, body.text)
        await stores.householdWork.record(household, caller.memberId, [
          { kind: 'message-sent', before: null, after: null },
        ])
        if (isFirst) await writeTo(stores, application, messageId)
        return { success: true as const, message_id: messageId }
      })
    },

    async dashboardTemplates({ caller }) {
      const templates = await own(caller, (stores) => stores.messageTemplates.ofCompany(caller.companyId))
      return { success: true as const, templates }
    },

    async dashboardAddTemplate({ caller, body }) {
      checkPlaceholders(body)
      return own(caller, async (stores) => {
        const templates = await templatesLocked(stores, caller)
        if (templates.length >= maxTemplates) throw refused('name', 'Messages.Error.TemplatesFull')
        return { success: true as const, template_id: await stores.messageTemplates.add(caller.companyId, body) }
      })
    },

    async dashboardChangeTemplate({ caller, params, body }) {
      checkPlaceholders(body)
      return own(caller, async (stores) => {
        if (!(await stores.messageTemplates.change(caller.companyId, params.template_id, body)))
          throw new Refusal('not_found')
        return { success: true as const }
      })
    },

    async dashboardDeleteTemplate({ caller, params }) {
      return own(caller, async (stores) => {
        if (!(await stores.messageTemplates.remove(caller.companyId, params.template_id)))
          throw new Refusal('not_found')
        return { success: true as const }
      })
    },
  } satisfies Handlers<
    | 'dashboardMessages'
    | 'dashboardSendMessage'
    | 'dashboardTemplates'
    | 'dashboardAddTemplate'
    | 'dashboardChangeTemplate'
    | 'dashboardDeleteTemplate'
  >
}
