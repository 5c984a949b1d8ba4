import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Language } from '@attesta/contract/fields.ts'
import type { RentReport } from '@attesta/contract/report.ts'
import { fromDecimal } from '@attesta/domain/money.ts'
import { summaryOf } from '@attesta/domain/report/summary.ts'
import { sha256Of } from '../crypto/sha256-of.ts'
import { builtOnce } from '../db/built-once.ts'
import { reportPrints, reports, revokedReports } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

export interface NewReport {
  id: string
  applicationId: string
  userId: string
  companyId: string | null
  listingId: string | null
  language: Language
  snapshot: RentReport
  fingerprint: string
  signature: string
  ruleSet: string
  qrToken: string
  validUntil: Date
}
export interface Report extends NewReport {
  pdfKey: string | null
  createdAt: Date
  replacedAt: Date | null
  revokedAt: Date | null
}

const place = (column: 'snapshot' | 'qr_token', row: string) => ({ table: 'reports', column, row })
const key = (applicationId: string) => ({ kind: 'application', id: applicationId }) as const
const qrTokenHash = (token: string): string => sha256Of(token)

/** Of the columns that lists sort by; what a document claims may be more. */
const MAX_CENTS = 2 ** 31 - 1

/** What lists count and sort by, in columns of their own: a query that only counts opens no snapshot. */
const summaryColumns = (snapshot: RentReport) => {
  const { netIncome, percentage, needsAttention } = summaryOf(snapshot)
  return {
    needsAttention,
    incomeCents: netIncome === null ? null : Math.max(-MAX_CENTS, Math.min(fromDecimal(netIncome), MAX_CENTS)),
    rentShare: percentage,
    isSummarised: true,
  }
}

const standing = (applicationIds: readonly string[]) =>
  and(inArray(reports.applicationId, [...applicationIds]), isNull(reports.replacedAt), isNull(reports.revokedAt))

const firstOfApplication = builtOnce((tx) =>
  tx
    .select({ createdAt: reports.createdAt, validUntil: reports.validUntil })
    .from(reports)
    .where(eq(reports.applicationId, sql.placeholder('applicationId')))
    .orderBy(asc(reports.createdAt), asc(reports.id))
    .limit(1)
    .prepare('first_report'),
)

