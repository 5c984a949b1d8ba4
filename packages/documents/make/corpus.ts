/**
 * All that the engine is measured on: kind × layout × condition × throw of the dice. It is a loop over the tables of
 * `documents/` and `spoil/`, so a layout that is added there is measured without a word here.
 */
import type { Person } from '@attesta/domain/examples/person.ts'
import type { Day } from '@attesta/domain/day.ts'
import { todayOf } from './corpus/clock.ts'
import { payslipDrawings } from './corpus/payslip-drawings.ts'
import { photographOf, scanOf } from './corpus/pictures.ts'
import { statementDrawings } from './corpus/statement-drawings.ts'
import { tamperedStatements } from './corpus/tampered-statements.ts'
import { inventPerson } from './life/invent-person.ts'
import type { DrawnDocument } from './drawn-document.ts'
import type { Drawing } from './documents/drawing.ts'
import { identityDocuments } from './documents/identity-documents.ts'
import { otherDocuments } from './documents/other-documents.ts'
import { taxForms } from './documents/tax-forms.ts'
import { tamperings } from './degrade/tamperings.ts'

export const kinds = ['statement', 'payslip', 'tax form', 'identity', 'other'] as const
export type Kind = (typeof kinds)[number]

/**
 * `unknown bank`: the clean document, read by an engine that has never heard of its bank. `look-alike`: harmless, and
 * not to be called changed.
 */
export const conditions = ['clean', 'unknown bank', 'scanned', 'photographed', 'tampered', 'look-alike'] as const
export type CorpusCondition = (typeof conditions)[number]

export interface Specimen {
  kind: Kind
  layout: string
  condition: CorpusCondition
  seed: number
  today: Day
  /** Who hands the document in. */
  person: Person
  document: DrawnDocument
}

/** Documents that are drawn together: one layout in all its conditions, or one way of tampering over some layouts. */
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
  other: otherDocuments,
}

export const groupsOf = (kind: Kind, seed: number): Group[] => [
  ...Object.keys(drawings[kind]).map((layout) => ({ kind, seed, layout })),
  ...(kind === 'statement' ? Object.keys(tamperings).map((tampering) => ({ kind, seed, tampering })) : []),
]

/** The documents of a group in the conditions asked for; nothing is drawn before `draw` is called. */
export function specimensOf({ kind, seed, layout, tampering }: Group, wanted: readonly CorpusCondition[]): Specimen[] {
  if (tampering !== undefined)
    return tamperedStatements(tampering, seed).filter(({ condition }) => wanted.includes(condition))
  const drawing = drawings[kind][layout!]!,
    today = todayOf(seed),
    person = inventPerson(drawing.country, `${seed}:${kind}:${layout}`)
  const specimen = (condition: CorpusCondition, document: DrawnDocument): Specimen => ({
    kind,
    layout: layout!,
    condition,
    seed,
    today,
    person,
    document,
  })
  return drawing.documentsOf(person, today, seed).flatMap((document) =>
    wanted.flatMap((condition): Specimen[] => {
      const matter = `${seed}:${layout}:${document.fileName}`
      switch (condition) {
        case 'clean':
          return [specimen(condition, document)]
        case 'unknown bank':
          return kind === 'statement' ? [specimen(condition, document)] : []
        case 'scanned':
          return [specimen(condition, scanOf(document, today, matter))]
        case 'photographed':
          return [specimen(condition, photographOf(document, today, matter))]
        case 'tampered':
        case 'look-alike':
          return []
      }
    }),
  )
}
