/** What people do to a statement, and harmless things that look alike; whatever stands here is measured by `npm run accuracy` over several layouts. */
import { euros } from '@attesta/domain/money.ts'
import type { Statement } from '../life/ledger.ts'
import { editLater } from './edit-later.ts'

/** A statement with the press that drew it, so that a change can be drawn as the bank itself would have. */
export interface Original {
  statement: Statement
  /** Names the throw of the dice. */
  matter: string
  draw(statement: Statement): Promise<Uint8Array>
}

export interface Tampering {
  /** Codes of findings, without the kind of paper, of which at least one must be given; empty for what must not be called an error. */
  findings: readonly string[]
  /** @returns how the changed file is made (nothing is drawn before it is asked for); null where this statement has nothing of the sort to change */
  spoil(original: Original): (() => Promise<Uint8Array>) | null
}

const MADE_BIGGER = euros(450)

/** The rows say more than the balances and totals account for. */
const withBiggerSalary = (statement: Statement): Statement => ({ ...statement, rows: statement.rows.map((row) => (row.kind === 'salary' ? { ...row, amount: row.amount + MADE_BIGGER } : row)) })

export const tamperings = {
  'salary made bigger, sums left': { findings: ['fraud', 'not_original', 'incomplete'], spoil: ({ statement, draw }) => () => draw(withBiggerSalary(statement)) },
  'salary made bigger in a later save': { findings: ['fraud', 'not_original'], spoil: ({ statement, draw }) => async () => editLater(await draw(statement), await draw(withBiggerSalary(statement))) },
  untouched: { findings: [], spoil: ({ statement, draw }) => () => draw(statement) },
} as const satisfies Record<string, Tampering>
