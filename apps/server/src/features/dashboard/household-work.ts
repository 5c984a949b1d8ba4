import { isDecided, maxNotesPerHousehold } from '@attesta/contract/household-work.ts'
import { workChanges, type SetWork } from '@attesta/domain/household/work-changes.ts'
import { announceStage } from './announce-stage.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Household, HouseholdWork } from '../../stores/household-work.ts'
import type { Stores } from '../../stores/index.ts'
import type { Member } from '../../stores/members.ts'
import { matchesOf } from './matches.ts'
import { ownHousehold, ownReport, ownScope } from './own-company.ts'

type MemberCaller = CallerOf<'member'>

/** Who may be in charge: those of the company who can change something. */
export const assignable = (members: readonly Member[]): { id: string; name: string }[] =>
  members.filter(({ role }) => role !== 'viewer').map(({ id, name }) => ({ id, name }))

/** A member who left the company or only reads is no longer in charge. */
export const inCharge = (assigneeId: string | null, colleagues: readonly { id: string }[]): string | null =>
  colleagues.some(({ id }) => id === assigneeId) ? assigneeId : null

/**
 * Returns the household as the caller's list shows it. @throws Refusal `not_found` also for a viewer while there is no
 * report, as in the list
 */
export async function shownHousehold(stores: Stores, caller: MemberCaller, id: string): Promise<Household> {
  const { id: applicationId } = await ownHousehold(stores, caller, id)
  if (caller.role === 'viewer' && (await stores.reports.currentOfEach([id])).size === 0) throw new Refusal('not_found')
  return { applicationId, companyId: caller.companyId }
}

/** Returns what the company set, without a colleague who is no more. */
export async function currentWork(
  stores: Stores,
  household: Household,
  colleagues: readonly { id: string }[],
): Promise<HouseholdWork> {
  const work = await stores.householdWork.of(household)
  return { ...work, assigneeId: inCharge(work.assigneeId, colleagues) }
}

/**
 * Saves what a colleague set, records it and tells the company's own server. Returns whether anything is different. @throws
 * Refusal `work_changed` when a colleague was quicker
 */
export async function saveWork(
  deps: Deps,
  stores: Stores,
  household: Household,
  memberId: string,
  before: HouseholdWork,
  after: SetWork,
): Promise<boolean> {
  const changes = workChanges(before, after)
  if (changes.length === 0) return false
  if (!(await stores.householdWork.save(household, before.version, after))) throw new Refusal('work_changed')
  await stores.householdWork.record(household, memberId, changes)
  if (before.stage !== after.stage) await announceStage(deps, stores, household, before.stage, after.stage)
  return true
}

