import type * as z from 'zod/mini'

/** Returns what a schema has against a value, a text each: the path, and the key of what is said. */
export const problemsOf = (schema: z.ZodMiniType, value: unknown): string[] =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
