/**
 * Whether the company of a listing may see the lines that a report's figures were read from, and how its question about
 * it stands.
 */
import * as z from 'zod/mini'

export const linesState = z.enum(['not_asked', 'asked', 'declined', 'shown'])
export type LinesState = z.infer<typeof linesState>
