import { lastAtDoor } from './entrance.ts'
import { and, count, desc, eq, gte, inArray, isNotNull, isNull, sql, type Placeholder } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { SavedAnswers, StepRouter, WorkflowStep } from '@attesta/contract/application.ts'
import type { ApplicantRole, ApplicationType, EmploymentStatus, Language, Region } from '@attesta/contract/fields.ts'
import type { Day } from '@attesta/domain/day.ts'
import { noAnswers } from '@attesta/contract/no-answers.ts'
import { builtOnce } from '../db/built-once.ts'
import type { Tx } from '../db/connect.ts'
import { applications } from '../db/schema.ts'
import { createApplicantWords } from './applicant-words.ts'
import type { StoreContext } from './store-context.ts'

/** What the person gave at sign-up. Consents carry the time at which they were given. */
export interface Applicant {
  firstName: string
  lastName: string
  email: string
  mobile: string
  privacyConsentedAt: string
  marketingConsentedAt: string | null
}

export interface NewApplication {
  userId: string
  listingId: string | null
  companyId: string | null
  mainApplicationId: string | null
  type: ApplicationType
  region: Region
  language: Language
  role: ApplicantRole
  employmentStatus: EmploymentStatus
  workflow: WorkflowStep[]
  applicant: Applicant
  hideNav: boolean
}

export interface Application extends NewApplication {
  id: string
  answers: SavedAnswers
  step: number
  stepRouter: StepRouter
  uploadsDoneAt: Date | null
  confirmedAt: Date | null
  paidAt: Date | null
  createdAt: Date
  /** The last day on which the payment for an earlier application serves this one and others; null when none does. */
  coveredUntil: Day | null
}

const place = (column: 'applicant' | 'answers', row: string) => ({ table: 'applications', column, row })
const key = (id: string) => ({ kind: 'application', id }) as const

/** Where a new application stands: before its address is verified. */
const entrance = { step: lastAtDoor, stepRouter: 'verify-email' } as const

const isLive = isNull(applications.deletedAt)
const liveRow = (tx: Tx, id: string | Placeholder) =>
  tx
    .select()
    .from(applications)
    .where(and(eq(applications.id, id), isLive))
const byId = builtOnce((tx) => liveRow(tx, sql.placeholder('id')).prepare('application'))

