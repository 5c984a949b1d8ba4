import * as z from 'zod/mini'
import { define } from '../route.ts'
import { okWith, scope } from './replies.ts'

/** The pages of the law. */
export const legalPage = z.enum(['terms', 'privacy', 'cookies', 'imprint', 'accessibility', 'marketing'])
export type LegalPage = z.infer<typeof legalPage>

export const legalRoutes = define({
  legalText: { method: 'GET', path: '/api/v1/legal/text', summary: 'The operator\'s own text of a page of the law, in Markdown; null where the product\'s template stands', who: 'anyone', rate: 'read', cache: 'public', query: z.extend(scope, { page: legalPage }), reply: okWith({ text: z.nullable(z.string()) }) },
})
