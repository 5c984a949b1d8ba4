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
     * Among the documents of people outside the applicant's household: who lives together may share an account. The
     * likest under another name comes first, for many like ones under the same name must not hide it; then the likest of
     * the rest. Empty when no other document shares a row.
     */
    async likest({ documentId, applicationId, userId }: MarkedDocument, marks: DocumentMarks): Promise<Likeness[]> {
      const own = rowsOf(marks),
        names = namesOf(marks),
        household = sql`coalesce(${applications.mainApplicationId}, ${applications.id})`
      const alike = tx.$with('alike').as(
        tx
          .select({ documentId: documentMarks.documentId, shared: count().as('shared') })
          .from(documentMarks)
          .innerJoin(documents, and(eq(documents.id, documentMarks.documentId), isNull(documents.deletedAt)))
          .innerJoin(
            applications,
            and(eq(applications.id, documentMarks.applicationId), isNull(applications.deletedAt)),
          )
          .where(
            and(
              eq(documentMarks.kind, 'rows'),
              inArray(documentMarks.mark, own),
              ne(documentMarks.documentId, documentId),
              ne(documentMarks.userId, userId),
              sql`${household} <> (select coalesce(a.main_application_id, a.id) from applications a where a.id = ${applicationId})`,
            ),
          )
          .groupBy(documentMarks.documentId),
      )
      const isSame = names.length === 0 ? sql`true` : inArray(documentMarks.mark, names)
      const named = tx.$with('named').as(
        tx
          .select({
            shared: alike.shared,
            // A document that names no person, or beside one that names none, is under no other name.
            namesDiffer: sql<boolean>`coalesce(not bool_or(${isSame}), false)`.as('names_differ'),
          })
          .from(alike)
          .leftJoin(documentMarks, and(eq(documentMarks.documentId, alike.documentId), eq(documentMarks.kind, 'name')))
          .groupBy(alike.documentId, alike.shared),
      )
      const likest = await tx
        .with(alike, named)
        .select({ namesDiffer: named.namesDiffer, shared: sql<number>`max(${named.shared})`.mapWith(Number) })
        .from(named)
        .groupBy(named.namesDiffer)
        .orderBy(desc(named.namesDiffer))
      return likest.map(({ shared, namesDiffer }) => ({
        share: shared / own.length,
        sharedMarks: shared,
        namesDiffer,
      }))
    },

    async drop(documentId: string): Promise<void> {
      await tx.delete(documentMarks).where(eq(documentMarks.documentId, documentId))
    },
  }
}