/** Stage, colleague in charge, due date and notes of a household: set by people, read by the whole company. */
export const dashboardHouseholdWork = (deps: Deps) => {
  const own = ownScope(deps)
  return {
    async dashboardReportHousehold({ caller, params }) {
      return own(caller, async (stores) => {
        const { applicationId } = await ownReport(stores, caller, params.report_id)
        const main = await stores.applications.mainOf(applicationId)
        return { success: true as const, application_id: main ?? applicationId }
      })
    },

    async dashboardHouseholdWork({ caller, params }) {
      const { reply, people } = await own(caller, async (stores) => {
        const household = await shownHousehold(stores, caller, params.application_id)
        const main = (await stores.applications.find(household.applicationId))!
        const people = [main, ...(await stores.applications.linkedTo(main.id))]
        const colleagues = assignable(await stores.members.ofCompany(caller.companyId))
        const { stage, assigneeId, dueOn, version } = await currentWork(stores, household, colleagues)
        const names = await stores.members.namesEver(caller.companyId)
        const nameOf = (id: string | null) => (id === null ? '' : (names.get(id) ?? ''))
        const notes = await stores.householdNotes.of(household)
        const changes = await stores.householdWork.changes(household)
        await stores.householdNotes.markSeen(household, caller.memberId)
        const reply = {
          success: true as const,
          stage,
          assignee_id: assigneeId,
          due_on: dueOn,
          version,
          notes: notes.map(({ id, memberId, text, writtenAt, mentions }) => ({
            id,
            author: nameOf(memberId),
            written_at: writtenAt.toISOString(),
            text,
            is_own: memberId === caller.memberId && caller.role !== 'viewer',
            mentions: mentions.map(nameOf).filter((name) => name !== ''),
          })),
          changes: changes.map(({ memberId, kind, before, after, changedAt }) => {
            const told = (value: string | null) => (kind === 'assignee' && value !== null ? nameOf(value) : value)
            return {
              changed_at: changedAt.toISOString(),
              member: nameOf(memberId),
              kind,
              before: told(before),
              after: told(after),
            }
          }),
          colleagues,
        }
        return { reply, people }
      })
      return { ...reply, matches: await matchesOf(deps, caller, people) }
    },

    async dashboardSetHouseholdWork({ caller, params, body }) {
      return own(caller, async (stores) => {
        const household = await shownHousehold(stores, caller, params.application_id)
        // Locked: a colleague who is leaving is given nothing, and two who set the same household follow each other.
        const colleagues = assignable(await stores.members.ofCompanyLocked(caller.companyId))
        const before = await currentWork(stores, household, colleagues)
        if (before.version !== body.version) throw new Refusal('work_changed')
        if (inCharge(body.assignee_id, colleagues) !== body.assignee_id)
          throw new Refusal('validation', { msg: [{ field: 'assignee_id', key: 'Dashboard.Listing.Error.Assignee' }] })
        // Offers, refusals and what follows are decisions: they name their criteria.
        if (body.stage !== before.stage && (isDecided(body.stage) || isDecided(before.stage)))
          throw new Refusal('validation', { msg: [{ field: 'stage', key: 'Dashboard.Work.Error.ByDecision' }] })
        const after = { stage: body.stage, assigneeId: body.assignee_id, dueOn: body.due_on }
        const isChanged = await saveWork(deps, stores, household, caller.memberId, before, after)
        return { success: true as const, version: before.version + (isChanged ? 1 : 0) }
      })
    },

    async dashboardAddNote({ caller, params, body }) {
      return own(caller, async (stores) => {
        const household = await shownHousehold(stores, caller, params.application_id)
        if ((await stores.householdNotes.count(household)) >= maxNotesPerHousehold)
          throw new Refusal('validation', { msg: [{ field: 'text', key: 'Dashboard.Work.Error.NotesFull' }] })
        const colleagues = (await stores.members.ofCompany(caller.companyId)).map(({ id }) => id)
        const mentions = [...new Set(body.mentions)].filter((id) => id !== caller.memberId)
        if (mentions.some((id) => !colleagues.includes(id)))
          throw new Refusal('validation', { msg: [{ field: 'mentions', key: 'Dashboard.Listing.Error.Assignee' }] })
        const noteId = await stores.householdNotes.add(household, caller.memberId, body.text, mentions)
        await stores.householdWork.record(household, caller.memberId, [
          { kind: 'note-added', before: null, after: null },
        ])
        return { success: true as const, note_id: noteId }
      })
    },

    async dashboardDeleteNote({ caller, params }) {
      return own(caller, async (stores) => {
        const household = await shownHousehold(stores, caller, params.application_id)
        if (!(await stores.householdNotes.deleteOwn(household, caller.memberId, params.note_id)))
          throw new Refusal('not_found')
        await stores.householdWork.record(household, caller.memberId, [
          { kind: 'note-deleted', before: null, after: null },
        ])
        return { success: true as const }
      })
    },
  } satisfies Handlers<
    | 'dashboardReportHousehold'
    | 'dashboardHouseholdWork'
    | 'dashboardSetHouseholdWork'
    | 'dashboardAddNote'
    | 'dashboardDeleteNote'
  >
}
