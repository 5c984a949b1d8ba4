import { and, eq, isNull } from 'drizzle-orm'
import { users } from '../db/schema.ts'
import { only, type StoreContext } from './store-context.ts'

export interface User {
  id: string
  email: string
  verifiedAt: Date | null
}

const place = (row: string) => ({ table: 'users', column: 'contact', row })

/** One account an address. What a stranger types into the form never changes the account that the address has. */
export const createUsers = ({ tx, keys, clock, random }: StoreContext) => {
  const opened = async (row: typeof users.$inferSelect): Promise<User> => {
    const { email } = await keys.openJson<{ email: string }>({ kind: 'user', id: row.id }, place(row.id), row.contact)
    return { id: row.id, email, verifiedAt: row.verifiedAt }
  }

  return {
    /**
     * The account of an address, made when there is none. The same statements run whether it was there or not, so that
     * their time tells no one.
     */
    async ofAddress(email: string): Promise<string> {
      const id = random.uuid()
      const emailHash = keys.blindIndex(email)
      const contact = await keys.seal({ kind: 'user', id }, place(id), { email })
      const made = await tx
        .insert(users)
        .values({ id, emailHash, contact, createdAt: clock.now() })
        .onConflictDoUpdate({ target: users.emailHash, set: { emailHash } })
        .returning({ id: users.id })
      const account = only(made).id
      // Where the address had an account, the new key seals nothing. Else this finds no key.
      await keys.shred({ kind: 'user', id: account === id ? random.uuid() : id })
      return account
    },

    /**
     * A new account of a person for whom a partner signed: no address finds it, so that it is never the account of one
     * who was here before.
     */
    async ofGrant(grantId: string, email: string): Promise<string> {
      const id = random.uuid()
      await tx.insert(users).values({
        id,
        emailHash: keys.blindIndex(`${email} by ${grantId}`),
        contact: await keys.seal({ kind: 'user', id }, place(id), { email }),
        createdAt: clock.now(),
      })
      return id
    },

    /** Opens nothing, so that it takes as long for an address without an account. */
    async idOfAddress(email: string): Promise<string | null> {
      const [row] = await tx
        .select({ id: users.id })
        .from(users)
        .where(eq(users.emailHash, keys.blindIndex(email)))
      return row?.id ?? null
    },

    async find(id: string): Promise<User | null> {
      const [row] = await tx.select().from(users).where(eq(users.id, id))
      return row ? opened(row) : null
    },

    /** The address was proven by a code; the first time counts. */
    async markVerified(id: string): Promise<void> {
      await tx
        .update(users)
        .set({ verifiedAt: clock.now() })
        .where(and(eq(users.id, id), isNull(users.verifiedAt)))
    },
  }
}
