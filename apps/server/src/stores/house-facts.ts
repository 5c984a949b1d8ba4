import { eq } from 'drizzle-orm'
import { settings } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

/** Facts that the whole house keeps once, whichever of its processes comes first. */
export const createHouseFacts = ({ tx }: StoreContext) => ({
  /** The fact of this name; `proposal` when there was none. Of two that propose at once both get the first one's. */
  async keepOnce(name: string, proposal: string): Promise<string> {
    await tx.insert(settings).values({ name, value: proposal }).onConflictDoNothing()
    const [kept] = await tx.select({ value: settings.value }).from(settings).where(eq(settings.name, name))
    if (typeof kept?.value !== 'string') throw new Error(`the fact ${name} is kept in another shape`)
    return kept.value
  },
})