/** Issued reports. Nothing here changes a snapshot. */
export const createReports = ({ tx, keys, clock }: StoreContext) => {
  const opened = async (row: typeof reports.$inferSelect): Promise<Report> => {
    const { snapshot, qrToken, qrTokenHash: _hash, ...plain } = row
    return {
      ...plain,
      language: row.language as Language,
      snapshot: await keys.openJson<RentReport>(key(row.applicationId), place('snapshot', row.id), snapshot),
      qrToken: (await keys.open(key(row.applicationId), place('qr_token', row.id), qrToken)).toString(),
    }
  }

  return {
    async create({ snapshot, qrToken, ...plain }: NewReport): Promise<void> {
      await tx.insert(reports).values({
        ...plain,
        qrTokenHash: qrTokenHash(qrToken),
        createdAt: clock.now(),
        ...summaryColumns(snapshot),
        snapshot: await keys.seal(key(plain.applicationId), place('snapshot', plain.id), snapshot),
        qrToken: await keys.seal(key(plain.applicationId), place('qr_token', plain.id), Buffer.from(qrToken)),
      })
    },

    /** The report that stands for an application: neither replaced nor revoked. */
    async currentOf(applicationId: string): Promise<Report | null> {
      const [row] = await tx
        .select()
        .from(reports)
        .where(and(eq(reports.applicationId, applicationId), isNull(reports.replacedAt), isNull(reports.revokedAt)))
        .orderBy(desc(reports.createdAt), desc(reports.id))
        .limit(1)
      return row ? opened(row) : null
    },

    /** The newest report of an application: the one that none has replaced, be it revoked or expired. */
    async latestOf(applicationId: string): Promise<Report | null> {
      const [row] = await tx
        .select()
        .from(reports)
        .where(and(eq(reports.applicationId, applicationId), isNull(reports.replacedAt)))
        .orderBy(desc(reports.createdAt), desc(reports.id))
        .limit(1)
      return row ? opened(row) : null
    },

    /**
     * The newest issue since a report, the report itself where none replaced it. Null when any issue since was
     * withdrawn: no reader is led past a withdrawal.
     */
    async newestSince({
      applicationId,
      createdAt,
    }: Pick<Report, 'applicationId' | 'createdAt'>): Promise<Report | null> {
      const [withdrawn] = await tx
        .select({ id: reports.id })
        .from(reports)
        .where(
          and(
            eq(reports.applicationId, applicationId),
            gte(reports.createdAt, createdAt),
            isNotNull(reports.revokedAt),
          ),
        )
        .limit(1)
      return withdrawn ? null : this.latestOf(applicationId)
    },

    /**
     * The first report that was made of an application, whatever became of it; `validUntil` is the instant at which it
     * was or is over.
     */
    async firstOf(applicationId: string): Promise<{ createdAt: Date; validUntil: Date } | null> {
      const [row] = await firstOfApplication(tx).execute({ applicationId })
      return row ?? null
    },

    /** Once: the first instant stands. */
    async revoke(id: string): Promise<void> {
      await tx
        .update(reports)
        .set({ revokedAt: clock.now() })
        .where(and(eq(reports.id, id), isNull(reports.revokedAt)))
    },

    async replace(id: string): Promise<void> {
      await tx
        .update(reports)
        .set({ replacedAt: clock.now() })
        .where(and(eq(reports.id, id), isNull(reports.replacedAt)))
    },

    async currentOfEach(applicationIds: readonly string[]): Promise<Map<string, Report>> {
      if (applicationIds.length === 0) return new Map()
      const rows = await tx
        .select()
        .from(reports)
        .where(standing(applicationIds))
        .orderBy(asc(reports.createdAt), asc(reports.id))
      await keys.load(rows.map(({ applicationId }) => key(applicationId)))
      const found = await Promise.all(rows.map(opened))
      return new Map(found.map((report) => [report.applicationId, report]))
    },

    /** Which report stands for each application, without opening any. */
    async idsOfEach(applicationIds: readonly string[]): Promise<Map<string, string>> {
      if (applicationIds.length === 0) return new Map()
      const rows = await tx
        .select({ applicationId: reports.applicationId, id: reports.id })
        .from(reports)
        .where(standing(applicationIds))
        .orderBy(asc(reports.createdAt), asc(reports.id))
      return new Map(rows.map(({ applicationId, id }) => [applicationId, id]))
    },

    /** Reports of which it was not noted yet what the list sorts by: from before that. */
    async notSummarised(max: number): Promise<string[]> {
      const rows = await tx.select({ id: reports.id }).from(reports).where(eq(reports.isSummarised, false)).limit(max)
      return rows.map(({ id }) => id)
    },
    async summarise({ id, snapshot }: Pick<Report, 'id' | 'snapshot'>): Promise<void> {
      await tx.update(reports).set(summaryColumns(snapshot)).where(eq(reports.id, id))
    },

    async find(id: string): Promise<Report | null> {
      const [row] = await tx.select().from(reports).where(eq(reports.id, id))
      return row ? opened(row) : null
    },

    async byQrToken(token: string): Promise<Report | null> {
      const [row] = await tx
        .select()
        .from(reports)
        .where(eq(reports.qrTokenHash, qrTokenHash(token)))
      return row ? opened(row) : null
    },

    /** A report whose person is erased: that it stood, and since when it does not. Null for any other token. */
    async revokedByQrToken(token: string): Promise<{ fingerprint: string; createdAt: Date; validUntil: Date } | null> {
      const [row] = await tx
        .select()
        .from(revokedReports)
        .where(eq(revokedReports.qrTokenHash, qrTokenHash(token)))
      return row ?? null
    },

    /** The drawn PDF's place in the store, and its SHA-256; the first one stands. Returns the place that counts. */
    async keepPdf(id: string, pdfKey: string, sha256: string): Promise<string> {
      const [kept] = await tx
        .update(reports)
        .set({ pdfKey })
        .where(and(eq(reports.id, id), isNull(reports.pdfKey)))
        .returning({ applicationId: reports.applicationId })
      if (kept) await this.keepPrint({ id, applicationId: kept.applicationId }, sha256)
      const [row] = await tx.select({ pdfKey: reports.pdfKey }).from(reports).where(eq(reports.id, id))
      return row?.pdfKey ?? pdfKey
    },

    /** A PDF that was drawn of the report, by its SHA-256 in hex. */
    async keepPrint({ id, applicationId }: Pick<Report, 'id' | 'applicationId'>, sha256: string): Promise<void> {
      await tx
        .insert(reportPrints)
        .values({ reportId: id, applicationId, sha256, drawnAt: clock.now() })
        .onConflictDoNothing()
    },

    /** The SHA-256 of each PDF that was drawn of the report, in hex. */
    async printsOf(reportId: string): Promise<string[]> {
      return (
        await tx
          .select({ sha256: reportPrints.sha256 })
          .from(reportPrints)
          .where(eq(reportPrints.reportId, reportId))
          .orderBy(asc(reportPrints.drawnAt), asc(reportPrints.sha256))
      ).map(({ sha256 }) => sha256)
    },
  }
}
