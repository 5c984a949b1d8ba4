import { eq } from 'drizzle-orm'
import type { WorkingHours } from '@attesta/contract/working-hours.ts'
import { settings } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

const hoursName = 'review-hours'

/** Facts that the installation keeps once, whichever of its processes comes first. */
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

  /** When reviewers work, as an operator set it; null: as the setting says. */
  async reviewHours(): Promise<WorkingHours | null> {
    const [row] = await tx.select({ value: settings.value }).from(settings).where(eq(settings.name, hoursName))
    return (row?.value as WorkingHours | undefined) ?? null
  },
  async setReviewHours(hours: WorkingHours | null): Promise<void> {
    await tx.delete(settings).where(eq(settings.name, hoursName))
    if (hours) await tx.insert(settings).values({ name: hoursName, value: hours })
  },
})
