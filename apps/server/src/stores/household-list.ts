import { and, gte, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { ApplicantColumn, applicantFilters, applicantStatuses } from '@attesta/contract/applicant-list.ts'
import type { Region } from '@attesta/contract/fields.ts'
import type { WorkStage } from '@attesta/contract/household-work.ts'
import { applications } from '../db/schema.ts'
import { applicantWordHash } from './applicant-words.ts'
import type { StoreContext } from './store-context.ts'

/** A household fits when one of these is true of it. */
export interface HouseholdSearch {
  /** All belong to one person of the household: tokens of `soughtTokens`. None: no search. */
  tokens: readonly string[]
  /** The report that stands. */
  reportId: string | null
  /** Its last hexadecimal digits. */
  reportEnding: string | null
  listingIds: readonly string[]
}

export interface HouseholdView {
  companyId: string
  /** Who looks at the list: what is unread is unread for them. */
  memberId: string
  listingId: string | undefined
  /** This household alone, also when it is archived. */
  householdId: string | undefined
  /** None: all that are not archived. */
  status: (typeof applicantFilters)[number] | undefined
  stage: WorkStage | undefined
  /** `none`: those that no one is in charge of. */
  assigneeId: string | undefined
  search: HouseholdSearch | null
  /** Households without a report are not in the list at all. */
  isReportNeeded: boolean
  /** Who may be in charge; someone else's charge counts as no one's. */
  colleagueIds: readonly string[]
  /** A report is valid when it is valid until this instant or later. */
  validFrom: Record<Region, Date>
}

/** Names are sealed: they are sorted where they are opened. */
export interface HouseholdOrder {
  by: Exclude<ApplicantColumn, 'name'>
  isDescending: boolean
  /** By listing: the place of each in the order of names, equal ones at the same. */
  listingPlaces: ReadonlyMap<string, number>
  /** The rows after this household's; from the start when the company has it no more. */
  cursor: string | undefined
}

export interface HouseholdRow {
  applicationId: string
  listingId: string
  status: (typeof applicantStatuses)[number]
  isArchived: boolean
  reportId: string | null
  stage: WorkStage
  assigneeId: string | null
  /** `YYYY-MM-DD` */
  dueOn: string | null
}

const keyOf: Record<HouseholdOrder['by'], SQL> = {
  listing: sql`places.place`,
  started: sql`created_at`,
  status: sql`array_position(array['in_progress', 'report_ready', 'expired'], status)`,
  income: sql`income_cents`,
  share: sql`rent_share`,
  valid: sql`valid_until`,
}

const uuids = (ids: readonly string[]) => sql`${sql.param([...ids])}::uuid[]`

/** The first step is the proof of the email address: a person before it does not apply yet. */
const isApplying = sql`a.main_application_id is null and a.listing_id is not null and a.deleted_at is null and a.step >= 2`

/** The list of a company's households, filtered, counted, sorted and paged in the database. Opens nothing. */
export const createHouseholdList = ({ tx, keys }: StoreContext) => {
  /** Applications of whom all words are true, as their household's. */
  const named = (companyId: string, tokens: readonly string[]) => {
    const words = [...new Set(tokens.map((token) => applicantWordHash(keys, companyId, token)))]
    return sql`select coalesce(p.main_application_id, p.id) from (
        select application_id from applicant_words where company_id = ${companyId} and word = any(${sql.param(words)}::text[])
        group by application_id having count(*) = ${words.length}
      ) found join applications p on p.id = found.application_id
      where p.company_id = ${companyId} and p.deleted_at is null and p.step >= 2`
  }
  const isSought = (companyId: string, { tokens, reportId, reportEnding, listingIds }: HouseholdSearch): SQL =>
    sql.join(
      [
        ...(tokens.length > 0 ? [sql`id in (${named(companyId, tokens)})`] : []),
        ...(reportId === null ? [] : [sql`report_id = ${reportId}::uuid`]),
        ...(reportEnding === null ? [] : [sql`right(report_id::text, ${reportEnding.length}) = ${reportEnding}`]),
        sql`listing_id = any(${uuids(listingIds)})`,
      ],
      sql` or `,
    )
  const isIn = (status: NonNullable<HouseholdView['status']>, { companyId, memberId }: HouseholdView): SQL => {
    if (status === 'archived') return sql`is_archived`
    if (status === 'needs_attention') return sql`needs_attention`
    if (status === 'unread')
      return sql`report_id is not null and report_id not in (
        select report_id from report_readings where company_id = ${companyId} and member_id = ${memberId}
      )`
    return sql`status = ${status}`
  }
  const fitting = (view: HouseholdView): SQL => {
    const { companyId, listingId, householdId, status, stage, assigneeId, search } = view
    return sql.join(
      [
        ...(householdId === undefined ? [] : [sql`id = ${householdId}::uuid`]),
        ...(status === 'archived' || householdId !== undefined ? [] : [sql`not is_archived`]),
        ...(status === undefined ? [] : [isIn(status, view)]),
        ...(listingId === undefined ? [] : [sql`listing_id = ${listingId}::uuid`]),
        ...(stage === undefined ? [] : [sql`stage = ${stage}`]),
        ...(assigneeId === undefined
          ? []
          : [assigneeId === 'none' ? sql`assignee_id is null` : sql`assignee_id = ${assigneeId}::uuid`]),
        ...(search === null ? [] : [sql`(${isSought(companyId, search)})`]),
      ],
      sql` and `,
    )
  }

  /** Households that are judged without their names: the list leaves them out until the names are shown. */
  const sealed = (companyId: string): SQL =>
    sql`select e.application_id from sealed_entries e join sealed_shortlists l on l.id = e.shortlist_id
      where e.company_id = ${companyId} and l.ended_at is null`
  /** Those that the view would show. A search finds none of them: how many fit would tell who is one of them. */
  const leftOut = ({ companyId, listingId }: HouseholdView): SQL =>
    sql`select a.id from applications a where a.id in (${sealed(companyId)}) and ${isApplying}
      and not exists (select from archived_applicants put where put.application_id = a.id)
      ${listingId === undefined ? sql`` : sql`and a.listing_id = ${listingId}::uuid`}`

  /** What is known of the company's households, as `name`; of all, or of those alone that `ids` brings. */
  const facts = (name: SQL, { companyId, isReportNeeded, colleagueIds, validFrom }: HouseholdView, ids?: SQL): SQL => {
    const only = (id: SQL) => (ids ? sql`and ${id} = any(array(${ids}))` : sql``)
    return sql`${name} as (
      select a.id, a.listing_id, a.created_at, s.id as report_id, s.valid_until, s.income_cents, s.rent_share, s.needs_attention,
        case when s.id is null then 'in_progress'
          when s.valid_until >= case a.region when 'de' then ${validFrom.de}::timestamptz else ${validFrom.it}::timestamptz end
          then 'report_ready' else 'expired' end as status,
        put.application_id is not null as is_archived, coalesce(w.stage, 'none') as stage, w.due_on,
        case when w.assignee_id = any(${uuids(colleagueIds)}) then w.assignee_id end as assignee_id
      from applications a
      left join (
        select distinct on (application_id) application_id, id, valid_until, income_cents, rent_share, needs_attention
        from reports where company_id = ${companyId} and replaced_at is null and revoked_at is null ${only(sql`application_id`)}
        order by application_id, created_at desc, id desc
      ) s on s.application_id = a.id
      left join archived_applicants put on put.application_id = a.id
      left join household_work w on w.application_id = a.id and w.company_id = a.company_id
      where a.company_id = ${companyId} and ${isApplying} and a.id not in (${sealed(companyId)})
        ${isReportNeeded ? sql`and s.id is not null` : sql``} ${only(sql`a.id`)}
    )`
  }

  return {
    /**
     * The first `max` rows after the cursor, how many households fit in all, how many are archived, and how many are sealed and
     * left out. What is not known comes last either way; equals stand by id, so that no page repeats or leaves out a row.
     */
    async page(
      view: HouseholdView,
      { by, isDescending, listingPlaces, cursor }: HouseholdOrder,
      max: number,
    ): Promise<{ rows: HouseholdRow[]; count: number; archived: number; sealed: number }> {
      const direction = isDescending ? sql`desc` : sql`asc`
      const places =
        by === 'listing'
          ? sql`left join unnest(${uuids([...listingPlaces.keys()])}, ${sql.param([...listingPlaces.values()])}::int[])
              as places(listing, place) on places.listing = facts.listing_id`
          : sql``
      // Without statistics, or with those of other companies, the planner takes a company for a handful of rows and
      // visits its reports once for each household. All parts are bounded by the company: hashing them is never slow.
      // The cursor's household is a part of its own: looked for beside each row, the list would be read once a row.
      await tx.execute(sql`set local enable_nestloop = off`)
      // Of ten thousand households no more is held than what counts and orders them: so reports and work are read for
      // the page alone where nothing asks for them.
      const { rows } = await tx.execute<{
        count: number
        archived: number
        sealed: number
        id: string | null
        listing_id: string
        status: HouseholdRow['status']
        is_archived: boolean
        report_id: string | null
        stage: WorkStage
        assignee_id: string | null
        due_on: string | null
      }>(sql`
        with ${facts(sql`facts`, view)}, households as materialized (
          select id, ${keyOf[by]} as key, is_archived, (${fitting(view)}) as fits from facts ${places}
        ), at_cursor as materialized (
          select id, key from households where id = ${cursor ?? null}::uuid
        ), page as materialized (
          select f.id, f.key from households f left join at_cursor c on true
          where f.fits and (c.id is null or (case
            when c.key is null then f.key is null and f.id > c.id
            else f.key is null or ${isDescending ? sql`f.key < c.key` : sql`f.key > c.key`} or (f.key = c.key and f.id > c.id)
          end))
          order by f.key ${direction} nulls last, f.id limit ${max}
        ), counted as (
          select (count(*) filter (where fits))::int as count, (count(*) filter (where is_archived))::int as archived
          from households
        ), ${facts(sql`shown`, view, sql`select id from page`)}
        select counted.*, (select count(*) from (${leftOut(view)}) apart)::int as sealed, shown.*
        from counted left join (page join shown using (id)) on true
        order by page.key ${direction} nulls last, page.id`)
      await tx.execute(sql`set local enable_nestloop = on`)
      return {
        count: rows[0]?.count ?? 0,
        archived: rows[0]?.archived ?? 0,
        sealed: rows[0]?.sealed ?? 0,
        rows: rows.flatMap((row) =>
          row.id === null
            ? []
            : [
                {
                  applicationId: row.id,
                  listingId: row.listing_id,
                  status: row.status,
                  isArchived: row.is_archived,
                  reportId: row.report_id,
                  stage: row.stage,
                  assigneeId: row.assignee_id,
                  dueOn: row.due_on,
                },
              ],
        ),
      }
    },

    /** Who stands under each main applicant, past the proof of their address; the first who began first. */
    async peopleOf(mainIds: readonly string[]): Promise<{ id: string; mainApplicationId: string }[]> {
      if (mainIds.length === 0) return []
      const rows = await tx
        .select({ id: applications.id, mainApplicationId: applications.mainApplicationId })
        .from(applications)
        .where(
          and(
            inArray(applications.mainApplicationId, [...mainIds]),
            isNull(applications.deletedAt),
            gte(applications.step, 2),
          ),
        )
        .orderBy(applications.createdAt, applications.id)
      return rows.map(({ id, mainApplicationId }) => ({ id, mainApplicationId: mainApplicationId! }))
    },
  }
}
