import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { PresetCriterion } from '@attesta/contract/decision-limits.ts'
import { decisionCriteria } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

export interface DecisionCriterion {
  id: string
  /** Null: of every listing. */
  listingId: string | null
  preset: PresetCriterion | null
  text: string | null
  setAt: Date
  /** Null once that membership is long over. */
  setBy: string | null
  endedAt: Date | null
}
type NewCriterion = Pick<DecisionCriterion, 'listingId' | 'preset' | 'text'>

/** What companies decide by. A criterion is set and ends; its words never change. */
export const createDecisionCriteria = ({ tx, clock, random }: StoreContext) => {
  const own = (companyId: string) => eq(decisionCriteria.companyId, companyId)
  const inForce = isNull(decisionCriteria.endedAt)
  return {
    /** Those that ended too, the oldest first. */
    async ofCompany(companyId: string): Promise<DecisionCriterion[]> {
      return tx
        .select()
        .from(decisionCriteria)
        .where(own(companyId))
        .orderBy(asc(decisionCriteria.setAt), asc(decisionCriteria.id))
    },

    /** In force for a listing: those of every listing and its own. */
    async inForce(companyId: string, listingId: string | null): Promise<DecisionCriterion[]> {
      const everywhere = isNull(decisionCriteria.listingId)
      const fits = listingId === null ? everywhere : or(everywhere, eq(decisionCriteria.listingId, listingId))
      return tx
        .select()
        .from(decisionCriteria)
        .where(and(own(companyId), inForce, fits))
        .orderBy(asc(decisionCriteria.setAt), asc(decisionCriteria.id))
    },

    async set(companyId: string, memberId: string, { listingId, preset, text }: NewCriterion): Promise<string> {
      const id = random.uuid()
      await tx
        .insert(decisionCriteria)
        .values({ id, companyId, listingId, preset, text, setAt: clock.now(), setBy: memberId })
      return id
    },

    /** False when there is none in force by that id. */
    async end(companyId: string, id: string): Promise<boolean> {
      const { rowCount } = await tx
        .update(decisionCriteria)
        .set({ endedAt: clock.now() })
        .where(and(own(companyId), eq(decisionCriteria.id, id), inForce))
      return rowCount === 1
    },
  }
}
