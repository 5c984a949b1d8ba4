import { isContestable } from '@attesta/domain/reconcile/contest.ts'
import { valueAt } from '@attesta/domain/review/reviewed.ts'
import { tidied } from '@attesta/contract/review.ts'
import { problemsAt } from '../../documents/assess-documents.ts'
import { announce } from '../../application/announce.ts'
import { finishedPartChanged } from '../../application/household-progress.ts'
import { groundsOf, reviewWhenNeeded } from '../../documents/review-grounds.ts'
import { viewQuestion } from '../../application/view-question.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Language } from '@attesta/contract/fields.ts'
import type { Stores } from '../../stores/index.ts'
import { postReviewEmail } from './emails.ts'
import { openCase, ownCase, documentIn, task, type OpenCase } from './open-case.ts'
import { viewCase } from './view-case.ts'

export const reviewActs = (deps: Deps) => {
  /** Decides something about the caller's case, and shows the case as it is then. */
  async function decide(
    { caller, params, language }: { caller: CallerOf<'operator'>; params: { review_id: string }; language: Language },
    act: (stores: Stores, opened: OpenCase) => Promise<void>,
  ) {
    const opened = await deps.transact(task, async (stores) => {
      const own = await ownCase(stores, deps, caller, params.review_id)
      await act(stores, own)
      await reviewWhenNeeded(stores, own.application)
      return openCase(stores, deps, params.review_id)
    })
    return {
      success: true as const,
      application_id: opened.application.id,
      review: viewCase({ words: deps.words, language, operatorId: caller.operatorId }, opened),
    }
  }

  return {
    correctReading: (input) =>
      decide(input, async (stores, opened) => {
        const { document_id, path, value, reason } = input.body
        const document = documentIn(opened, document_id)
        // What a bank itself tells is not read, and so not misread.
        if (document.connectionId !== null) throw new Refusal('conflict')
        if (document.read === null || valueAt(document.read, path) === undefined) throw new Refusal('not_found')
        await stores.reviewDecisions.correct(document, input.caller.operatorId, {
          path,
          value: value === null ? null : tidied(path, value),
          reason,
        })
      }),

    ruleOnFinding: (input) =>
      decide(input, async (stores, opened) => {
        const { document_id, code, outcome, reason } = input.body
        const document = documentIn(opened, document_id)
        const standing = problemsAt(opened.assessed, document.id).find((problem) => problem.code === code)
        const before = document.decisions.rulings.findLast((ruling) => ruling.code === code)
        if (!standing && !before) throw new Refusal('not_found')
        if (!isContestable(code)) throw new Refusal('not_contestable')
        await stores.reviewDecisions.rule(document, input.caller.operatorId, {
          code,
          outcome,
          reason,
          params: standing?.params ?? before?.params ?? {},
        })
      }),

    async askApplicant({ caller, params, body }) {
      const { application_id, question } = await deps.transact(task, async (stores) => {
        const opened = await ownCase(stores, deps, caller, params.review_id)
        const documentId = body.document_id === null ? null : documentIn(opened, body.document_id).id
        const id = await stores.reviewQuestions.ask(
          { applicationId: opened.application.id, userId: opened.application.userId },
          caller.operatorId,
          documentId,
          body.question,
        )
        await stores.reviews.setState(opened.kept.id, 'asked')
        await postReviewEmail(deps, stores, opened.application, { kind: 'review-question', cause: id })
        return {
          application_id: opened.application.id,
          question: (await stores.reviewQuestions.of(opened.application.id)).find((one) => one.id === id)!,
        }
      })
      return { success: true as const, application_id, question: viewQuestion(question) }
    },

    async releaseReview({ caller, params }) {
      const application_id = await deps.transact(task, async (stores) => {
        const { kept, application, documents } = await ownCase(stores, deps, caller, params.review_id)
        if (groundsOf(application, documents, false).length > 0) throw new Refusal('review_undecided')
        await stores.reviews.release(kept.id)
        await finishedPartChanged(stores, application)
        await announce(stores, application, 'review.decided', deps.random.uuid(), deps.clock.now())
        await postReviewEmail(deps, stores, application, {
          kind: 'review-released',
          cause: `${kept.id}/${kept.openedAt.getTime()}`,
        })
        return application.id
      })
      return { success: true as const, application_id }
    },
  } satisfies Handlers<'correctReading' | 'ruleOnFinding' | 'askApplicant' | 'releaseReview'>
}
