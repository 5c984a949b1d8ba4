import { draftsBody } from '../drafts.ts'
import { define } from '../route.ts'
import { ok, owned } from './replies.ts'

export const draftRoutes = define({
  saveDrafts: {
    method: 'POST',
    path: '/api/v1/drafts/submit',
    summary: 'Keeps what stands in the fields of the form, unfinished, for the person who comes back to it; no answer',
    who: 'owner',
    rate: 'write',
    cache: 'private',
    query: owned,
    body: draftsBody,
    reply: ok,
  },
})
