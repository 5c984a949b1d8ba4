import { and, count, eq, inArray, isNotNull, isNull, sql, sum } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { IdType, UploadType } from '@attesta/contract/document.ts'
import type { ParseResult, Verdict } from '@attesta/domain/facts/parse-result.ts'
import { isOfContent } from '@attesta/domain/reconcile/contest.ts'
import { reviewed } from '@attesta/domain/review/reviewed.ts'
import { builtOnce } from '../db/built-once.ts'
import { applications, documents } from '../db/schema.ts'
import { standingContests, type StandingContest } from './contests.ts'
import { decisionsOn, undecided, type Decisions } from './review-decisions.ts'
import type { StoreContext } from './store-context.ts'

export interface Labels {
  fileName: string
  otherType: string | null
  bankName: string | null
  bankAbi: string | null
}

export interface NewDocument {
  id: string
  applicationId: string
  userId: string
  type: UploadType
  idType: IdType | null
  labels: Labels
  /** Null for what a bank connection gave. */
  fileKey: string | null
  size: number
  mediaType: string
  fingerprint: string
  /** The hand-over that it came by; null when the computer sent it. */
  handoverId: string | null
  /** The bank connection that it came by; null for a file. */
  connectionId: string | null
}

export interface Document extends NewDocument {
  status: 'processing' | 'done'
  /**
   * Null while processing; a verdict other than `parsed` or `partial` has a result with findings only. As a person's
   * review left it, where there was one.
   */
  result: ParseResult | null
  /** The reading itself, which no review changes. */
  read: ParseResult | null
  decisions: Decisions
  parsedAt: Date | null
  parseTries: number
  createdAt: Date
  /** What the person holds against what was found on it. */
  contests: readonly StandingContest[]
}

const place = (column: 'labels' | 'result', row: string) => ({ table: 'documents', column, row })
const key = (applicationId: string) => ({ kind: 'application', id: applicationId }) as const

const isLive = isNull(documents.deletedAt)
const ofApplication = builtOnce((tx) =>
  tx
    .select()
    .from(documents)
    .where(and(eq(documents.applicationId, sql.placeholder('applicationId')), isLive))
    .orderBy(documents.createdAt, documents.id)
    .prepare('documents'),
)

const owner = alias(applications, 'owner')
/** A person's next document is read as if it had come so much later than the one before: about as long as one takes. */
const turnSeconds = 5

