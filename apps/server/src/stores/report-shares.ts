import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { ShareLevel } from '@attesta/contract/report-share.ts'
import { readMembersActs } from '../audit/audit-log.ts'
import { reports, reportShares, shareOpenings } from '../db/schema.ts'
import { tokenHash } from './sessions.ts'
import type { StoreContext } from './store-context.ts'

/** What only the person and the recipient know. */
interface Terms {
  recipient: string
  level: ShareLevel
}
export interface NewShare extends Terms {
  reportId: string
  applicationId: string
  userId: string
  expiresAt: Date
}
export interface Share extends NewShare {
  id: string
  createdAt: Date
  revokedAt: Date | null
  /** The latest first. */
  openedAt: Date[]
}

/**
 * As the routes of the dashboard call them in the audit log: the report itself, and what of it is shown before a choice
 * or in a comparison.
 */
const reading = ['report.viewed', 'report.compared']
const downloading = 'report.downloaded'

const key = (applicationId: string) => ({ kind: 'application', id: applicationId }) as const
const place = (row: string) => ({ table: 'report_shares', column: 'terms', row })

/** Reports shared by a link: a secret of 256 bits, of which only SHA-256 is kept. */
export const createReportShares = ({ tx, keys, clock, random }: StoreContext) => {
  async function opened(rows: (typeof reportShares.$inferSelect)[]): Promise<Share[]> {
    if (rows.length === 0) return []
    const openings = await tx
      .select()
      .from(shareOpenings)
      .where(
        inArray(
          shareOpenings.shareId,
          rows.map(({ id }) => id),
        ),
      )
      .orderBy(desc(shareOpenings.openedAt), desc(shareOpenings.id))
    return Promise.all(
      rows.map(async ({ terms, tokenHash: _hash, ...plain }) => ({
        ...plain,
        ...(await keys.openJson<Terms>(key(plain.applicationId), place(plain.id), terms)),
        openedAt: openings.filter(({ shareId }) => shareId === plain.id).map(({ openedAt }) => openedAt),
      })),
    )
  }

  return {
    /** Returns the link's secret, which cannot be read again. */
    async create({ recipient, level, ...plain }: NewShare): Promise<{ share: Share; secret: string }> {
      const [id, secret, createdAt] = [random.uuid(), random.bytes(32).toString('base64url'), clock.now()]
      const terms = await keys.seal(key(plain.applicationId), place(id), { recipient, level })
      await tx.insert(reportShares).values({ id, ...plain, tokenHash: tokenHash(secret), terms, createdAt })
      return { share: { id, ...plain, recipient, level, createdAt, revokedAt: null, openedAt: [] }, secret }
    },

    /** Of an application's reports, those that were replaced too: what was given out can be ended. The latest first. */
    async of(applicationId: string): Promise<Share[]> {
      const own = tx.select({ id: reports.id }).from(reports).where(eq(reports.applicationId, applicationId))
      return opened(
        await tx
          .select()
          .from(reportShares)
          .where(inArray(reportShares.reportId, own))
          .orderBy(desc(reportShares.createdAt), desc(reportShares.id)),
      )
    },

    async find(id: string): Promise<Share | null> {
      return (await opened(await tx.select().from(reportShares).where(eq(reportShares.id, id))))[0] ?? null
    },

    async bySecret(secret: string): Promise<Share | null> {
      return (
        (
          await opened(
            await tx
              .select()
              .from(reportShares)
              .where(eq(reportShares.tokenHash, tokenHash(secret))),
          )
        )[0] ?? null
      )
    },

    /** When a member of the listing's company read or downloaded one of an application's reports, the latest first. */
    async openingsOfCompany(applicationId: string): Promise<{ openedAt: Date[]; downloadedAt: Date[] }> {
      const own = await tx.select({ id: reports.id }).from(reports).where(eq(reports.applicationId, applicationId))
      const acts = await readMembersActs(
        tx,
        own.map(({ id }) => id),
        [...reading, downloading],
      )
      const at = (isWanted: (event: string) => boolean) =>
        acts.filter(({ event }) => isWanted(event)).map((act) => act.at)
      return { openedAt: at((event) => reading.includes(event)), downloadedAt: at((event) => event === downloading) }
    },

    /** Once: the first instant stands. */
    async end(id: string): Promise<void> {
      await tx
        .update(reportShares)
        .set({ revokedAt: clock.now() })
        .where(and(eq(reportShares.id, id), isNull(reportShares.revokedAt)))
    },

    async keepOpening({ id, userId }: Pick<Share, 'id' | 'userId'>): Promise<void> {
      await tx.insert(shareOpenings).values({ id: random.uuid(), shareId: id, userId, openedAt: clock.now() })
    },
  }
}
