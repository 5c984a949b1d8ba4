import type { Language } from '@attesta/contract/fields.ts'
import type { ReuseOffer } from '@attesta/contract/reuse.ts'
import { missingDocuments } from '@attesta/domain/journey/required-documents.ts'
import { announce } from '../../application/announce.ts'
import { lastAtDoor } from '../../stores/entrance.ts'
import { todayFor } from '../../documents/applicant-facts.ts'
import { missingText } from '../../documents/missing-text.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Application } from '../../stores/applications.ts'
import type { Stores } from '../../stores/index.ts'
import { findFormer, isUntouched } from './find-former.ts'
import { planReuse, type Plan } from './plan.ts'
import { copyFiles, fill } from './take-along.ts'

const task = { kind: 'system', task: 'reuse-documents' } as const

export const reuse = (deps: Deps) => {
  const { transact, clock, storage, words } = deps

  async function planFor(
    stores: Stores,
    { userId, applicationId }: CallerOf<'owner'>,
    wanted?: string,
  ): Promise<{ made: Application; plan: Plan } | null> {
    const made = await stores.applications.findLocked(applicationId)
    if (!made || made.userId !== userId) throw new Refusal('not_found')
    if (!(await isUntouched(stores, made))) return null
    const now = clock.now()
    const former = await findFormer(stores, made, todayFor(made, now), wanted)
    return former && { made, plan: await planReuse(stores, made, former, now) }
  }

  async function view(
    stores: Stores,
    language: Language,
    { made, plan }: { made: Application; plan: Plan },
  ): Promise<ReuseOffer> {
    const {
      former: { application, finishedOn, until },
      documents,
      parts,
      needs,
      isIdentityProven,
      isCovered,
      coveredUntil,
      router,
    } = plan
    const [old, next] = [
      application.listingId === null ? null : await stores.listings.find(application.listingId),
      made.listingId === null ? null : await stores.listings.find(made.listingId),
    ]
    return {
      application_id: application.id,
      home: old?.listing.name ?? null,
      finished_on: finishedOn,
      until,
      answers: parts,
      identity: isIdentityProven,
      paid_until: isCovered ? coveredUntil : null,
      leads_to: router,
      company: next?.company.name ?? null,
      documents: documents.map(({ document, left }) => ({ name: document.labels.fileName, type: document.type, left })),
      wanted: missingDocuments(needs).map((missing) => missingText(words, language, missing)),
    }
  }

  return {
    async reuseOffer({ caller, language }) {
      return transact({ kind: 'applicant', userId: caller.userId }, async (stores) => {
        const planned = await planFor(stores, caller)
        return { success: true as const, offer: planned && (await view(stores, language, planned)) }
      })
    },

    /**
     * Files are copied before the application is held: copying may take long. What changed meanwhile is seen then, and
     * the copies go.
     */
    async reuseTake({ caller, body }) {
      const planned = await transact({ kind: 'applicant', userId: caller.userId }, (stores) =>
        planFor(stores, caller, body.from_application_id),
      )
      if (!planned) throw new Refusal('conflict')
      const copies = await copyFiles(deps, planned.made, planned.plan)
      try {
        return await transact(task, async (stores) => {
          const now = await planFor(stores, caller, body.from_application_id)
          const isSame =
            now !== null &&
            now.plan.documents
              .filter(({ left }) => left === null)
              .map(({ document }) => document.id)
              .join() === copies.map(({ of }) => of.id).join()
          if (!isSame) throw new Refusal('conflict')
          await fill(stores, now.made, now.plan, copies)
          if (now.made.step <= lastAtDoor)
            await announce(stores, now.made, 'application.started', now.made.id, clock.now())
          return { success: true as const, step_router: now.plan.router }
        })
      } catch (error) {
        if (error instanceof Refusal) await Promise.all(copies.map(({ fileKey }) => fileKey && storage.delete(fileKey)))
        throw error
      }
    },
  } satisfies Handlers<'reuseOffer' | 'reuseTake'>
}
