import type { ReviewStanding } from '@attesta/contract/review.ts'
import { expectedWait } from '@attesta/domain/review/expected-wait.ts'
import { viewQuestion } from '../../application/view-question.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'

export const review = ({ transact, config }: Deps) => {
  /** As the applicant sees it: without the operator who looks. */
  async function standingOf({ userId, applicationId }: CallerOf<'owner'>): Promise<ReviewStanding> {
    const own = await transact({ kind: 'applicant', userId }, async (stores) => ({
      found: await stores.reviews.of(applicationId),
      questions: await stores.reviewQuestions.of(applicationId),
    }))
    const { waits, hours } = await transact({ kind: 'system', task: 'expected-wait' }, async (stores) => ({
      waits: await stores.reviews.lastWaits(),
      hours: (await stores.installationFacts.reviewHours()) ?? config.reviewHours,
    }))
    const { found, questions } = own
    return {
      state: found?.state ?? null,
      opened_at: found?.openedAt.toISOString() ?? null,
      released_at: found?.releasedAt?.toISOString() ?? null,
      asked_for: found !== null && found.askedForAt !== null,
      expected: expectedWait(waits, hours),
      working_hours: hours,
      questions: questions.map(viewQuestion),
    }
  }

  return {
    async reviewStanding({ caller }) {
      return { success: true as const, review: await standingOf(caller) }
    },

    async askForReview({ caller }) {
      await transact({ kind: 'applicant', userId: caller.userId }, async (stores) => {
        const application = await stores.applications.findLocked(caller.applicationId)
        if (!application) throw new Refusal('not_found')
        const there = await stores.reviews.of(application.id)
        const isOpen = there !== null && there.state !== 'released'
        if (isOpen && there.askedForAt !== null) return
        // Nothing of theirs was handed in: there is nothing to look at.
        if ((await stores.documents.of(application.id)).length === 0) throw new Refusal('conflict')
        await stores.reviews.open(application, [...(isOpen ? there.grounds : []), 'asked'])
      })
      return { success: true as const, review: await standingOf(caller) }
    },

    async answerReviewQuestion({ caller, body }) {
      await transact({ kind: 'applicant', userId: caller.userId }, async (stores) => {
        await stores.applications.findLocked(caller.applicationId)
        if (!(await stores.reviewQuestions.answer(caller.applicationId, body.question_id, body.answer)))
          throw new Refusal('not_found')
        const there = await stores.reviews.of(caller.applicationId)
        const isWaiting = (await stores.reviewQuestions.of(caller.applicationId)).some(
          ({ answeredAt }) => answeredAt === null,
        )
        if (there?.state === 'asked' && !isWaiting) await stores.reviews.setState(there.id, 'taken')
      })
      return { success: true as const, review: await standingOf(caller) }
    },
  } satisfies Handlers<'reviewStanding' | 'askForReview' | 'answerReviewQuestion'>
}
