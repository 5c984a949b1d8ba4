/** Changed statements and harmless look-alikes: every tampering over some layouts, others with each throw. */
import { inventPerson } from '../life/invent-person.ts'
import type { CorpusCondition, Specimen } from '../corpus.ts'
import type { StatementLayout } from '../papers/statement-layout.ts'
import { statementLayouts } from '../papers/statement-layouts.ts'
import { diceOf } from '../random.ts'
import { type Tampering, tamperings } from '../spoil/tamperings.ts'
import { drawStatement, statementPaper } from '../statements-of.ts'
import { todayOf } from './clock.ts'
import { statementAt } from './statement-drawings.ts'

const LAYOUTS_EACH = 4

export function* tamperedStatements(seed: number, part: string, wanted: readonly CorpusCondition[]): Generator<Specimen> {
  const layouts = Object.entries<StatementLayout>(statementLayouts)
  for (const [name, tampering] of Object.entries<Tampering>(tamperings)) {
    const condition = tampering.findings.length > 0 ? 'tampered' as const : 'look-alike' as const
    if (!wanted.includes(condition)) continue
    const start = diceOf(`${seed}:${name}`).between(0, layouts.length - 1)
    for (let at = 0; at < Math.min(LAYOUTS_EACH, layouts.length); at++) {
      const [layoutName, layout] = layouts[(start + at) % layouts.length]!
      if (layoutName.includes(part)) yield* specimenOf(name, tampering, layoutName, layout, seed, condition)
    }
  }
}

function specimenOf(name: string, { findings, spoil }: Tampering, layoutName: string, layout: StatementLayout, seed: number, condition: 'tampered' | 'look-alike'): Specimen[] {
  const matter = `${seed}:${name}:${layoutName}`, today = todayOf(seed), person = inventPerson(layout.country, matter), statement = statementAt(layout, person, today, seed)
  const changed = spoil({ statement, matter, draw: (shown) => drawStatement(layout, shown) })
  if (!changed) return []
  // What a changed paper really says is a matter of opinion; what counts is whether the change is seen.
  const paper = { ...statementPaper(layout, statement, name.replaceAll(/\W+/g, '-')), findings, condition: condition === 'tampered' ? 'amount_changed' as const : 'clean' as const, draw: changed }
  return [{ kind: 'statement', layout: layoutName, condition, seed, today, person, paper: condition === 'tampered' ? { ...paper, expected: { type: 'bank_statement' } } : paper }]
}