export const createApplications = (context: StoreContext) => {
  const { tx, keys, clock, random } = context
  const words = createApplicantWords(context)

  const opened = async (row: typeof applications.$inferSelect): Promise<Application> => {
    const { applicant, answers, deletedAt: _deleted, updatedAt: _updated, ...plain } = row
    return {
      ...plain,
      applicant: await keys.openJson<Applicant>(key(row.id), place('applicant', row.id), applicant),
      // What was saved before an answer was first asked for lacks it.
      answers: {
        ...noAnswers,
        ...(await keys.openJson<Partial<SavedAnswers>>(key(row.id), place('answers', row.id), answers)),
      },
    }
  }
  const one = async (id: string, isLocked: boolean): Promise<Application | null> => {
    const [row] = await (isLocked ? liveRow(tx, id).for('update') : byId(tx).execute({ id }))
    return row ? opened(row) : null
  }
  const change = (id: string, set: PgUpdateSetSource<typeof applications>) =>
    tx
      .update(applications)
      .set({ ...set, updatedAt: clock.now() })
      .where(and(eq(applications.id, id), isLive))

  return {
    async create({ applicant, ...plain }: NewApplication): Promise<string> {
      const id = random.uuid()
      const now = clock.now()
      await tx.insert(applications).values({
        id,
        ...plain,
        ...entrance,
        applicant: await keys.seal(key(id), place('applicant', id), applicant),
        answers: await keys.seal(key(id), place('answers', id), noAnswers),
        createdAt: now,
        updatedAt: now,
      })
      if (plain.companyId !== null) await words.write(id, plain.companyId, applicant)
      return id
    },

    find: (id: string) => one(id, false),
    /** As `find`; others who lock or change this application wait until the transaction ends. */
    findLocked: (id: string) => one(id, true),

    /**
     * Changes some answers and leaves the others; two changes at once both stay. `null` when the application is not
     * there.
     */
    async changeAnswers(id: string, patch: Partial<SavedAnswers>): Promise<Application | null> {
      const application = await one(id, true)
      if (!application) return null
      const answers = { ...application.answers, ...patch }
      await change(id, { answers: await keys.seal(key(id), place('answers', id), answers) })
      return { ...application, answers }
    },

    async saveStep(id: string, step: number, stepRouter: StepRouter): Promise<void> {
      await change(id, { step, stepRouter })
    },
    async saveLanguage(id: string, language: Language): Promise<void> {
      await change(id, { language })
    },
    /** Makes it a co-applicant's or guarantor's own application to a main one. */
    async link(
      id: string,
      link: Pick<Application, 'mainApplicationId' | 'role' | 'workflow' | 'listingId' | 'companyId'>,
    ): Promise<void> {
      await change(id, link)
      const linked = link.companyId === null ? null : await one(id, false)
      if (linked && link.companyId !== null) await words.write(id, link.companyId, linked.applicant)
    },
    /** The first time counts. */
    async markUploadsDone(id: string): Promise<void> {
      await change(id, { uploadsDoneAt: sql`coalesce(${applications.uploadsDoneAt}, ${clock.now()}::timestamptz)` })
    },
    async markConfirmed(id: string): Promise<void> {
      await change(id, { confirmedAt: clock.now() })
    },
    /**
     * Of a main applicant who has confirmed; a household's other people were counted as they stood. Returns whether there
     * was one.
     */
    async takeBackConfirmation(id: string): Promise<boolean> {
      const changed = await tx
        .update(applications)
        .set({ confirmedAt: null, updatedAt: clock.now() })
        .where(
          and(
            eq(applications.id, id),
            isLive,
            isNotNull(applications.confirmedAt),
            isNull(applications.mainApplicationId),
          ),
        )
        .returning({ id: applications.id })
      return changed.length > 0
    },
    async markPaid(id: string): Promise<void> {
      await change(id, { paidAt: clock.now() })
    },
    async markUnpaid(id: string): Promise<void> {
      await change(id, { paidAt: null })
    },
    /** Nothing is asked for it, since an earlier one was paid for. */
    async cover(id: string, coveredUntil: Day, workflow: WorkflowStep[]): Promise<void> {
      await change(id, { coveredUntil, workflow })
    },
    /** Puts the application away; it is gone for everybody at once and can be had back by an operator for a day. */
    async remove(id: string): Promise<void> {
      await change(id, { deletedAt: clock.now() })
    },

    /**
     * A person's applications whose address was verified since `since`, the newest first. What a stranger began with the
     * address is not among them.
     */
    async startedBy(userId: string, since: Date): Promise<Application[]> {
      const rows = await tx
        .select()
        .from(applications)
        .where(
          and(
            eq(applications.userId, userId),
            isLive,
            gte(applications.createdAt, since),
            gte(applications.step, entrance.step + 1),
          ),
        )
        .orderBy(desc(applications.createdAt), desc(applications.id))
      return Promise.all(rows.map(opened))
    },

    async findEach(ids: readonly string[]): Promise<Map<string, Application>> {
      if (ids.length === 0) return new Map()
      const rows = await tx
        .select()
        .from(applications)
        .where(and(inArray(applications.id, [...ids]), isLive))
      await keys.load(rows.map(({ id }) => key(id)))
      return new Map((await Promise.all(rows.map(opened))).map((application) => [application.id, application]))
    },

    /** Who applies, and nothing else of it. */
    async applicantsOf(ids: readonly string[]): Promise<Map<string, Applicant>> {
      if (ids.length === 0) return new Map()
      const rows = await tx
        .select({ id: applications.id, applicant: applications.applicant })
        .from(applications)
        .where(and(inArray(applications.id, [...ids]), isLive))
      await keys.load(rows.map(({ id }) => key(id)))
      return new Map(
        await Promise.all(
          rows.map(
            async ({ id, applicant }) =>
              [id, await keys.openJson<Applicant>(key(id), place('applicant', id), applicant)] as const,
          ),
        ),
      )
    },

    /**
     * How many people have begun in the calendar month (UTC) of an instant, past the proof of their address; a
     * household counts once.
     */
    async countOfMonth(companyId: string, at: Date): Promise<number> {
      const since = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1))
      const [row] = await tx
        .select({ begun: count() })
        .from(applications)
        .where(
          and(
            eq(applications.companyId, companyId),
            isNull(applications.mainApplicationId),
            gte(applications.createdAt, since),
            gte(applications.step, entrance.step + 1),
          ),
        )
      return row?.begun ?? 0
    },

    /**
     * The application that a person is a co-applicant or guarantor of; null for a main one and one that is not there.
     */
    async mainOf(id: string): Promise<string | null> {
      const [row] = await tx
        .select({ mainApplicationId: applications.mainApplicationId })
        .from(applications)
        .where(and(eq(applications.id, id), isLive))
      return row?.mainApplicationId ?? null
    },

    /** The co-applicants' and guarantors' own applications of a main one. */
    async linkedTo(mainApplicationId: string): Promise<Application[]> {
      const rows = await tx
        .select()
        .from(applications)
        .where(and(eq(applications.mainApplicationId, mainApplicationId), isLive))
        .orderBy(applications.createdAt, applications.id)
      return Promise.all(rows.map(opened))
    },
  }
}
