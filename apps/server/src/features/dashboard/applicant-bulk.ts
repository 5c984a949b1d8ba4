import type { LeftReason } from '@attesta/contract/applicant-bulk.ts'
import { languages } from '@attesta/contract/fields.ts'
import { isDecided } from '@attesta/contract/household-work.ts'
import { sha256Of } from '../../crypto/sha256-of.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf, HandlerInput, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Asked } from '../../stores/applicant-requests.ts'
import type { Application } from '../../stores/applications.ts'
import type { HouseholdWork } from '../../stores/household-work.ts'
import type { Stores } from '../../stores/index.ts'
import { problemOfAsking, requestEmail, sendRequest } from './ask-applicant.ts'
import { householdStage } from './household-stage.ts'
import { assignable, currentWork, inCharge, saveWork } from './household-work.ts'
import { ownHousehold, ownScope } from './own-company.ts'
import { askedIn } from './requests.ts'

type MemberCaller = CallerOf<'member'>
type Body = HandlerInput<'dashboardPreviewApplicants'>['body']

/** What the act would do to one household. */
interface Plan {
  application: Application
  work: HouseholdWork
  isArchived: boolean
  /** Why it stays as it is; null: the act fits. */
  reason: LeftReason | null
}

const events = {
  'set-stage': 'applicant.work-set',
  assign: 'applicant.work-set',
  archive: 'applicant.archived',
  'bring-back': 'applicant.brought-back',
  ask: 'applicant.asked',
} as const

const lacks = (field: string) =>
  new Refusal('validation', { msg: [{ field, key: 'General.Error.Validation.Required' }] })

const askedBy = ({ document }: Body): Asked => {
  if (document === undefined) throw lacks('document')
  const { type, month } = document
  return askedIn({ kind: 'document', type, months: month === null ? [] : [month], question: null })
}

/** @throws Refusal `validation` when the act lacks what it is to set */
function setBy({ act, stage, assignee_id }: Body, work: HouseholdWork): HouseholdWork {
  if (act === 'set-stage') {
    if (stage === undefined) throw lacks('stage')
    return { ...work, stage }
  }
  if (assignee_id === undefined) throw lacks('assignee_id')
  return { ...work, assigneeId: assignee_id }
}

