/** Joins the catalogue with what the runners report and writes docs/acceptance.md. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue, headings } from './catalogue.ts'
import { faultsIn, joinWithTests, waitingIn } from './join.ts'
import type { Ran } from './reports.ts'
import { tableOf } from './table.ts'

/**
 * How many rules there are, how many of them a passing test showed, which are not built yet, and what is wrong with the
 * others.
 */
export function writeAcceptance(ran: readonly Ran[]): {
  rules: number
  shown: number
  waiting: string[]
  faults: string[]
} {
  const rows = joinWithTests(catalogue, ran)
  writeFileSync(join(import.meta.dirname, '../docs/acceptance.md'), tableOf(rows, headings))
  return {
    rules: rows.length,
    shown: rows.filter(({ faults }) => faults.length === 0).length,
    waiting: waitingIn(rows),
    faults: faultsIn(rows),
  }
}
