/**
 * All that the engine is measured on: kind × layout × condition × throw of the dice. It is a loop over the tables of `papers/` and `spoil/`, so a layout
 * that is added there is measured without a word here.
 */
import type { Person } from '@attesta/domain/examples/person.ts'
import type { Day } from '@attesta/domain/day.ts'
import { todayOf } from './corpus/clock.ts'
import { payslipDrawings } from './corpus/payslip-drawings.ts'
import { photographOf, scanOf } from './corpus/pictures.ts'
import { statementDrawings } from './corpus/statement-drawings.ts'
import { tamperedStatements } from './corpus/tampered-statements.ts'
import { inventPerson } from './life/invent-person.ts'
import type { Paper } from './paper.ts'
import type { Drawing } from './papers/drawing.ts'
import { identityDocuments } from './papers/identity-documents.ts'
import { otherPapers } from './papers/other-papers.ts'
import { taxForms } from './papers/tax-forms.ts'

export const kinds = ['statement', 'payslip', 'tax form', 'identity', 'other'] as const
export type Kind = (typeof kinds)[number]

/** `unknown bank`: the clean paper, read by an engine that has never heard of its bank. */
export const conditions = ['clean', 'unknown bank', 'scanned', 'photographed', 'tampered', 'look-alike'] as const
export type CorpusCondition = (typeof conditions)[number]

export interface Specimen {
  kind: Kind
  layout: string
  condition: CorpusCondition
  seed: number
  today: Day
  person: Person
  paper: Paper
}

export const drawings: Record<Kind, Record<string, Drawing>> = { statement: statementDrawings, payslip: payslipDrawings, 'tax form': taxForms, identity: identityDocuments, other: otherPapers }

export interface Selection { kinds: readonly Kind[]; conditions: readonly CorpusCondition[]; seeds: readonly number[]; /** Part of a layout's name; empty for all. */ layout: string }

/** The papers of one kind, layout and throw in every condition asked for; nothing is drawn before `draw` is called. */
export function specimensOf(kind: Kind, layout: string, seed: number, wanted: readonly CorpusCondition[]): Specimen[] {
  const drawing = drawings[kind][layout]!, today = todayOf(seed), person = inventPerson(drawing.country, `${seed}:${kind}:${layout}`)
  const specimen = (condition: CorpusCondition, paper: Paper): Specimen => ({ kind, layout, condition, seed, today, person, paper })
  return drawing.papersOf(person, today, seed).flatMap((paper) => wanted.flatMap((condition): Specimen[] => {
    const matter = `${seed}:${layout}:${paper.fileName}`
    switch (condition) {
      case 'clean': return [specimen(condition, paper)]
      case 'unknown bank': return kind === 'statement' ? [specimen(condition, paper)] : []
      case 'scanned': return [specimen(condition, scanOf(paper, today, matter))]
      case 'photographed': return [specimen(condition, photographOf(paper, today, matter))]
      case 'tampered': case 'look-alike': return []
    }
  }))
}

/** The whole corpus, or what is selected of it, in an order that mixes nothing: kind by kind, layout by layout. */
export function* corpus({ kinds: chosen, conditions: wanted, seeds, layout: part }: Selection): Generator<Specimen> {
  for (const seed of seeds) {
    for (const kind of chosen) {
      for (const layout of Object.keys(drawings[kind])) if (layout.includes(part)) yield* specimensOf(kind, layout, seed, wanted)
      if (kind === 'statement') yield* tamperedStatements(seed, part, wanted)
    }
  }
}
