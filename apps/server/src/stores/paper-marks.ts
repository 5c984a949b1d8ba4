import { and, count, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { PaperMarks } from '@attesta/domain/facts/paper-marks.ts'
import { applications, documents, paperMarks } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

export interface MarkedPaper {
  documentId: string
  applicationId: string
  userId: string
}

/** The paper of somebody else that shares most of this one's figures. */
export interface Likeness {
  /** Share of this paper's kept marks, 0–1. */ share: number
  sharedMarks: number
  /** Both papers name people, and no name of the one stands on the other. */ namesDiffer: boolean
}

/** The smallest digests stand for all: two papers with the same rows keep the same ones, and a row tells nothing of how many there are. */
const MOST_MARKS = 64

export const createPaperMarks = ({ tx, keys }: StoreContext) => {
  const digest = (kind: 'rows' | 'name', text: string) => keys.hmac(`paper-${kind}`, text).slice(0, 32)
  const rowsOf = ({ rows }: PaperMarks) =>
    rows
      .map((row) => digest('rows', row))
      .sort()
      .slice(0, MOST_MARKS)
  const namesOf = ({ names }: PaperMarks) => names.map((name) => digest('name', name))

  return {
    async keep({ documentId, applicationId, userId }: MarkedPaper, marks: PaperMarks): Promise<void> {
      const paper = { documentId, applicationId, userId }
      await tx
        .insert(paperMarks)
        .values([
          ...rowsOf(marks).map((mark) => ({ ...paper, kind: 'rows' as const, mark })),
          ...namesOf(marks).map((mark) => ({ ...paper, kind: 'name' as const, mark })),
        ])
        .onConflictDoNothing()
    },

    /** Among the papers of people outside the applicant's household: who lives together may share an account. Null when no other paper shares a row. */
    async likest({ documentId, applicationId, userId }: MarkedPaper, marks: PaperMarks): Promise<Likeness | null> {
      const own = rowsOf(marks),
        household = sql`coalesce(${applications.mainApplicationId}, ${applications.id})`
      const [likest] = await tx
        .select({ documentId: paperMarks.documentId, shared: count() })
        .from(paperMarks)
        .innerJoin(documents, and(eq(documents.id, paperMarks.documentId), isNull(documents.deletedAt)))
        .innerJoin(applications, and(eq(applications.id, paperMarks.applicationId), isNull(applications.deletedAt)))
        .where(
          and(
            eq(paperMarks.kind, 'rows'),
            inArray(paperMarks.mark, own),
            ne(paperMarks.documentId, documentId),
            ne(paperMarks.userId, userId),
            sql`${household} <> (select coalesce(a.main_application_id, a.id) from applications a where a.id = ${applicationId})`,
          ),
        )
        .groupBy(paperMarks.documentId)
        .orderBy(desc(count()))
        .limit(1)
      if (!likest) return null
      const theirs = (
        await tx
          .select({ mark: paperMarks.mark })
          .from(paperMarks)
          .where(and(eq(paperMarks.documentId, likest.documentId), eq(paperMarks.kind, 'name')))
      ).map(({ mark }) => mark)
      const names = namesOf(marks)
      return {
        share: likest.shared / own.length,
        sharedMarks: likest.shared,
        namesDiffer: theirs.length > 0 && names.length > 0 && !names.some((name) => theirs.includes(name)),
      }
    },

    async drop(documentId: string): Promise<void> {
      await tx.delete(paperMarks).where(eq(paperMarks.documentId, documentId))
    },
  }
}
