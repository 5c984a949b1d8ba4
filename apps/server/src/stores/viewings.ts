import { and, desc, eq, gte, inArray, type SQL } from 'drizzle-orm'
import type { ViewingState } from '@attesta/contract/viewing-limits.ts'
import { viewings } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

export interface Viewing {
  id: string
  applicationId: string
  userId: string
  companyId: string
  /** Null once that membership is long over. */
  memberId: string | null
  state: ViewingState
  slots: Date[]
  /** Null while none is taken. */
  startsAt: Date | null
  minutes: number
  /** Empty: at the home's address. */
  place: string
  sequence: number
  proposedAt: Date
}
type Proposal = Pick<Viewing, 'applicationId' | 'userId' | 'companyId' | 'slots' | 'minutes' | 'place'> & {
  memberId: string
}

const key = (applicationId: string) => ({ kind: 'application', id: applicationId }) as const
const placeOf = (row: string) => ({ table: 'viewings', column: 'place', row })

/** Viewings that a company proposes to a household. Where one meets is sealed with the application's key. */
export const createViewings = ({ tx, keys, clock, random }: StoreContext) => {
  const table = viewings
  const opened = async ({
    slots,
    place,
    changedAt: _changedAt,
    ...row
  }: typeof table.$inferSelect): Promise<Viewing> => ({
    ...row,
    slots: slots.map((slot) => new Date(slot)),
    place: (await keys.open(key(row.applicationId), placeOf(row.id), place)).toString(),
  })
  /** Changes one that is as the condition says. False when it is not, any more. */
  const change = async (id: string, as: SQL | undefined, next: Partial<typeof table.$inferInsert>) => {
    const { rowCount } = await tx
      .update(table)
      .set({ ...next, changedAt: clock.now() })
      .where(and(eq(table.id, id), as))
    return rowCount === 1
  }
  const isAgreed = (sequence: number) => and(eq(table.state, 'agreed'), eq(table.sequence, sequence))
  return {
    /** Returns all, the newest first. */
    async of(applicationId: string, companyId: string): Promise<Viewing[]> {
      const rows = await tx
        .select()
        .from(table)
        .where(and(eq(table.applicationId, applicationId), eq(table.companyId, companyId)))
        .orderBy(desc(table.proposedAt), desc(table.id))
      return Promise.all(rows.map(opened))
    },

    async find(id: string): Promise<Viewing | null> {
      const [row] = await tx.select().from(table).where(eq(table.id, id))
      return row ? opened(row) : null
    },

    countSince: (applicationId: string, since: Date): Promise<number> =>
      tx.$count(table, and(eq(table.applicationId, applicationId), gte(table.proposedAt, since))),

    /** Returns the viewing's id; null while another one is open. */
    async propose({ slots, place, ...proposal }: Proposal): Promise<string | null> {
      const id = random.uuid()
      const now = clock.now()
      const { rowCount } = await tx
        .insert(table)
        .values({
          id,
          ...proposal,
          state: 'proposed',
          slots: slots.map((slot) => slot.toISOString()),
          startsAt: null,
          place: await keys.seal(key(proposal.applicationId), placeOf(id), Buffer.from(place)),
          sequence: 0,
          proposedAt: now,
          changedAt: now,
        })
        .onConflictDoNothing()
      return rowCount === 1 ? id : null
    },

    agree: (id: string, startsAt: Date) => change(id, eq(table.state, 'proposed'), { state: 'agreed', startsAt }),
    decline: (id: string) => change(id, eq(table.state, 'proposed'), { state: 'declined' }),
    /** `sequence`: the one that was read. */
    move: (id: string, sequence: number, startsAt: Date) =>
      change(id, isAgreed(sequence), { startsAt, sequence: sequence + 1 }),
    /** Of what was agreed the change is counted; proposed times are only taken back. */
    async cancel({ id, state, sequence }: Pick<Viewing, 'id' | 'state' | 'sequence'>): Promise<boolean> {
      return state === 'agreed'
        ? change(id, isAgreed(sequence), { state: 'cancelled', sequence: sequence + 1 })
        : change(id, eq(table.state, 'proposed'), { state: 'cancelled' })
    },

    /** Takes back what is open with a household. Returns what was. */
    async cancelOpen(applicationId: string): Promise<Viewing[]> {
      const open = await tx
        .select()
        .from(table)
        .where(and(eq(table.applicationId, applicationId), inArray(table.state, ['proposed', 'agreed'])))
      const found = await Promise.all(open.map(opened))
      for (const viewing of found) await this.cancel(viewing)
      return found
    },
  }
}
