import * as z from 'zod/mini'
import { citedPage, citedPageQuery } from '../page-picture.ts'
import { reading, readingKind } from '../reading.ts'
import { define } from '../route.ts'
import { okWith, owned } from './replies.ts'

export const readingRoutes = define({
  readReading: {
    method: 'GET',
    path: '/api/v1/reading/',
    summary:
      'What was read of the documents so far, as the report will say it, and privately what the rent or the ' +
      'instalment is of the income. Nothing of it is stored or told to the company',
    who: 'owner',
    rate: 'read',
    cache: 'private',
    query: owned,
    reply: okWith({ reading }),
  },
  readReadingPage: {
    method: 'GET',
    path: '/api/v1/reading/page',
    summary: "A page of the caller's own document with what was read for lines of one kind marked on it",
    who: 'owner',
    rate: 'read',
    cache: 'private',
    query: z.extend(owned, { kind: readingKind, document_id: z.uuid(), page: citedPageQuery.page }),
    reply: okWith(citedPage),
  },
})
