/** How a report spells its values: money as "1234.50", and null for what is not known. */
import * as z from 'zod/mini'

export const money = z.string().check(z.regex(/^-?\d+\.\d{2}$/))
export const maybe = <T extends z.core.$ZodType>(schema: T) => z.nullable(schema)
export const text = z.nullable(z.string())

export const params = z.record(z.string(), z.union([z.string(), z.number()]))

/** A sentence of the words: its key and what is filled in. */
export const message = z.object({ key: z.string(), params })
