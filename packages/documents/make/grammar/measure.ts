/** One layout drawn, read and judged. */
import { addDays } from '@attesta/domain/day.ts'
import type { ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { parseFile } from '../../src/pipeline.ts'
import { type Judgements, compare } from '../accuracy/compare.ts'
import { drawStatement, storyOf } from './draw/statement.ts'
import type { Layout } from './layout.ts'
import { type Truth, truthOf } from './truth.ts'

export interface Measure {
  layout: Layout
  rows: { printed: number; read: number; matched: number }
  /** IBAN, holders, period, balances of all accounts. */
  header: { right: number; all: number }
  isPerfect: boolean
  isProven: boolean
  isProvenAndWrong: boolean
  /** What is wrong or missing: `account.iban wrong`. */
  faults: string[]
  /** Findings that an honest file does not deserve. */
  errors: string[]
}

const HEADER = ['iban', 'holders', 'period', 'opening_balance', 'closing_balance'].map((fact) => `account.${fact}`)
const NONE: Judgements = { right: 0, wrong: 0, missing: 0 }

export async function measure(layout: Layout): Promise<Measure> {
  const story = storyOf(layout),
    bytes = await drawStatement(layout, story)
  const found = await parseFile(bytes, {
    fileName: 'statement.pdf',
    today: addDays(story.madeOn, 3),
    applicant: null,
    trace: false,
  })
  return judged(layout, truthOf(layout, story), found)
}

export function judged(layout: Layout, truth: Truth, found: ParseResult): Measure {
  const { facts, rows, isProven, isFalselyProven } = compare(truth, found)
  const header = HEADER.map((fact) => facts.get(fact) ?? NONE)
  const right = header.reduce((sum, counts) => sum + counts.right, 0),
    all = header.reduce((sum, counts) => sum + counts.right + counts.wrong + counts.missing, 0)
  const errors = found.findings.filter(({ severity }) => severity === 'error').map(({ code }) => code)
  const faults = [...facts].flatMap(([fact, { wrong, missing }]) => [
    ...(wrong > 0 ? [`${fact} wrong`] : []),
    ...(missing > 0 ? [`${fact} missing`] : []),
  ])
  return {
    layout,
    rows,
    header: { right, all },
    isPerfect: rows.matched === rows.printed && rows.matched === rows.read && right === all && errors.length === 0,
    isProven: isProven === true,
    isProvenAndWrong: isFalselyProven,
    faults,
    errors,
  }
}
