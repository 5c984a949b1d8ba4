import type { SavedAnswers, StepRouter } from '@attesta/contract/application.ts'
import type { AnswersKept, LeftBehind } from '@attesta/contract/reuse.ts'
import type { Day } from '@attesta/domain/day.ts'
import type { NeedState } from '@attesta/domain/journey/required-documents.ts'
import { answersKept, partsKept } from '@attesta/domain/reuse/answers-kept.ts'
import { firstStepLacking } from '@attesta/domain/reuse/first-step-lacking.ts'
import { coverOn } from '@attesta/domain/reuse/paid-until.ts'
import { leftBehind } from '@attesta/domain/reuse/documents-kept.ts'
import { todayFor } from '../../documents/applicant-facts.ts'
import { assessEach, assessDocuments } from '../../documents/assess-documents.ts'
import { identityOf } from '../../application/identity-of.ts'
import { requiresPayment } from '../../application/requires-payment.ts'
import type { Application } from '../../stores/applications.ts'
import type { Document } from '../../stores/documents.ts'
import type { Stores } from '../../stores/index.ts'
import type { Former } from './find-former.ts'

interface DocumentPlan {
  document: Document
  left: LeftBehind | null
}

/** All that comes of taking a finished application along: offered first, then done. */
export interface Plan {
  former: Former
  documents: DocumentPlan[]
  parts: AnswersKept[]
  answers: Partial<SavedAnswers>
  needs: readonly NeedState[]
  isIdentityProven: boolean
  /** Until when what was paid serves; null where nothing was, or its time is over. */
  coveredUntil: Day | null
  /** This home would have to be paid for, and is covered. */
  isCovered: boolean
  step: number
  router: StepRouter
}

function planDocuments(made: Application, documents: readonly Document[], today: Day): DocumentPlan[] {
  const ofDocument = assessEach(made, documents)
  return documents.map((document) => ({
    document,
    left: leftBehind(
      {
        type: document.type,
        result: document.result,
        isBlocked: ofDocument.get(document.id)?.some(({ blocker }) => blocker) ?? false,
      },
      made,
      today,
    ),
  }))
}

/**
 * What is still wanted is found by the very rules of the income check: as if the documents that go along had been
 * handed in now.
 */
export async function planReuse(stores: Stores, made: Application, former: Former, now: Date): Promise<Plan> {
  const today = todayFor(made, now)
  const old = former.application
  const documents = planDocuments(made, await stores.documents.of(old.id), today)
  const parts = partsKept(old, made)
  const answers = answersKept(old.answers, parts)
  const filled: Application = { ...made, answers: { ...made.answers, ...answers } }
  const { needs } = assessDocuments(
    filled,
    documents
      .filter(({ left }) => left === null)
      .map(({ document }) => ({ ...document, applicationId: made.id, createdAt: now })),
    today,
  )
  const identity = await identityOf(stores, { ...filled, id: old.id })
  const coveredUntil = coverOn(
    { isPaid: old.paidAt !== null, firstValidUntil: former.firstValidUntil, coveredUntil: old.coveredUntil },
    today,
  )
  return {
    former,
    documents,
    parts,
    answers,
    needs,
    isIdentityProven: identity.state === 'verified',
    coveredUntil,
    isCovered: coveredUntil !== null && requiresPayment(made),
    ...firstStepLacking({ old, made, answers: filled.answers, parts, needs }),
  }
}
