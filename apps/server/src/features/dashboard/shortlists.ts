/** Shortlists whose names are sealed until the choice, and the protocol that shows how it was made. Decision 0147. */
import { maxSealed, minSealed, type SealedState } from '@attesta/contract/sealed-limits.ts'
import { problemOfDecision } from '@attesta/domain/decisions/judge-decision.ts'
import { bandsOf } from '@attesta/domain/decisions/sealed-bands.ts'
import { fullName } from '../../documents/view-document.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { SealedChoice, SealedShortlist } from '../../stores/sealed-shortlists.ts'
import type { Stores } from '../../stores/index.ts'
import { listingChoices } from './listing-choices.ts'
import { ownListing, ownScope } from './own-company.ts'
import { shuffled } from './shuffled.ts'

type Caller = CallerOf<'member'>

const stateOf = ({ endedAt, chosenLabel }: SealedShortlist): SealedState =>
  endedAt === null ? 'sealed' : chosenLabel === null ? 'opened' : 'chosen'
const labelAt = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index)
const refuse = (key: string) => new Refusal('validation', { msg: [{ field: 'criteria', key }] })

const plainRow = (
  row: SealedShortlist & { households: number },
  { names, listingNames }: { names: ReadonlyMap<string, string>; listingNames: ReadonlyMap<string, string> },
) => ({
  id: row.id,
  listing_id: row.listingId,
  listing_name: listingNames.get(row.listingId) ?? '',
  started_at: row.startedAt.toISOString(),
  started_by: names.get(row.startedBy ?? '') ?? '',
  households: row.households,
  state: stateOf(row),
})

async function namesOf(stores: Stores, { companyId }: Caller) {
  const listings = await stores.listings.headsOfCompany(companyId)
  return {
    // A colleague's program looks at reports too.
    names: new Map([...(await stores.members.namesEver(companyId)), ...(await stores.apiKeys.names(companyId))]),
    listings,
    listingNames: new Map(listings.map(({ id, name }) => [id, name])),
  }
}

/** @throws Refusal `not_found`; `conflict` once it is opened */
async function sealedOne(stores: Stores, { companyId }: Caller, id: string): Promise<SealedShortlist> {
  const found = await stores.sealedShortlists.findLocked(companyId, id)
  if (!found) throw new Refusal('not_found')
  if (found.endedAt !== null) throw new Refusal('conflict')
  return found
}

/** Reveals the names, and sends the webhooks that were held back until now. */
async function open(stores: Stores, { companyId, memberId }: Caller, id: string, choice: SealedChoice | null) {
  await stores.sealedShortlists.end(id, memberId, choice)
  await stores.webhooks.release(companyId, await stores.sealedShortlists.sealedNow(companyId))
}

