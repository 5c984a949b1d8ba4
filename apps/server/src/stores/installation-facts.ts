import { eq } from 'drizzle-orm'
import { settings } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

/** Facts that the whole house keeps once, whichever of its processes comes first. */
export const createInstallationFacts = ({ tx }: StoreContext) => ({
  /**
   * The fact of this name; what `propose` gives when there was none. Of two that propose at once both get the first
   * one's.
   */
  async keepOnce(name: string, propose: () => string): Promise<string> {
    const read = () => tx.select({ value: settings.value }).from(settings).where(eq(settings.name, name))
    let [kept] = await read()
    if (!kept) {
      await tx.insert(settings).values({ name, value: propose() }).onConflictDoNothing()
      ;[kept] = await read()
    }
    if (typeof kept?.value !== 'string') throw new Error(`the fact ${name} is kept in another shape`)
    return kept.value
  },
})
