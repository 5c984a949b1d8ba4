/** Changed statements and harmless look-alikes: every tampering over some layouts, others with each throw. */
import type { Specimen } from '../corpus.ts'
import { inventPerson } from '../life/invent-person.ts'
import type { StatementLayout } from '../documents/statement-layout.ts'
import { statementLayouts } from '../documents/statement-layouts.ts'
import { diceOf } from '../random.ts'
import { type Tampering, tamperings } from '../degrade/tamperings.ts'
import { drawStatement, statementDocument } from '../statements-of.ts'
import { todayOf } from './clock.ts'
import { statementAt } from './statement-drawings.ts'

const LAYOUTS_EACH = 4

export function tamperedStatements(name: string, seed: number): Specimen[] {
  const tampering = (tamperings as Record<string, Tampering>)[name]!,
    layouts = Object.entries<StatementLayout>(statementLayouts)
  const start = diceOf(`${seed}:${name}`).between(0, layouts.length - 1),
    step = Math.max(1, Math.floor(layouts.length / LAYOUTS_EACH))
  return Array.from(
    { length: Math.min(LAYOUTS_EACH, layouts.length) },
    (_, at) => layouts[(start + at * step) % layouts.length]!,
  ).map(([layoutName, layout]) => specimenOf(name, tampering, layoutName, layout, seed))
}

function specimenOf(
  name: string,
  { findings, degrade }: Tampering,
  layoutName: string,
  layout: StatementLayout,
  seed: number,
): Specimen {
  const matter = `${seed}:${name}:${layoutName}`,
    today = todayOf(seed),
    person = inventPerson(layout.country, matter),
    statement = statementAt(layout, person, today, seed)
  const draw = async () => {
    const changed = await degrade({ statement, matter, draw: (shown) => drawStatement(layout, shown) })
    if (!changed) throw new Error(`${name}: this statement has nothing of the sort to change`)
    return changed
  }
  const clean = statementDocument(layout, statement, name.replaceAll(/\W+/g, '-')),
    rest = { kind: 'statement', layout: layoutName, seed, today, person } as const
  if (findings.length === 0) return { ...rest, condition: 'look-alike', document: { ...clean, draw } }
  // What a changed document really says is a matter of opinion; what counts is whether the change is seen.
  return {
    ...rest,
    condition: 'tampered',
    document: { ...clean, condition: 'amount_changed', expected: {}, findings, draw },
  }
}
