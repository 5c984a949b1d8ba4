import { and, asc, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { SealedBands } from '@attesta/contract/sealed-shortlist.ts'
import type { CriterionStands } from '@attesta/contract/decision-limits.ts'
import {
  applications,
  archivedApplicants,
  householdWork,
  reports,
  sealedEntries,
  sealedShortlists,
} from '../db/schema.ts'
import type { SealedCriterion } from '../db/schema/sealed-shortlists.ts'
import type { StoreContext } from './store-context.ts'

export type SealedShortlist = typeof sealedShortlists.$inferSelect
export interface SealedEntry {
  label: string
  applicationId: string
  bands: SealedBands
}
export interface SealedChoice {
  label: string
  stands: { id: string; stands: CriterionStands }[]
}

/** Shown in a list. */
const maxShown = 100

/** Shortlists whose names are sealed until the choice. */
export const createSealedShortlists = ({ tx, clock, random }: StoreContext) => {
  const own = (companyId: string) => eq(sealedShortlists.companyId, companyId)
  return {
    /** Shortlisted households with a report that stands, the first who applied first; of one listing or of each. */
    async candidates(companyId: string, listingId?: string): Promise<{ listingId: string; applicationId: string }[]> {
      const standing = tx
        .select({ one: sql`1` })
        .from(reports)
        .where(and(eq(reports.applicationId, applications.id), isNull(reports.replacedAt), isNull(reports.revokedAt)))
      const put = tx
        .select({ one: sql`1` })
        .from(archivedApplicants)
        .where(eq(archivedApplicants.applicationId, applications.id))
      const rows = await tx
        .select({ listingId: applications.listingId, applicationId: applications.id })
        .from(householdWork)
        .innerJoin(applications, eq(applications.id, householdWork.applicationId))
        .where(
          and(
            eq(householdWork.companyId, companyId),
            eq(householdWork.stage, 'shortlisted'),
            eq(applications.companyId, companyId),
            isNull(applications.deletedAt),
            listingId === undefined
              ? sql`${applications.listingId} is not null`
              : eq(applications.listingId, listingId),
            sql`exists ${standing} and not exists ${put}`,
          ),
        )
        .orderBy(asc(applications.createdAt), asc(applications.id))
      return rows.map((row) => ({ applicationId: row.applicationId, listingId: row.listingId! }))
    },

    /** The newest first, each with how many households it has. */
    async ofCompany(companyId: string): Promise<(SealedShortlist & { households: number })[]> {
      const rows = await tx
        .select()
        .from(sealedShortlists)
        .where(own(companyId))
        .orderBy(desc(sealedShortlists.startedAt), desc(sealedShortlists.id))
        .limit(maxShown)
      if (rows.length === 0) return []
      const counts = await tx
        .select({ id: sealedEntries.shortlistId, households: count() })
        .from(sealedEntries)
        .where(
          inArray(
            sealedEntries.shortlistId,
            rows.map(({ id }) => id),
          ),
        )
        .groupBy(sealedEntries.shortlistId)
      const of = new Map(counts.map(({ id, households }) => [id, households]))
      return rows.map((row) => ({ ...row, households: of.get(row.id) ?? 0 }))
    },

    /** All applications of households that are sealed now: main applicants' and those with them. */
    async sealedNow(companyId: string): Promise<ReadonlySet<string>> {
      const rows = await tx
        .select({ id: applications.id })
        .from(sealedEntries)
        .innerJoin(
          sealedShortlists,
          and(eq(sealedShortlists.id, sealedEntries.shortlistId), isNull(sealedShortlists.endedAt)),
        )
        .innerJoin(
          applications,
          or(
            eq(applications.id, sealedEntries.applicationId),
            eq(applications.mainApplicationId, sealedEntries.applicationId),
          ),
        )
        .where(eq(sealedEntries.companyId, companyId))
      return new Set(rows.map(({ id }) => id))
    },

    /** Row locks: until this transaction is over, no open shortlist of the company ends. */
    async keepOpen(companyId: string): Promise<void> {
      await tx
        .select({ id: sealedShortlists.id })
        .from(sealedShortlists)
        .where(and(own(companyId), isNull(sealedShortlists.endedAt)))
        .for('share')
    },

    async openOf(companyId: string, listingId: string): Promise<boolean> {
      const rows = await tx
        .select({ id: sealedShortlists.id })
        .from(sealedShortlists)
        .where(and(own(companyId), eq(sealedShortlists.listingId, listingId), isNull(sealedShortlists.endedAt)))
      return rows.length > 0
    },

    /** Locked, so that of two who open it one is told that it is open. */
    async findLocked(companyId: string, id: string): Promise<SealedShortlist | null> {
      const [row] = await tx
        .select()
        .from(sealedShortlists)
        .where(and(own(companyId), eq(sealedShortlists.id, id)))
        .for('update')
      return row ?? null
    },

    async entriesOf(id: string): Promise<SealedEntry[]> {
      return tx
        .select({ label: sealedEntries.label, applicationId: sealedEntries.applicationId, bands: sealedEntries.bands })
        .from(sealedEntries)
        .where(eq(sealedEntries.shortlistId, id))
        .orderBy(asc(sealedEntries.label))
    },

    async start(
      { companyId, listingId, startedBy }: { companyId: string; listingId: string; startedBy: string },
      criteria: SealedCriterion[],
      entries: readonly SealedEntry[],
    ): Promise<string> {
      const id = random.uuid()
      await tx
        .insert(sealedShortlists)
        .values({ id, companyId, listingId, criteria, startedBy, startedAt: clock.now() })
      await tx.insert(sealedEntries).values(entries.map((entry) => ({ shortlistId: id, companyId, ...entry })))
      return id
    },

    /** Opens the names, with a choice or without one. */
    async end(id: string, endedBy: string, choice: SealedChoice | null): Promise<void> {
      await tx
        .update(sealedShortlists)
        .set({ endedAt: clock.now(), endedBy, chosenLabel: choice?.label ?? null, stands: choice?.stands ?? null })
        .where(eq(sealedShortlists.id, id))
    },
  }
}
