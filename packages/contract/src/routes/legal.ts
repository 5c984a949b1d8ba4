import * as z from 'zod/mini'
import { legalPages } from '../pages.ts'
import { define } from '../route.ts'
import { okWith, scope } from './replies.ts'

const legalPage = z.enum(legalPages)
/** Services that learn of a person only when that person chooses it. */
const serviceKind = z.enum(['bank', 'identity', 'credit'])
export type LegalPage = z.infer<typeof legalPage>

export const legalRoutes = define({
  legalText: {
    method: 'GET',
    path: '/api/v1/legal/text',
    summary: "The operator's own text of a page of the law, in Markdown; null where the product's template stands",
    who: 'anyone',
    rate: 'read',
    cache: 'public',
    query: z.extend(scope, { page: legalPage }),
    reply: okWith({
      text: z.nullable(z.string()),
      /** Who is asked about people here, as far as it is set up: the privacy notice names them. */
      services: z.array(z.object({ kind: serviceKind, name: z.string() })),
    }),
  },
})
