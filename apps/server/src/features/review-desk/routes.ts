import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { drawPage } from '../../documents/pages/draw-page.ts'
import { openCase, documentIn, task } from './open-case.ts'
import { viewCase } from './view-case.ts'

export const reviewDesk = (deps: Deps) =>
  ({
    async listReviews({ caller }) {
      const reviews = await deps.transact(task, async (stores) => {
        const rows = await stores.reviews.waiting()
        return Promise.all(
          rows.map(async (row) => {
            const application = await stores.applications.find(row.applicationId)
            const takenBy = row.takenBy === null ? null : await stores.operators.find(row.takenBy)
            return (
              application && {
                id: row.id,
                state: row.state,
                grounds: row.grounds,
                opened_at: row.openedAt.toISOString(),
                due_at: row.dueAt.toISOString(),
                taken_by: takenBy?.name ?? null,
                is_mine: row.takenBy === caller.operatorId,
                type: application.type,
                region: application.region,
                documents: (await stores.documents.usage(application.id)).files,
              }
            )
          }),
        )
      })
      return { success: true as const, reviews: reviews.filter((row) => row !== null) }
    },

    async reviewHours() {
      const set = await deps.transact(task, (stores) => stores.installationFacts.reviewHours())
      const usual = deps.config.reviewHours
      return { success: true as const, hours: set ?? usual, usual, is_set: set !== null }
    },

    async setReviewHours({ body }) {
      await deps.transact(task, (stores) => stores.installationFacts.setReviewHours(body.hours))
      return { success: true as const }
    },

    async readReview({ caller, params, language }) {
      const opened = await deps.transact(task, (stores) => openCase(stores, deps, params.review_id))
      return {
        success: true as const,
        application_id: opened.application.id,
        review: viewCase({ words: deps.words, language, operatorId: caller.operatorId }, opened),
      }
    },

    async readReviewPage({ params, caller, language }) {
      const opened = await deps.transact(task, (stores) => openCase(stores, deps, params.review_id))
      if (opened.kept.state === 'released') throw new Refusal('conflict')
      const document = documentIn(opened, params.document_id),
        page = Number(params.page)
      const { fields, findings } = viewCase(
        { words: deps.words, language, operatorId: caller.operatorId },
        opened,
      ).documents.find(({ id }) => id === document.id)!
      const placed = [
        ...fields.map(({ path, ...place }) => ({ name: path, ...place })),
        ...findings.map(({ code, ...place }) => ({ name: code, ...place })),
      ].filter((one) => one.page === page && one.box !== null)
      const picture = await drawPage(deps, document, {
        page,
        boxes: placed.map(({ box }) => box),
        isMasked: false,
        cropAt: null,
        watermark: null,
      })
      return {
        success: true as const,
        application_id: opened.application.id,
        names: placed.map(({ name }) => name),
        picture,
      }
    },

    async takeReview({ caller, params, language }) {
      const opened = await deps.transact(task, async (stores) => {
        const { kept } = await openCase(stores, deps, params.review_id)
        if (kept.state === 'released') throw new Refusal('conflict')
        await stores.reviews.take(kept.id, caller.operatorId)
        return openCase(stores, deps, params.review_id)
      })
      return {
        success: true as const,
        application_id: opened.application.id,
        review: viewCase({ words: deps.words, language, operatorId: caller.operatorId }, opened),
      }
    },
  }) satisfies Handlers<
    'listReviews' | 'reviewHours' | 'setReviewHours' | 'readReview' | 'readReviewPage' | 'takeReview'
  >
