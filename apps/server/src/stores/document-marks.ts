import { and, count, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { DocumentMarks } from '@attesta/domain/facts/document-marks.ts'
import type { PersonMarks } from '@attesta/domain/facts/person-marks.ts'
import { applications, documents, documentMarks } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

export interface MarkedDocument {
  documentId: string
  applicationId: string
  userId: string
}

/** Another person's document that shares most of this one's figures. */
export interface Likeness {
  /** Share of this document's kept marks, 0–1. */
  share: number
  sharedMarks: number
  /** Both documents name people, and no name of the one stands on the other. */
  namesDiffer: boolean
}

/**
 * The smallest digests stand for all: two documents with the same rows keep the same ones, and a row tells nothing of
 * how many there are.
 */
const MAX_MARKS = 64

type MarkKind = (typeof documentMarks.$inferSelect)['kind']

export const createDocumentMarks = ({ tx, keys }: StoreContext) => {
  const digest = (kind: MarkKind, text: string) => keys.hmac(`paper-${kind}`, text).slice(0, 32)
  const rowsOf = ({ rows }: DocumentMarks) =>
    rows
      .map((row) => digest('rows', row))
      .sort()
      .slice(0, MAX_MARKS)
  const namesOf = ({ names }: DocumentMarks) => names.map((name) => digest('name', name))

  return {
    async keep({ documentId, applicationId, userId }: MarkedDocument, marks: DocumentMarks): Promise<void> {
      const document = { documentId, applicationId, userId }
      await tx
        .insert(documentMarks)
        .values([
          ...rowsOf(marks).map((mark) => ({ ...document, kind: 'rows' as const, mark })),
          ...namesOf(marks).map((mark) => ({ ...document, kind: 'name' as const, mark })),
        ])
        .onConflictDoNothing()
    },

    async keepPerson(document: MarkedDocument, { numbers, fiscalCodes }: PersonMarks): Promise<void> {
      const marked = (kind: MarkKind, texts: readonly string[]) =>
        texts.map((text) => ({ ...document, kind, mark: digest(kind, text) }))
      const rows = [...marked('document-number', numbers), ...marked('fiscal-code', fiscalCodes)]
      if (rows.length > 0) await tx.insert(documentMarks).values(rows).onConflictDoNothing()
    },

    /**
     * Among the documents of people outside the applicant's household: who lives together may share an account. Null
     * when no other document shares a row.
     */
    async likest(
      { documentId, applicationId, userId }: MarkedDocument,
      marks: DocumentMarks,
    ): Promise<Likeness | null> {
      const own = rowsOf(marks),
        household = sql`coalesce(${applications.mainApplicationId}, ${applications.id})`
      const [likest] = await tx
        .select({ documentId: documentMarks.documentId, shared: count() })
        .from(documentMarks)
        .innerJoin(documents, and(eq(documents.id, documentMarks.documentId), isNull(documents.deletedAt)))
        .innerJoin(applications, and(eq(applications.id, documentMarks.applicationId), isNull(applications.deletedAt)))
        .where(
          and(
            eq(documentMarks.kind, 'rows'),
            inArray(documentMarks.mark, own),
            ne(documentMarks.documentId, documentId),
            ne(documentMarks.userId, userId),
            sql`${household} <> (select coalesce(a.main_application_id, a.id) from applications a where a.id = ${applicationId})`,
          ),
        )
        .groupBy(documentMarks.documentId)
        .orderBy(desc(count()))
        .limit(1)
      if (!likest) return null
      const theirs = (
        await tx
          .select({ mark: documentMarks.mark })
          .from(documentMarks)
          .where(and(eq(documentMarks.documentId, likest.documentId), eq(documentMarks.kind, 'name')))
      ).map(({ mark }) => mark)
      const names = namesOf(marks)
      return {
        share: likest.shared / own.length,
        sharedMarks: likest.shared,
        namesDiffer: theirs.length > 0 && names.length > 0 && !names.some((name) => theirs.includes(name)),
      }
    },

    async drop(documentId: string): Promise<void> {
      await tx.delete(documentMarks).where(eq(documentMarks.documentId, documentId))
    },
  }
}
