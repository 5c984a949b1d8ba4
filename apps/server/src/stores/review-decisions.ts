import { asc, eq, sql } from 'drizzle-orm'
import type { RulingOutcome } from '@attesta/contract/review.ts'
import { builtOnce } from '../db/built-once.ts'
import { corrections, rulings } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

export interface KeptCorrection {
  path: string
  value: string | null
  reason: string
  at: Date
  operatorId: string
}
export interface KeptRuling {
  code: string
  outcome: RulingOutcome
  reason: string
  params: Record<string, string | number>
  at: Date
  operatorId: string
}

/** All that was decided on one document, oldest first: what was decided later on the same value or finding counts. */
export interface Decisions {
  corrections: readonly KeptCorrection[]
  rulings: readonly KeptRuling[]
}

export const undecided: Decisions = { corrections: [], rulings: [] }

const key = (applicationId: string) => ({ kind: 'application', id: applicationId }) as const
const changePlace = (row: string) => ({ table: 'corrections', column: 'change', row })
const whyPlace = (row: string) => ({ table: 'rulings', column: 'why', row })

const correctionsOf = builtOnce((tx) =>
  tx
    .select()
    .from(corrections)
    .where(eq(corrections.applicationId, sql.placeholder('applicationId')))
    .orderBy(asc(corrections.createdAt), asc(corrections.id))
    .prepare('corrections'),
)
const rulingsOf = builtOnce((tx) =>
  tx
    .select()
    .from(rulings)
    .where(eq(rulings.applicationId, sql.placeholder('applicationId')))
    .orderBy(asc(rulings.createdAt), asc(rulings.id))
    .prepare('rulings'),
)

/** The decisions on an application's documents, by document. */
export async function decisionsOn(
  { tx, keys }: Pick<StoreContext, 'tx' | 'keys'>,
  applicationId: string,
): Promise<Map<string, Decisions>> {
  const [changed, ruled] = await Promise.all([
    correctionsOf(tx).execute({ applicationId }),
    rulingsOf(tx).execute({ applicationId }),
  ])
  const openedChanges = await Promise.all(
    changed.map(async ({ id, documentId, path, change, operatorId, createdAt }) => ({
      documentId,
      kept: {
        path,
        at: createdAt,
        operatorId,
        ...(await keys.openJson<Pick<KeptCorrection, 'value' | 'reason'>>(key(applicationId), changePlace(id), change)),
      },
    })),
  )
  const openedRulings = await Promise.all(
    ruled.map(async ({ id, documentId, code, outcome, why, operatorId, createdAt }) => ({
      documentId,
      kept: {
        code,
        outcome,
        at: createdAt,
        operatorId,
        ...(await keys.openJson<Pick<KeptRuling, 'reason' | 'params'>>(key(applicationId), whyPlace(id), why)),
      },
    })),
  )
  const ids = new Set([...openedChanges, ...openedRulings].map(({ documentId }) => documentId))
  const of = <T>(all: readonly { documentId: string; kept: T }[], id: string) =>
    all.filter(({ documentId }) => documentId === id).map(({ kept }) => kept)
  return new Map([...ids].map((id) => [id, { corrections: of(openedChanges, id), rulings: of(openedRulings, id) }]))
}

interface ReviewedDocument {
  id: string
  applicationId: string
  userId: string
}

export const createReviewDecisions = ({ tx, keys, clock, random }: StoreContext) => ({
  async correct(
    { id: documentId, applicationId, userId }: ReviewedDocument,
    operatorId: string,
    { path, ...change }: Pick<KeptCorrection, 'path' | 'value' | 'reason'>,
  ): Promise<void> {
    const id = random.uuid()
    await tx.insert(corrections).values({
      id,
      documentId,
      applicationId,
      userId,
      path,
      change: await keys.seal(key(applicationId), changePlace(id), change),
      operatorId,
      createdAt: clock.now(),
    })
  },

  async rule(
    { id: documentId, applicationId, userId }: ReviewedDocument,
    operatorId: string,
    { code, outcome, ...why }: Pick<KeptRuling, 'code' | 'outcome' | 'reason' | 'params'>,
  ): Promise<void> {
    const id = random.uuid()
    await tx.insert(rulings).values({
      id,
      documentId,
      applicationId,
      userId,
      code,
      outcome,
      why: await keys.seal(key(applicationId), whyPlace(id), why),
      operatorId,
      createdAt: clock.now(),
    })
  },
})
