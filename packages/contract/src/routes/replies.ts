import * as z from 'zod/mini'
import { language } from '../fields.ts'

/** The specification: `success` on every answer; a refusal carries `success: false` and a `message`. */
export const ok = z.object({ success: z.literal(true), message: z.optional(z.string()) })
export const okWith = <T extends z.core.$ZodShape>(shape: T) => z.extend(ok, shape as T)

/** Query of every call. `application_id` only selects, it never proves. */
export const scope = z.object({ application_id: z.optional(z.uuid()), lang: z.optional(language) })
/** Query of a call on one application. */
export const owned = z.object({ application_id: z.uuid(), lang: z.optional(language) })
