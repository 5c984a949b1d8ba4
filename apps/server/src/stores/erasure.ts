import { and, eq, gt, inArray, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm'
import { appendAudit } from '../audit/audit-log.ts'
import { holdings, tableNames, tableOf } from '../db/holdings.ts'
import {
  applications,
  consentProofs,
  dataCopies,
  documents,
  downloadTickets,
  idempotency,
  invitations,
  listings,
  payments,
  receipts,
  reports,
  revokedReports,
  users,
} from '../db/schema.ts'
import type { Applicant } from './applications.ts'
import type { ErasedSubject } from './erased-subject.ts'
import type { StoreContext } from './store-context.ts'

/** A report that a company has and that its person's erasure takes away. */
export interface StandingReport {
  id: string
  companyId: string | null
  listingId: string | null
  createdAt: Date
}
/** `asked`: by the person, so that reports no longer stand and consent ends. `due`: their time is over. */
export type Reason = 'asked' | 'due'

const files = (keys: (string | null)[]) => keys.filter((key) => key !== null)

/** Taking away what is held of a person. What the law keeps is kept apart, without the person: see `db/holdings.ts`. */
export const createErasure = ({ tx, keys, clock, jobs }: StoreContext) => {
  async function deleteWith(subject: 'application' | 'account', ids: string[]): Promise<void> {
    for (const name of tableNames) {
      const { goesWith } = holdings[name]
      if (goesWith?.subject === subject) await tx.delete(tableOf(name)).where(inArray(goesWith.by, ids))
    }
  }

  async function keepProofOfConsent(ids: string[], reason: Reason): Promise<void> {
    const rows = await tx
      .select({
        id: applications.id,
        applicant: applications.applicant,
        language: applications.language,
        emailHash: users.emailHash,
      })
      .from(applications)
      .innerJoin(users, eq(users.id, applications.userId))
      .where(inArray(applications.id, ids))
    for (const { id, applicant, language, emailHash } of rows) {
      const { marketingConsentedAt } = await keys.openJson<Applicant>(
        { kind: 'application', id },
        { table: 'applications', column: 'applicant', row: id },
        applicant,
      )
      if (marketingConsentedAt !== null)
        await tx
          .insert(consentProofs)
          .values({
            id,
            emailHash,
            language,
            consentedAt: new Date(marketingConsentedAt),
            withdrawnAt: reason === 'asked' ? clock.now() : null,
          })
          .onConflictDoNothing()
    }
  }

  async function keepReceipts(ids: string[]): Promise<void> {
    const paid = await tx
      .select()
      .from(payments)
      .where(and(inArray(payments.applicationId, ids), isNotNull(payments.paidAt)))
    for (const { id, sessionId, amountCents, paidAt } of paid)
      await tx.insert(receipts).values({ id, sessionId, amountCents, paidAt: paidAt! }).onConflictDoNothing()
  }

  /**
   * A person who holds a copy of such a report, or scans its code, is told that it no longer stands. Returns the files of
   * the reports.
   */
  async function revokeReports(applicationIds: string[], reason: Reason): Promise<string[]> {
    const issued = await tx.select().from(reports).where(inArray(reports.applicationId, applicationIds))
    const ids = issued.map(({ id }) => id)
    if (ids.length === 0) return []
    const revokedAt = clock.now()
    if (reason === 'asked')
      for (const { qrTokenHash, fingerprint, createdAt, validUntil } of issued)
        await tx
          .insert(revokedReports)
          .values({ qrTokenHash, fingerprint, createdAt, validUntil, revokedAt })
          .onConflictDoNothing()
    await tx.delete(downloadTickets).where(inArray(downloadTickets.reportId, ids))
    await tx.delete(reports).where(inArray(reports.id, ids))
    return files(issued.map(({ pdfKey }) => pdfKey))
  }

  const isStanding = () =>
    and(isNull(reports.revokedAt), isNull(reports.replacedAt), gt(reports.validUntil, clock.now()))

  async function removeApplications(ids: string[], reason: Reason): Promise<ErasedSubject> {
    if (ids.length === 0) return { subjects: [], files: [] }
    await tx.select({ id: applications.id }).from(applications).where(inArray(applications.id, ids)).for('update')
    await keepProofOfConsent(ids, reason)
    await keepReceipts(ids)
    const drawn = await revokeReports(ids, reason)
    const allDocuments = await tx
      .select({ fileKey: documents.fileKey })
      .from(documents)
      .where(inArray(documents.applicationId, ids))
    await tx.update(listings).set({ chosenApplicationId: null }).where(inArray(listings.chosenApplicationId, ids))
    await deleteWith('application', ids)
    return {
      subjects: ids.map((id) => ({ kind: 'application' as const, id })),
      files: [...drawn, ...files(allDocuments.map(({ fileKey }) => fileKey))],
    }
  }

  /**
   * The reports of those with whom the person applied together tell of them too. Where one stood, another is made
   * without the person.
   */
  async function revokeSharedReports(own: { id: string; mainApplicationId: string | null }[]): Promise<string[]> {
    const mains = [...new Set(files(own.map(({ mainApplicationId }) => mainApplicationId)))]
    if (mains.length === 0) return []
    const standing = await tx
      .select({ applicationId: reports.applicationId })
      .from(reports)
      .where(and(inArray(reports.applicationId, mains), isStanding()))
    for (const { applicationId } of standing) await jobs.send('updateReport', { applicationId, personId: null })
    return revokeReports(mains, 'asked')
  }

  return {
    /** Removes applications whose time is over, each noted in the audit log. */
    async applications(ids: string[]): Promise<ErasedSubject> {
      const gone = await removeApplications(ids, 'due')
      for (const applicationId of ids)
        await appendAudit(tx, { clock, keys }, { event: 'application.purged', actor: 'system', applicationId })
      await jobs.send('finishErasure', gone)
      return gone
    },

    /** Removes an account with everything that is held of the person, their sessions too. */
    async account(userId: string, reason: Reason): Promise<ErasedSubject> {
      const [user] = await tx
        .select({ emailHash: users.emailHash })
        .from(users)
        .where(eq(users.id, userId))
        .for('update')
      if (!user) return { subjects: [], files: [] }
      const own = await tx
        .select({ id: applications.id, mainApplicationId: applications.mainApplicationId })
        .from(applications)
        .where(eq(applications.userId, userId))
      const shared = await revokeSharedReports(own)
      const { subjects, files: ownFiles } = await removeApplications(
        own.map(({ id }) => id),
        reason,
      )
      const copies = await tx
        .select({ fileKey: dataCopies.fileKey })
        .from(dataCopies)
        .where(eq(dataCopies.userId, userId))
      await tx.delete(invitations).where(or(eq(invitations.emailHash, user.emailHash), eq(invitations.userId, userId)))
      await tx.delete(idempotency).where(eq(idempotency.principal, `user:${userId}`))
      await deleteWith('account', [userId])
      await appendAudit(
        tx,
        { clock, keys },
        {
          event: reason === 'asked' ? 'account.removed' : 'account.purged',
          actor: 'system',
          subjectId: userId,
        },
      )
      const gone = {
        subjects: [...subjects, { kind: 'user' as const, id: userId }],
        files: [...shared, ...ownFiles, ...copies.map(({ fileKey }) => fileKey)],
      }
      await jobs.send('finishErasure', gone)
      return gone
    },

    /** The reports of a person, and of those with whom they applied, that stand and that a company has. */
    async standingReports(userId: string): Promise<StandingReport[]> {
      const own = await tx
        .select({ id: applications.id, mainApplicationId: applications.mainApplicationId })
        .from(applications)
        .where(eq(applications.userId, userId))
      const ids = own.flatMap(({ id, mainApplicationId }) =>
        mainApplicationId === null ? [id] : [id, mainApplicationId],
      )
      if (ids.length === 0) return []
      return tx
        .select({
          id: reports.id,
          companyId: reports.companyId,
          listingId: reports.listingId,
          createdAt: reports.createdAt,
        })
        .from(reports)
        .where(and(inArray(reports.applicationId, ids), isNotNull(reports.companyId), isStanding()))
    },

    /** How much is held of a person. */
    async extentOf(userId: string): Promise<{ applications: number; documents: number; reports: number }> {
      const count = (table: typeof applications | typeof documents | typeof reports, where: SQL | undefined) =>
        tx.$count(table, where)
      return {
        applications: await count(
          applications,
          and(
            eq(applications.userId, userId),
            isNull(applications.deletedAt),
            ne(applications.stepRouter, 'verify-email'),
          ),
        ),
        documents: await count(documents, and(eq(documents.userId, userId), isNull(documents.deletedAt))),
        reports: await count(reports, eq(reports.userId, userId)),
      }
    },
  }
}
