import { and, eq, gt, isNull, lte, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { applications, invitations } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'
import { sha256Of } from '../crypto/sha256-of.ts'
import { dayMs } from '../clock.ts'

export interface Invitation {
  id: string
  userId: string
  applicationId: string
  role: 'co-applicant' | 'guarantor'
  email: string
  fullname: string
  invitedBy: string
  code: string
  createdAt: Date
  expiresAt: Date
  withdrawnAt: Date | null
  /** The application of the one who took it up. */
  takenBy: string | null
}
interface Contact {
  email: string
  fullname: string
  invitedBy: string
  code: string
}

const validDays = 30
const place = (row: string) => ({ table: 'invitations', column: 'contact', row })

const validMs = validDays * dayMs

/**
 * Co-applicants and guarantors whom a main applicant asked in. A code is used once, and not after the one who asked
 * took it back or put their own application away.
 */
export const createInvitations = ({ tx, keys, clock, random }: StoreContext) => {
  const opened = async ({
    id,
    userId,
    applicationId,
    role,
    createdAt,
    expiresAt,
    withdrawnAt,
    contact,
    usedByApplicationId,
  }: typeof invitations.$inferSelect): Promise<Invitation> => ({
    id,
    userId,
    applicationId,
    role,
    createdAt,
    expiresAt,
    withdrawnAt,
    takenBy: usedByApplicationId,
    ...(await keys.openJson<Contact>({ kind: 'application', id: applicationId }, place(id), contact)),
  })
  const main = alias(applications, 'main')
  const isStanding = () =>
    and(isNull(invitations.withdrawnAt), gt(invitations.expiresAt, clock.now()), isNull(main.deletedAt))

  return {
    async create({
      email,
      fullname,
      invitedBy,
      ...plain
    }: Omit<Invitation, 'id' | 'code' | 'createdAt' | 'expiresAt' | 'withdrawnAt' | 'takenBy'>): Promise<Invitation> {
      const id = random.uuid()
      const code = random.bytes(18).toString('base64url')
      const now = clock.now()
      const contact = await keys.seal({ kind: 'application', id: plain.applicationId }, place(id), {
        email,
        fullname,
        invitedBy,
        code,
      } satisfies Contact)
      await tx.insert(invitations).values({
        id,
        ...plain,
        emailHash: keys.blindIndex(email),
        codeHash: sha256Of(code),
        contact,
        createdAt: now,
        expiresAt: new Date(now.getTime() + validMs),
      })
      return {
        id,
        ...plain,
        email,
        fullname,
        invitedBy,
        code,
        createdAt: now,
        expiresAt: new Date(now.getTime() + validMs),
        withdrawnAt: null,
        takenBy: null,
      }
    },

    /**
     * The invitation of a code that may still be taken up: an open one, or one whose taker never verified an address.
     */
    async byCode(code: string): Promise<Invitation | null> {
      const [row] = await tx
        .select()
        .from(invitations)
        .innerJoin(main, eq(main.id, invitations.applicationId))
        .leftJoin(applications, eq(applications.id, invitations.usedByApplicationId))
        .where(
          and(
            eq(invitations.codeHash, sha256Of(code)),
            isStanding(),
            or(isNull(invitations.usedAt), lte(applications.step, 1)),
          ),
        )
      return row ? opened(row.invitations) : null
    },

    async openFor(email: string): Promise<Invitation[]> {
      const rows = await tx
        .select()
        .from(invitations)
        .innerJoin(main, eq(main.id, invitations.applicationId))
        .where(and(eq(invitations.emailHash, keys.blindIndex(email)), isNull(invitations.usedAt), isStanding()))
        .orderBy(invitations.createdAt, invitations.id)
      return Promise.all(rows.map((row) => opened(row.invitations)))
    },

    async ofApplication(applicationId: string): Promise<Invitation[]> {
      const rows = await tx
        .select()
        .from(invitations)
        .where(eq(invitations.applicationId, applicationId))
        .orderBy(invitations.createdAt, invitations.id)
      return Promise.all(rows.map(opened))
    },

    /** From now on it is good for as long as a new one. */
    async renew(id: string): Promise<void> {
      await tx
        .update(invitations)
        .set({ expiresAt: new Date(clock.now().getTime() + validMs) })
        .where(eq(invitations.id, id))
    },
    /** Takes an invitation back: its code opens nothing from now on. */
    async withdraw(id: string): Promise<void> {
      await tx
        .update(invitations)
        .set({ withdrawnAt: clock.now() })
        .where(and(eq(invitations.id, id), isNull(invitations.withdrawnAt)))
    },
    /** What was taken back stands again, with the same code. */
    async restore(id: string): Promise<void> {
      await tx.update(invitations).set({ withdrawnAt: null }).where(eq(invitations.id, id))
    },

    /** Uses an invitation that `byCode` or `openFor` gave. Of many at once exactly one is told `true`. */
    async use({ id, takenBy }: Invitation, applicationId: string): Promise<boolean> {
      const asSeen =
        takenBy === null ? isNull(invitations.usedByApplicationId) : eq(invitations.usedByApplicationId, takenBy)
      const used = await tx
        .update(invitations)
        .set({ usedAt: clock.now(), usedByApplicationId: applicationId })
        .where(and(eq(invitations.id, id), asSeen))
        .returning({ id: invitations.id })
      return used.length > 0
    },
  }
}
