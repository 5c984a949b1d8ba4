import type * as z from 'zod/mini'
import type { Routes } from '@attesta/contract/routes/index.ts'
import type { CallName } from './paths.ts'

type Schema = z.ZodMiniType

/** What a call answers. */
export type Reply<K extends CallName> = Routes[K]['reply'] extends infer R extends Schema ? z.output<R> : never

type Body<K extends CallName> = Routes[K] extends { body: infer B extends Schema } ? { body: z.input<B> } : unknown
type Query<K extends CallName> = Routes[K] extends { query: infer Q extends Schema }
  ? Omit<z.input<Q>, 'application_id' | 'lang'>
  : unknown
type Asked<K extends CallName> =
  Record<never, never> extends Query<K>
    ? { query?: Query<K> & { application_id?: string } }
    : { query: Query<K> & { application_id?: string } }
type Params<K extends CallName> = Routes[K] extends { params: infer P extends Schema }
  ? { params: z.input<P> }
  : unknown

/** What a call is given beside the scope, which the client adds by itself. */
export type Ask<K extends CallName> = Body<K> &
  Asked<K> &
  Params<K> & { headers?: Record<string, string>; signal?: AbortSignal }

/** The second argument may be left out where a call needs nothing. */
export type Asking<K extends CallName> = Record<never, never> extends Ask<K> ? [ask?: Ask<K>] : [ask: Ask<K>]

type UploadName = { [K in CallName]: Routes[K] extends { form: Schema } ? K : never }[CallName]
interface Upload<K extends UploadName> {
  form: Routes[K] extends { form: infer F extends Schema } ? z.input<F> : never
  file: Blob
  fileName: string
  /** Share of the bytes that are sent, 0 to 1. */
  onProgress: (share: number) => void
  signal?: AbortSignal
}

/**
 * The server, as the pages see it. `createApi` speaks to the real one, `createFakeApi` plays one for the preview and
 * the tests.
 */
export interface Api {
  call<K extends CallName>(name: K, ...ask: Asking<K>): Promise<Reply<K>>
  upload<K extends UploadName>(name: K, upload: Upload<K>): Promise<Reply<K>>
}
