import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { DigestCount, DigestRhythm } from '@attesta/contract/digest.ts'
import type { Day } from '@attesta/domain/day.ts'
import { companies, members } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

export interface DigestReader {
  memberId: string
  companyId: string
  rhythm: DigestRhythm
  /** When their last one was made; null: never. */
  sentOn: Day | null
}

/** What waits for colleagues, counted for an email. Names no applicant. */
export const createDigests = ({ tx }: Pick<StoreContext, 'tx'>) => ({
  async rhythmOf(memberId: string): Promise<DigestRhythm> {
    const [row] = await tx.select({ digest: members.digest }).from(members).where(eq(members.id, memberId))
    return row?.digest ?? 'none'
  },

  async setRhythm(memberId: string, digest: DigestRhythm): Promise<void> {
    await tx.update(members).set({ digest }).where(eq(members.id, memberId))
  },

  /** Members who want one, of companies that are not suspended. */
  async readers(): Promise<DigestReader[]> {
    return tx
      .select({
        memberId: members.id,
        companyId: members.companyId,
        rhythm: members.digest,
        sentOn: members.digestSentOn,
      })
      .from(members)
      .innerJoin(companies, eq(companies.id, members.companyId))
      .where(and(ne(members.digest, 'none'), isNull(members.removedAt), isNull(companies.suspendedAt)))
      .orderBy(members.id)
  },

  async markSent(memberId: string, on: Day): Promise<void> {
    await tx.update(members).set({ digestSentOn: on }).where(eq(members.id, memberId))
  },

  /** `from` to before `until`: of what began; what is unread or due counts however old it is. */
  async countsOf(
    { memberId, companyId }: Pick<DigestReader, 'memberId' | 'companyId'>,
    { from, until, today }: { from: Date; until: Date; today: Day },
  ): Promise<Record<DigestCount, number>> {
    const { rows } = await tx.execute<Record<DigestCount, number>>(sql`
      with shown as (
        select a.id, a.created_at from applications a
        where a.company_id = ${companyId} and a.main_application_id is null and a.listing_id is not null
          and a.deleted_at is null and a.step >= 2
          and not exists (select 1 from archived_applicants put where put.application_id = a.id)
      ), unread as (
        select r.id, r.needs_attention from reports r join shown on shown.id = r.application_id
        where r.company_id = ${companyId} and r.replaced_at is null and r.revoked_at is null
          and not exists (select 1 from report_readings seen where seen.report_id = r.id and seen.member_id = ${memberId})
      )
      select
        (select count(*) from note_mentions m join shown on shown.id = m.application_id
          where m.member_id = ${memberId} and m.read_at is null)::int as mentions,
        (select count(*) from household_work w join shown on shown.id = w.application_id
          where w.company_id = ${companyId} and w.assignee_id = ${memberId} and w.due_on <= ${today}
            and w.stage in ('none', 'shortlisted', 'offered'))::int as due,
        (select count(*) from shown where created_at >= ${from}::timestamptz
          and created_at < ${until}::timestamptz)::int as started,
        (select count(*) from unread)::int as unread,
        (select count(*) from unread where needs_attention)::int as attention`)
    return rows[0]!
  },
})
