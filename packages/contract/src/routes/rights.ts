import * as z from 'zod/mini'
import { define } from '../route.ts'
import { ok, okWith, owned, scope } from './replies.ts'

/** The six digits that were just mailed: a stranger at an open session holds no mailbox. */
const withCode = z.strictObject({ code: z.string().check(z.regex(/^\d{6}$/, 'Auth.Error.WrongCode')) })
const act = { method: 'POST', who: 'owner', cache: 'private', query: owned } as const

/** `making` while it is put together; `ready` while its link works; `failed` when it has to be asked for again. */
const copyState = z.enum(['making', 'ready', 'failed'])

export const rightsRoutes = define({
  readHeld: {
    method: 'GET',
    path: '/api/v1/rights/held',
    summary: 'How much is held of the person, over all their applications, and how the copy stands that they asked for',
    who: 'owner',
    rate: 'poll',
    poll: true,
    cache: 'private',
    query: owned,
    reply: okWith({
      applications: z.number(),
      documents: z.number(),
      reports: z.number(),
      copy: z.nullable(z.object({ state: copyState, expires_at: z.string(), bytes: z.nullable(z.number()) })),
    }),
  },
  sendRightsCode: {
    ...act,
    path: '/api/v1/rights/send-code',
    summary: 'Mails the code without which neither a copy is made nor anything is erased',
    rate: 'mail',
    body: z.strictObject({}),
    reply: okWith({ retry_after_seconds: z.number() }),
  },
  makeCopy: {
    ...act,
    path: '/api/v1/rights/copy',
    summary: 'Has a copy of everything made that is held of the person; an earlier copy ends',
    rate: 'auth',
    audit: 'copy.asked',
    body: withCode,
    reply: ok,
  },
  linkToCopy: {
    ...act,
    path: '/api/v1/rights/link',
    summary: 'The link to the finished copy, until ten minutes after it was finished; a link given before ends',
    rate: 'write',
    audit: 'copy.fetched',
    body: z.strictObject({}),
    reply: okWith({ link: z.string() }),
  },
  downloadCopy: {
    method: 'GET',
    path: '/api/v1/rights/file/:ticket',
    summary: 'The copy behind such a link; it works once',
    who: 'anyone',
    rate: 'auth',
    cache: 'private',
    params: z.object({ ticket: z.string().check(z.maxLength(100)) }),
    query: scope,
    reply: 'file',
  },
  eraseAccount: {
    ...act,
    path: '/api/v1/rights/erase',
    summary:
      'Withdraws every application of the person and erases what is held of them, at once; reports that were issued no longer stand',
    rate: 'auth',
    audit: 'account.erased',
    body: withCode,
    reply: ok,
  },
  keepApplication: {
    method: 'POST',
    path: '/api/v1/rights/keep',
    summary:
      'Keeps an unfinished application for another term, by the link of the letter that told of its end; works ' +
      'once. Tells its new last day',
    who: 'anyone',
    rate: 'auth',
    audit: 'application.kept',
    cache: 'private',
    query: scope,
    body: z.strictObject({ token: z.string().check(z.maxLength(120)) }),
    reply: okWith({ until: z.string() }),
  },
})
