import type * as z from 'zod/mini'
import type { KeyScope } from './key-scopes.ts'

/**
 * Who may make a call. `anyone`: no session looked at. `applicant`: a live applicant session. `owner`: that, and the
 * application named by the query `application_id` is theirs (unknown and foreign answer alike). `visitor`: an owner, or
 * else anyone, who then is told nothing of the application. `entrant`: anyone who signs up; a caller with a session
 * already is known by it. `handover`: a phone that was handed some slots of an application over, and may do nothing
 * else. `member`: a live session of a company's member, with their second factor where they have one. `operator`: the
 * same of anyone who hosts the product, always with the second factor. `unproven`: either of them between the e-mail
 * code and the second factor: they may prove it or set it up, and nothing else. `provider`: the handler proves the
 * caller itself by a signature over the raw body.
 */
export type Who =
  | 'anyone'
  | 'visitor'
  | 'entrant'
  | 'applicant'
  | 'owner'
  | 'handover'
  | 'member'
  | 'operator'
  | 'unproven'
  | 'provider'

/**
 * What a member may do in a company. `owner`: all, people, branding and keys too; `agent`: listings, applicants and
 * reports; `viewer`: finished reports.
 */
export const memberRoles = ['owner', 'agent', 'viewer'] as const
export type MemberRole = (typeof memberRoles)[number]

/**
 * Classes of the rate limiter: how often one caller may call. `auth` and `money` fail closed when the limiter cannot
 * answer.
 */
export type RateClass = 'read' | 'poll' | 'write' | 'upload' | 'auth' | 'money' | 'mail' | 'rent'

type Schema = z.ZodMiniType

export interface Route {
  method: 'GET' | 'POST'
  /** Fastify's spelling, with `:name` for parameters. */
  path: string
  /** What it does, for the reader of the API's documentation. */
  summary: string
  who: Who
  /** Of a `member`'s call and of no other: whose role may make it. */
  roles?: readonly MemberRole[]
  /** Of a `member`'s call: what an API key needs to make it. Without one, no API key can. */
  keyScope?: KeyScope
  rate: RateClass
  /** A poll does not count as the person's activity: it never keeps a session alive. */
  poll?: true
  /**
   * Of an `owner`'s call: the reply follows from the application's own rows, the language and the day. It carries an
   * `ETag` and is answered 304 while these stand.
   */
  versioned?: true
  /**
   * Asked by a watchdog: answered without the rate limiter, even when the database does not answer or too many calls
   * wait.
   */
  probe?: true
  /** Written to the audit log by this name, with ids only. */
  audit?: string
  /**
   * `private`: `no-store`. `public`: may be kept by caches for an hour; only for answers that are the same for
   * everyone.
   */
  cache: 'private' | 'public'
  params?: Schema
  query?: Schema
  /** JSON body. */
  body?: Schema
  /** The body may also come as a multipart form; a file in it is not read. */
  bodyMayBeForm?: true
  /** Text fields of a multipart body that also carries one file, sent last. */
  form?: Schema
  /** `file`: the reply is a stream with a media type of its own. */
  reply: Schema | 'file'
}

export const define = <const T extends Record<string, Route>>(routes: T): T => routes
