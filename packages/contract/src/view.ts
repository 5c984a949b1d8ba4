/** Views of lists: filters, sorting and columns under a name, for oneself or for the company. */
import * as z from 'zod/mini'
import { maxViewName, viewPages, viewQuery } from './view-limits.ts'

const maxQuery = 1000

export const viewFields = z
  .strictObject({
    page: z.enum(viewPages),
    name: z.string().check(
      z.overwrite<string>((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim()),
      z.minLength(1, 'Views.Error.Name'),
      z.maxLength(maxViewName, 'Views.Error.Name'),
    ),
    query: z.string().check(z.maxLength(maxQuery)),
    is_shared: z.boolean(),
  })
  .check(z.overwrite((view) => ({ ...view, query: viewQuery(view.page, view.query) })))
export type ViewFields = z.infer<typeof viewFields>

export const savedView = z.object({
  id: z.uuid(),
  page: z.enum(viewPages),
  name: z.string(),
  query: z.string(),
  is_shared: z.boolean(),
  is_own: z.boolean(),
})
