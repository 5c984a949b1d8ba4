import * as z from 'zod/mini'
import { contestComment } from '../document.ts'
import { define } from '../route.ts'
import { okWith, owned } from './replies.ts'

const finding = {
  document_id: z.uuid(),
  /** `<type>.<code>` as a document's errors carry it. */
  code: z.string().check(z.regex(/^[a-z_]+\.[a-z_]+$/), z.maxLength(80)),
}
const act = {
  method: 'POST',
  who: 'owner',
  rate: 'write',
  cache: 'private',
  query: owned,
  reply: okWith({ document_id: z.uuid() }),
} as const

export const contestRoutes = define({
  contestFinding: {
    ...act,
    path: '/api/v1/contest/submit',
    summary:
      "Keeps what the person holds against a finding about a paper of theirs; a second comment takes the first one's place",
    audit: 'finding.contested',
    body: z.strictObject({ ...finding, comment: contestComment }),
  },
  withdrawContest: {
    ...act,
    path: '/api/v1/contest/withdraw',
    summary: 'Takes it back; asking twice changes nothing',
    audit: 'contest.withdrawn',
    body: z.strictObject(finding),
  },
})
