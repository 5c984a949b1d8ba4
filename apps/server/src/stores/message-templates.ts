import { and, asc, eq } from 'drizzle-orm'
import type { MessageTemplate, TemplateFields } from '@attesta/contract/message.ts'
import { messageTemplates } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

/** Creates a company's own texts for messages. */
export const createMessageTemplates = ({ tx, clock, random }: StoreContext) => {
  const isOwn = (companyId: string, id: string) =>
    and(eq(messageTemplates.companyId, companyId), eq(messageTemplates.id, id))
  return {
    /** By name. */
    async ofCompany(companyId: string): Promise<MessageTemplate[]> {
      return tx
        .select({ id: messageTemplates.id, name: messageTemplates.name, texts: messageTemplates.texts })
        .from(messageTemplates)
        .where(eq(messageTemplates.companyId, companyId))
        .orderBy(asc(messageTemplates.name), asc(messageTemplates.id))
    },

    async add(companyId: string, template: TemplateFields): Promise<string> {
      const id = random.uuid()
      await tx.insert(messageTemplates).values({ id, companyId, ...template, changedAt: clock.now() })
      return id
    },

    /** False when the company has no such template. */
    async change(companyId: string, id: string, template: TemplateFields): Promise<boolean> {
      const { rowCount } = await tx
        .update(messageTemplates)
        .set({ ...template, changedAt: clock.now() })
        .where(isOwn(companyId, id))
      return rowCount === 1
    },

    async remove(companyId: string, id: string): Promise<boolean> {
      const { rowCount } = await tx.delete(messageTemplates).where(isOwn(companyId, id))
      return rowCount === 1
    },
  }
}