export const dashboardShortlists = (deps: Deps) => {
  const own = ownScope(deps)
  return {
    async dashboardShortlists({ caller, language }) {
      return own(caller, async (stores) => {
        const told = await namesOf(stores, caller)
        const rows = await stores.sealedShortlists.ofCompany(caller.companyId)
        const open = new Set(rows.filter(({ endedAt }) => endedAt === null).map(({ listingId }) => listingId))
        const candidates = await stores.sealedShortlists.candidates(caller.companyId)
        const ready = Map.groupBy(candidates, ({ listingId }) => listingId)
        return {
          success: true as const,
          shortlists: rows.map((row) => plainRow(row, told)),
          ready: listingChoices(told.listings, language)
            .map(({ id, ...named }) => ({ listing_id: id, ...named, households: ready.get(id)?.length ?? 0 }))
            .filter(
              ({ listing_id: id, households }) => !open.has(id) && households >= minSealed && households <= maxSealed,
            ),
        }
      })
    },

    async dashboardStartShortlist({ caller, params }) {
      return own(caller, async (stores) => {
        const { companyId, memberId } = caller
        const { id: listingId } = await ownListing(stores, caller, params.listing_id)
        // Locked: of two colleagues who seal the same listing one is refused.
        await stores.members.ofCompanyLocked(companyId)
        if (await stores.sealedShortlists.openOf(companyId, listingId)) throw new Refusal('conflict')
        const criteria = await stores.decisionCriteria.inForce(companyId, listingId)
        if (criteria.length === 0) throw refuse('Shortlists.Error.NoCriteria')
        const ids = (await stores.sealedShortlists.candidates(companyId, listingId)).map((one) => one.applicationId)
        const standing = await stores.reports.currentOfEach(ids)
        const bands = ids.flatMap((applicationId, index) => {
          const report = standing.get(applicationId)
          return report ? [{ applicationId, bands: bandsOf(report.snapshot, index + 1) }] : []
        })
        if (bands.length < minSealed || bands.length > maxSealed) throw refuse('Shortlists.Error.Number')
        return {
          success: true as const,
          shortlist_id: await stores.sealedShortlists.start(
            { companyId, listingId, startedBy: memberId },
            criteria.map(({ id, preset, text, setAt }) => ({ id, preset, text, setAt: setAt.toISOString() })),
            shuffled(bands, deps.random).map((one, index) => ({ label: labelAt(index), ...one })),
          ),
        }
      })
    },

    async dashboardShortlist({ caller, params }) {
      return own(caller, async (stores) => {
        const found = await stores.sealedShortlists.findLocked(caller.companyId, params.shortlist_id)
        if (!found) throw new Refusal('not_found')
        const { criteria, startedAt, endedAt, endedBy, chosenLabel } = found
        const told = await namesOf(stores, caller)
        const entries = await stores.sealedShortlists.entriesOf(found.id)
        // As long as it is sealed, nothing is even read that leads to a name.
        const ids = endedAt === null ? [] : entries.map(({ applicationId }) => applicationId)
        const applications = await stores.applications.findEach(ids)
        const looks = endedAt ? await stores.companyActivity.looksBefore(caller.companyId, ids, startedAt) : []
        const labelOf = new Map(entries.map(({ applicationId, label }) => [applicationId, label]))
        const shown = ({ id, preset, text, setAt }: (typeof criteria)[number]) => ({ id, preset, text, set_at: setAt })
        return {
          success: true as const,
          shortlist: {
            ...plainRow({ ...found, households: entries.length }, told),
            criteria: criteria.map(shown),
            entries: entries.map(({ label, bands, applicationId }) => {
              const application = applications.get(applicationId)
              return {
                label,
                bands,
                name: application ? fullName(application) : null,
                application_id: application ? applicationId : null,
              }
            }),
            ended_at: endedAt?.toISOString() ?? null,
            ended_by: told.names.get(endedBy ?? '') ?? '',
            chosen: chosenLabel,
            named: (found.stands ?? []).flatMap(({ id, stands }) =>
              criteria.filter((one) => one.id === id).map((one) => ({ ...shown(one), stands })),
            ),
            looks: looks.map(({ at, memberId, applicationId }) => ({
              at: at.toISOString(),
              member: told.names.get(memberId ?? '') ?? '',
              label: labelOf.get(applicationId)!,
            })),
          },
        }
      })
    },

    async dashboardChooseSealed({ caller, params, body: { label, criteria } }) {
      return own(caller, async (stores) => {
        const found = await sealedOne(stores, caller, params.shortlist_id)
        const entries = await stores.sealedShortlists.entriesOf(found.id)
        if (!entries.some((one) => one.label === label)) throw new Refusal('not_found')
        const draft = { outcome: 'offered' as const, isAnotherChosen: false, criteria }
        const key = problemOfDecision(draft, { stage: 'none', usable: found.criteria.map(({ id }) => id) })
        if (key !== null) throw refuse(key)
        await open(stores, caller, found.id, { label, stands: criteria })
        return { success: true as const }
      })
    },

    async dashboardUnseal({ caller, params }) {
      return own(caller, async (stores) => {
        const found = await sealedOne(stores, caller, params.shortlist_id)
        await open(stores, caller, found.id, null)
        return { success: true as const }
      })
    },
  } satisfies Handlers<
    | 'dashboardShortlists'
    | 'dashboardStartShortlist'
    | 'dashboardShortlist'
    | 'dashboardChooseSealed'
    | 'dashboardUnseal'
  >
}
