import { and, eq, isNull } from 'drizzle-orm'
import { houseSubject } from '../crypto/key-ring.ts'
import { operators } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

interface Contact {
  email: string
  name: string
}
export interface Operator extends Contact {
  id: string
}

const place = (row: string) => ({ table: 'operators', column: 'contact', row })

/** Returns who runs the installation. The command line, or the demonstration, makes operators. */
export const createOperators = ({ tx, keys, clock, random }: StoreContext) => {
  const isActive = isNull(operators.endedAt)
  const opened = async ({ id, contact }: typeof operators.$inferSelect): Promise<Operator> => ({
    id,
    ...(await keys.openJson<Contact>(houseSubject, place(id), contact)),
  })

  return {
    /** Opens nothing, so that it takes as long for an unknown address. */
    async hasAddress(email: string): Promise<boolean> {
      const rows = await tx
        .select({ id: operators.id })
        .from(operators)
        .where(and(eq(operators.emailHash, keys.blindIndex(email)), isActive))
      return rows.length > 0
    },

    async byAddress(email: string): Promise<Operator | null> {
      const [row] = await tx
        .select()
        .from(operators)
        .where(and(eq(operators.emailHash, keys.blindIndex(email)), isActive))
      return row ? opened(row) : null
    },

    async find(id: string): Promise<Operator | null> {
      const [row] = await tx
        .select()
        .from(operators)
        .where(and(eq(operators.id, id), isActive))
      return row ? opened(row) : null
    },

    /** Null when the address is an operator's already. */
    async add({ email, name }: Contact, id = random.uuid()): Promise<Operator | null> {
      const contact = await keys.seal(houseSubject, place(id), { email, name } satisfies Contact)
      const { rowCount } = await tx
        .insert(operators)
        .values({ id, emailHash: keys.blindIndex(email), contact, createdAt: clock.now() })
        .onConflictDoNothing()
      return rowCount === 1 ? { id, email, name } : null
    },

    /** Ends an operator's work; the address is free again, and with the next call they are out. */
    async end(id: string): Promise<void> {
      await tx
        .update(operators)
        .set({ endedAt: clock.now(), emailHash: `ended:${id}` })
        .where(and(eq(operators.id, id), isActive))
    },

    /** The first time counts. */
    async markSignedIn(id: string): Promise<void> {
      await tx
        .update(operators)
        .set({ signedInAt: clock.now() })
        .where(and(eq(operators.id, id), isNull(operators.signedInAt)))
    },
  }
}
