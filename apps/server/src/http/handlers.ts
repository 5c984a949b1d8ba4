import type { ApplicationType, Language, Region } from '@attesta/contract/fields.ts'
import type { RouteName, Routes } from '@attesta/contract/routes/index.ts'
import type { MemberRole, Who } from '@attesta/contract/route.ts'
import type * as z from 'zod/mini'
import type { Awaited, Staff } from '../access/staff.ts'

/** Who calls, already proven by the access policy of the route. */
export type Caller =
  /** `address`: keyed hash of the network address, to count by and never to show. */
  | { who: 'anyone'; address: string }
  /** At sign-up: the account of the session that they may have already. */
  | { who: 'entrant'; address: string; userId: string | null }
  | { who: 'applicant'; sessionId: string; userId: string }
  /** `version`: of the application's rows, where the route asks for it. */
  | { who: 'owner'; sessionId: string; userId: string; applicationId: string; version?: string | null }
  /** A phone that some slots of an application were handed over to. */
  | { who: 'handover'; handoverId: string; userId: string; applicationId: string }
  /** `by`: a colleague who is signed in, or a program with an API key that one of them made. */
  | {
      who: 'member'
      by: { sessionId: string } | { keyId: string }
      memberId: string
      companyId: string
      role: MemberRole
    }
  | { who: 'operator'; sessionId: string; operatorId: string }
  | { who: 'unproven'; sessionId: string; staff: Staff; awaits: Awaited }
  /** Proves itself in the handler by a signature over the raw body. */
  | { who: 'provider'; rawBody: Buffer; headers: Record<string, string | undefined> }

export type CallerOf<W extends Who> = Extract<Caller, { who: W extends 'visitor' ? 'anyone' | 'owner' : W }>

type Part<R, P extends 'params' | 'query' | 'body' | 'form'> =
  R extends Record<P, infer S> ? (S extends z.ZodMiniType ? z.output<S> : undefined) : undefined

/**
 * The one file of a form. Streaming past `limits.uploadBytes` throws `Refusal('file_too_large')`; it must be read to
 * its end.
 */
export interface UploadedFile {
  fileName: string
  stream: AsyncIterable<Uint8Array>
}

export interface CallHeaders {
  applicationType: ApplicationType
  region: Region
  employmentStatus: string | undefined
}

export interface HandlerInput<K extends RouteName> {
  caller: CallerOf<Routes[K]['who']>
  params: Part<Routes[K], 'params'>
  query: Part<Routes[K], 'query'>
  body: Part<Routes[K], 'body'>
  form: Part<Routes[K], 'form'>
  file: Routes[K] extends { form: unknown } ? UploadedFile : undefined
  headers: CallHeaders
  language: Language
  requestId: string
}

/** A reply that is a file: shown as an attachment, never sniffed, never cached. */
export interface FileReply {
  mediaType: string
  fileName: string
  body: Uint8Array | AsyncIterable<Uint8Array>
}

type ReplyOf<K extends RouteName> = Routes[K]['reply'] extends infer S
  ? S extends z.ZodMiniType
    ? z.input<S>
    : FileReply
  : never

/** Total over the names it is given: a route left unanswered does not compile. */
export type Handlers<K extends RouteName = RouteName> = { [N in K]: (input: HandlerInput<N>) => Promise<ReplyOf<N>> }

/** Routes that the platform answers itself; the features answer all others. */
type PlatformRoute = 'livez' | 'readyz' | 'operatorHealth' | 'operatorRetryJob' | 'operatorLog' | 'operatorVerifyLog'
export type FeatureHandlers = Handlers<Exclude<RouteName, PlatformRoute>>
