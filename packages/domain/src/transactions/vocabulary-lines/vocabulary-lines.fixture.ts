/**
 * Bank lines written from the public vocabulary of banks, offices, insurers and shops, without a look at the words that
 * tell lines (`wording.ts`), and measured before any word was added for them.
 */
import type { LabelledLine } from '../labelled-lines.fixture.ts'
import type { Category } from '../wording.ts'
import german from './de.json' with { type: 'json' }
import italian from './it.json' with { type: 'json' }

/** Some lines have the party's name in square brackets, which no bank prints. */
type Lines = Record<string, { in?: string[]; out?: string[] }>

const printed = (text: string) => text.replaceAll(/[[\]]/g, '')

/** The lines of a file, by category and side. */
export const linesOf = (lines: Lines): LabelledLine[] =>
  Object.entries(lines).flatMap(([category, { in: received = [], out: paid = [] }]) => [
    ...received.map((text): LabelledLine => [printed(text), '100.00', category as Category]),
    ...paid.map((text): LabelledLine => [printed(text), '-100.00', category as Category]),
  ])

/** The same lines in the same order, with whom each names. */
export const partiesOf = (lines: Lines): (string | null)[] =>
  Object.values(lines).flatMap(({ in: received = [], out: paid = [] }) =>
    [...received, ...paid].map((text) => /\[(.+)\]/.exec(text)?.[1] ?? null),
  )

export const vocabularyLines: readonly LabelledLine[] = [...linesOf(italian), ...linesOf(german)]
