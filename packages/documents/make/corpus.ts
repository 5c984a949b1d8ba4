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
import { tamperings } from './spoil/tamperings.ts'

export const kinds = ['statement', 'payslip', 'tax form', 'identity', 'other'] as const
export type Kind = (typeof kinds)[number]

/** `unknown bank`: the clean paper, read by an engine that has never heard of its bank. `look-alike`: harmless, and not to be called changed. */
export const conditions = ['clean', 'unknown bank', 'scanned', 'photographed', 'tampered', 'look-alike'] as const
export type CorpusCondition = (typeof conditions)[number]

export interface Specimen {
  kind: Kind
  layout: string
  condition: CorpusCondition
  seed: number
  today: Day
  /** Who hands the paper in. */
  person: Person
  paper: Paper
}

/** Papers that are drawn together: one layout in all its conditions, or one way of tampering over some layouts. */
export interface Group {
  kind: Kind
  seed: number
  layout?: string
  tampering?: string
}

const drawings: Record<Kind, Record<string, Drawing>> = {
  statement: statementDrawings,
  payslip: payslipDrawings,
  'tax form': taxForms,
  identity: identityDocuments,
  other: otherPapers,
}

export const groupsOf = (kind: Kind, seed: number): Group[] => [
  ...Object.keys(drawings[kind]).map((layout) => ({ kind, seed, layout })),
  ...(kind === 'statement' ? Object.keys(tamperings).map((tampering) => ({ kind, seed, tampering })) : []),
]

/** The papers of a group in the conditions asked for; nothing is drawn before `draw` is called. */
export function specimensOf({ kind, seed, layout, tampering }: Group, wanted: readonly CorpusCondition[]): Specimen[] {
  if (tampering !== undefined)
    return tamperedStatements(tampering, seed).filter(({ condition }) => wanted.includes(condition))
  const drawing = drawings[kind][layout!]!,
    today = todayOf(seed),
    person = inventPerson(drawing.country, `${seed}:${kind}:${layout}`)
  const specimen = (condition: CorpusCondition, paper: Paper): Specimen => ({
    kind,
    layout: layout!,
    condition,
    seed,
    today,
    person,
    paper,
  })
  return drawing.papersOf(person, today, seed).flatMap((paper) =>
    wanted.flatMap((condition): Specimen[] => {
      const matter = `${seed}:${layout}:${paper.fileName}`
      switch (condition) {
        case 'clean':
          return [specimen(condition, paper)]
        case 'unknown bank':
          return kind === 'statement' ? [specimen(condition, paper)] : []
        case 'scanned':
          return [specimen(condition, scanOf(paper, today, matter))]
        case 'photographed':
          return [specimen(condition, photographOf(paper, today, matter))]
        case 'tampered':
        case 'look-alike':
          return []
      }
    }),
  )
}
