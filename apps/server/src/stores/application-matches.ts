import { sql } from 'drizzle-orm'
import type { MatchKind } from '@attesta/contract/application-match.ts'
import { phoneToken } from '@attesta/domain/search-words.ts'
import type { Application } from './applications.ts'
import { applicantWordHash } from './applicant-words.ts'
import type { StoreContext } from './store-context.ts'

/** Two applications to one company, of two people and two households, that have something in common. */
export interface ApplicationMatch {
  /** The household that was asked about, by its main applicant's application. */
  household: string
  otherHousehold: string
  /** Whose details are shared there: the main applicant's application or a linked one. */
  otherId: string
  kinds: MatchKind[]
}

/** A number that hundreds share, such as an agency's own phone, tells nothing and must cost nothing. */
const maxOfOneKind = 50

/** Documents are no member's to read: this runs as the platform and tells only that something is shared. */
export const createApplicationMatches = ({ tx, keys }: Pick<StoreContext, 'tx' | 'keys'>) => ({
  async find(companyId: string, people: readonly Pick<Application, 'id' | 'applicant'>[]): Promise<ApplicationMatch[]> {
    if (people.length === 0) return []
    const phones = people.map(({ applicant }) => {
      const token = phoneToken(applicant.mobile)
      return token === null ? '' : applicantWordHash(keys, companyId, token)
    })
    const ids = sql`${sql.param(people.map(({ id }) => id))}::uuid[]`
    const { rows } = await tx.execute<{
      household: string
      other_household: string
      other_id: string
      kinds: MatchKind[]
    }>(sql`
      with own as (
        select a.id, a.user_id, coalesce(a.main_application_id, a.id) as household, phones.word
        from applications a join unnest(${ids}, ${sql.param(phones)}::text[]) as phones(id, word) on phones.id = a.id
        where a.company_id = ${companyId}
      ), found as (
        select o.id, shared.application_id as other, m.kind
        from own o
        join paper_marks m on m.application_id = o.id and m.kind in ('document-number', 'fiscal-code')
        cross join lateral (
          select application_id from paper_marks
          where mark = m.mark and kind = m.kind and application_id <> o.id limit ${maxOfOneKind}
        ) shared
        union
        select o.id, shared.application_id, 'file'
        from own o
        join documents d on d.application_id = o.id and d.deleted_at is null and d.file_key is not null
        cross join lateral (
          select application_id from documents
          where fingerprint = d.fingerprint and deleted_at is null and application_id <> o.id limit ${maxOfOneKind}
        ) shared
        union
        select o.id, shared.application_id, 'phone'
        from own o
        cross join lateral (
          select application_id from applicant_words
          where company_id = ${companyId} and word = o.word and application_id <> o.id limit ${maxOfOneKind}
        ) shared
      )
      select o.household, coalesce(b.main_application_id, b.id) as other_household, b.id as other_id,
        array_agg(distinct f.kind) as kinds
      from found f
      join own o on o.id = f.id
      join applications b on b.id = f.other and b.company_id = ${companyId} and b.deleted_at is null and b.step >= 2
        and b.user_id <> o.user_id and coalesce(b.main_application_id, b.id) <> o.household
      left join archived_applicants put on put.application_id = b.id
      where put.removed_at is null
      group by 1, 2, 3 order by 1, 2, 3`)
    return rows.map(({ household, other_household, other_id, kinds }) => ({
      household,
      otherHousehold: other_household,
      otherId: other_id,
      kinds,
    }))
  },
})