export const createDocuments = ({ tx, keys, clock, jobs }: StoreContext) => {
  const opened = async (
    row: typeof documents.$inferSelect,
    contests: ReadonlyMap<string, StandingContest[]>,
    decided: ReadonlyMap<string, Decisions>,
  ): Promise<Document> => {
    const { labels, result, verdict: _verdict, deletedAt: _deleted, ...plain } = row
    const read = result
      ? await keys.openJson<ParseResult>(key(row.applicationId), place('result', row.id), result)
      : null
    const decisions = decided.get(row.id) ?? undecided
    return {
      ...plain,
      contests: contests.get(row.id) ?? [],
      labels: await keys.openJson<Labels>(key(row.applicationId), place('labels', row.id), labels),
      read,
      decisions,
      result: read && reviewed(read, decisions),
    }
  }

  /** Over all applications of this one's owner. */
  const unreadOfPerson = (applicationId: string): Promise<number> =>
    tx.$count(
      documents,
      and(
        eq(documents.status, 'processing'),
        isLive,
        inArray(
          documents.applicationId,
          tx
            .select({ id: applications.id })
            .from(applications)
            .where(
              eq(applications.userId, tx.select({ id: owner.userId }).from(owner).where(eq(owner.id, applicationId))),
            ),
        ),
      ),
    )

  return {
    /**
     * Keeps the row of a file that already lies safely in the store, and queues its reading: both or neither. `begun`:
     * when its upload began, by which documents are listed: of three at once, the smallest arrives first.
     */
    async create(document: NewDocument, begun: Date = clock.now()): Promise<void> {
      const labels = await keys.seal(key(document.applicationId), place('labels', document.id), document.labels)
      const unread = await unreadOfPerson(document.applicationId)
      await tx.insert(documents).values({ ...document, labels, status: 'processing', createdAt: begun })
      const isPicture = document.mediaType.startsWith('image/')
      await jobs.send(
        'parseDocument',
        { documentId: document.id, ...(isPicture && { isFromPixels: true }) },
        0,
        unread * turnSeconds,
      )
    },

    /**
     * Keeps what a bank connection gave, or what was read when it was handed in for another home: there is nothing left
     * to read.
     */
    async createRead(document: NewDocument, result: ParseResult): Promise<void> {
      const labels = await keys.seal(key(document.applicationId), place('labels', document.id), document.labels)
      const now = clock.now()
      await tx.insert(documents).values({
        ...document,
        labels,
        status: 'done',
        verdict: result.verdict,
        result: await keys.seal(key(document.applicationId), place('result', document.id), result),
        parsedAt: now,
        createdAt: now,
      })
    },

    async find(id: string): Promise<Document | null> {
      const [row] = await tx
        .select()
        .from(documents)
        .where(and(eq(documents.id, id), isLive))
      return row
        ? opened(
            row,
            await standingContests({ tx, keys }, row.applicationId),
            await decisionsOn({ tx, keys }, row.applicationId),
          )
        : null
    },

    /** The application's documents in the order in which they came. */
    async of(applicationId: string): Promise<Document[]> {
      const [rows, contests, decided] = await Promise.all([
        ofApplication(tx).execute({ applicationId }),
        standingContests({ tx, keys }, applicationId),
        decisionsOn({ tx, keys }, applicationId),
      ])
      return Promise.all(rows.map((row) => opened(row, contests, decided)))
    },

    async usage(applicationId: string): Promise<{ files: number; bytes: number }> {
      const [row] = await tx
        .select({ files: count(), bytes: sum(documents.size) })
        .from(documents)
        .where(and(eq(documents.applicationId, applicationId), isLive))
      return { files: row?.files ?? 0, bytes: Number(row?.bytes ?? 0) }
    },

    /** Of all applications of an account; files that were removed count until they are gone. */
    async usageOfAccount(userId: string): Promise<{ files: number; bytes: number }> {
      const [row] = await tx
        .select({ files: count(), bytes: sum(documents.size) })
        .from(documents)
        .where(eq(documents.userId, userId))
      return { files: row?.files ?? 0, bytes: Number(row?.bytes ?? 0) }
    },

    /**
     * Notes that a reader starts on the file. Returns the try's number from 1, or `null` when there is nothing to read
     * any more.
     */
    async beginTry(id: string): Promise<number | null> {
      const [row] = await tx
        .update(documents)
        .set({ parseTries: sql`${documents.parseTries} + 1` })
        .where(and(eq(documents.id, id), isLive, eq(documents.status, 'processing')))
        .returning({ tries: documents.parseTries })
      return row?.tries ?? null
    },

    /** A try that was ended from outside does not count against the file. */
    async forgiveTry(id: string): Promise<void> {
      await tx
        .update(documents)
        .set({ parseTries: sql`greatest(${documents.parseTries} - 1, 0)` })
        .where(eq(documents.id, id))
    },

    /** Queues a file whose text does not suffice among those that are read from pixels, where its turn is as it was. */
    async readFromPixels(id: string, behindSeconds: number): Promise<void> {
      await this.forgiveTry(id)
      await jobs.send('parseDocument', { documentId: id, isFromPixels: true }, 0, behindSeconds)
    },

    /**
     * Stores the one result of a file. A second result of the same file changes nothing; gives whether this one was
     * stored.
     */
    async saveResult(id: string, applicationId: string, result: ParseResult, verdict: Verdict): Promise<boolean> {
      const saved = await tx
        .update(documents)
        .set({
          status: 'done',
          verdict,
          result: await keys.seal(key(applicationId), place('result', id), result),
          parsedAt: clock.now(),
        })
        .where(and(eq(documents.id, id), isLive, eq(documents.status, 'processing')))
        .returning({ id: documents.id })
      return saved.length > 0
    },

    /** How many files the applicant took back after a blocker about what they show. */
    async refusedOf(applicationId: string): Promise<number> {
      const gone = await tx
        .select({ id: documents.id, result: documents.result })
        .from(documents)
        .where(and(eq(documents.applicationId, applicationId), isNotNull(documents.deletedAt)))
      const read = await Promise.all(
        gone.map(({ id, result }) =>
          result ? keys.openJson<ParseResult>(key(applicationId), place('result', id), result) : null,
        ),
      )
      return read.filter((result) => result?.findings.some(isOfContent)).length
    },

    async remove(id: string): Promise<void> {
      await tx
        .update(documents)
        .set({ deletedAt: clock.now() })
        .where(and(eq(documents.id, id), isLive))
    },
  }
}
