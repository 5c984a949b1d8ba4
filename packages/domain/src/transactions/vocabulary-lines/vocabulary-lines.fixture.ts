/**
 * Bank lines written from the public vocabulary of banks, offices, insurers and shops, without a look at the words that
 * tell lines (`wording.ts`), and measured before any word was added for them.
 */
import type { LabelledLine } from '../labelled-lines.fixture.ts'
import type { Category } from '../wording.ts'
import german from './de.json' with { type: 'json' }
import italian from './it.json' with { type: 'json' }

type Lines = Record<string, { in?: string[]; out?: string[] }>

/** The lines of a file, by category and side. */
export const linesOf = (lines: Lines): LabelledLine[] =>
  Object.entries(lines).flatMap(([category, { in: received = [], out: paid = [] }]) => [
    ...received.map((text): LabelledLine => [text, '100.00', category as Category]),
    ...paid.map((text): LabelledLine => [text, '-100.00', category as Category]),
  ])

export const vocabularyLines: readonly LabelledLine[] = [...linesOf(italian), ...linesOf(german)]