/** The same act for many households: what it would do is shown first, and exactly that is done or nothing. */
export const dashboardApplicantBulk = (deps: Deps) => {
  const own = ownScope(deps)

  async function reasonOf(stores: Stores, body: Body, plan: Omit<Plan, 'reason'>): Promise<LeftReason | null> {
    const { application, work, isArchived } = plan
    switch (body.act) {
      case 'archive':
      case 'bring-back':
        return isArchived === (body.act === 'archive') ? 'already' : null
      case 'set-stage':
      case 'assign': {
        const after = setBy(body, work)
        if (body.act === 'set-stage' && isDecided(work.stage)) return 'decided'
        return after.stage === work.stage && after.assigneeId === work.assigneeId ? 'already' : null
      }
      case 'ask':
        if (!(await householdStage(stores, application.id)).isOpen) return 'before_choice'
        return problemOfAsking(deps, stores, application.id, askedBy(body))
    }
  }

  /** @throws Refusal `not_found`, `sealed`, `conflict` for a household that cannot be named here: then none is changed */
  async function planOf(stores: Stores, caller: MemberCaller, body: Body): Promise<Plan[]> {
    // Locked: colleagues who change households at once follow each other.
    const colleagues = assignable(await stores.members.ofCompanyLocked(caller.companyId))
    const { assignee_id: assigneeId = null } = body
    if (inCharge(assigneeId, colleagues) !== assigneeId)
      throw new Refusal('validation', { msg: [{ field: 'assignee_id', key: 'Dashboard.Listing.Error.Assignee' }] })
    const plans: Plan[] = []
    for (const id of new Set(body.application_ids)) {
      const application = await ownHousehold(stores, caller, id)
      const plan = {
        application,
        work: await currentWork(stores, { applicationId: id, companyId: caller.companyId }, colleagues),
        isArchived: await stores.archivedApplicants.isArchived(id),
      }
      plans.push({ ...plan, reason: await reasonOf(stores, body, plan) })
    }
    return plans
  }

  /** Another act, another household or a colleague's change since gives another. */
  const nameOf = ({ act, stage, assignee_id, document }: Body, plans: readonly Plan[]): string =>
    sha256Of(
      JSON.stringify([
        [act, stage, assignee_id, document],
        plans.map(({ application: { id }, work: { version }, reason }) => [id, version, reason]),
      ]),
    )

  async function emailsOf(stores: Stores, body: Body, fitting: readonly Application[]) {
    const asked = askedBy(body)
    const emails = []
    for (const language of languages) {
      const readers = fitting.filter((application) => application.language === language)
      const [first] = readers
      if (!first) continue
      const { subject, text } = await requestEmail(deps, stores, first, asked)
      emails.push({ language, count: readers.length, subject, text })
    }
    return emails
  }

  const log = (stores: Stores, { companyId, memberId, by }: MemberCaller, { act }: Body, applicationId: string) =>
    stores.audit({
      event: events[act],
      ...('keyId' in by ? { actor: 'key', actorId: by.keyId } : { actor: 'member', actorId: memberId }),
      companyId,
      applicationId,
    })

  async function change(stores: Stores, caller: MemberCaller, body: Body, plans: readonly Plan[]) {
    const { companyId, memberId } = caller
    for (const { application, work } of plans) {
      const { id } = application
      if (body.act === 'archive') await stores.archivedApplicants.archive(id, companyId)
      else if (body.act === 'bring-back') await stores.archivedApplicants.bringBack(id)
      else await saveWork(deps, stores, { applicationId: id, companyId }, memberId, work, setBy(body, work))
      await log(stores, caller, body, id)
    }
  }

  /** A member's scope sends no email. Locked in one order, so that two who ask at once wait for each other. */
  const ask = (caller: MemberCaller, body: Body, plans: readonly Plan[]) =>
    deps.transact({ kind: 'system', task: 'ask-applicant' }, async (stores) => {
      const asked = askedBy(body)
      for (const id of plans.map(({ application }) => application.id).toSorted()) {
        const application = await stores.applications.findLocked(id)
        if (!application || (await problemOfAsking(deps, stores, id, asked)) !== null) throw new Refusal('work_changed')
        const household = { applicationId: id, companyId: caller.companyId }
        await sendRequest(deps, stores, household, caller.memberId, application, asked)
        await log(stores, caller, body, id)
      }
    })

  return {
    async dashboardPreviewApplicants({ caller, body }) {
      return own(caller, async (stores) => {
        const plans = await planOf(stores, caller, body)
        const fitting = plans.filter(({ reason }) => reason === null).map(({ application }) => application)
        return {
          success: true as const,
          preview: nameOf(body, plans),
          fits: fitting.map(({ id }) => id),
          left: plans.flatMap(({ application: { id }, reason }) =>
            reason === null ? [] : [{ application_id: id, reason }],
          ),
          emails: body.act === 'ask' ? await emailsOf(stores, body, fitting) : [],
        }
      })
    },

    async dashboardChangeApplicants({ caller, body }) {
      const fitting = await own(caller, async (stores) => {
        const plans = await planOf(stores, caller, body)
        if (nameOf(body, plans) !== body.preview) throw new Refusal('work_changed')
        const some = plans.filter(({ reason }) => reason === null)
        if (body.act !== 'ask') await change(stores, caller, body, some)
        return some
      })
      if (body.act === 'ask') await ask(caller, body, fitting)
      return { success: true as const, changed: fitting.length }
    },
  } satisfies Handlers<'dashboardPreviewApplicants' | 'dashboardChangeApplicants'>
}
