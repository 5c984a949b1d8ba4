/** A person's statements as documents, clean and spoiled. */
import type { BankAccount, Person } from '@attesta/domain/examples/person.ts'
import { type Day, type Month, addMonths, monthOf } from '@attesta/domain/day.ts'
import { euros } from '@attesta/domain/money.ts'
import { italianIban } from './draw/iban.ts'
import { Sheet } from './draw/sheet.ts'
import { type Statement, statementOf } from './life/ledger.ts'
import type { DrawnDocument } from './drawn-document.ts'
import { type StatementLayout, pressOf, statementTruth } from './documents/statement-layout.ts'
import { statementLayouts } from './documents/statement-layouts.ts'
import { variedLayout } from './documents/statement-varied.ts'
import { diceOf } from './random.ts'
import { editLater } from './degrade/edit-later.ts'
import { scan } from './degrade/scan.ts'

const MONTHS_COVERED = 3
/** Banks that send a sheet a month; the others one for the whole time. */
const MONTHLY: ReadonlySet<BankAccount['layout']> = new Set(['bancoposta', 'sparkasse'])
const TOO_OLD_MONTHS = 14
const MADE_BIGGER = euros(450)

/** A clean statement in the layout given, whatever bank the person's account is with. */
export const statementDocument = (layout: StatementLayout, statement: Statement, name: string): DrawnDocument => ({
  fileName: `${name}.pdf`,
  mediaType: 'application/pdf',
  label: `Estratto conto ${layout.bank} ${statement.from} – ${statement.to}`,
  condition: 'clean',
  expected: statementTruth(layout, statement),
  findings: [],
  draw: () => drawStatement(layout, statement),
})

const documentOf = (statement: Statement, name: string): DrawnDocument =>
  statementDocument(statementLayouts[statement.account.layout], statement, name)

export async function drawStatement(
  layout: StatementLayout,
  statement: Statement,
  password?: string,
): Promise<Uint8Array> {
  const sheet = new Sheet({ ...pressOf(layout, statement), password }, layout.face)
  layout.draw(sheet, statement)
  return sheet.finish()
}

const window = (last: Month): { first: Month; last: Month } => ({ first: addMonths(last, 1 - MONTHS_COVERED), last })
const nameOf = ({ account, from, to }: Statement) =>
  `${account.layout}-${monthOf(from)}${monthOf(from) === monthOf(to) ? '' : `-${monthOf(to)}`}`

/** The last three full months of every account, or as many quarters as are asked for. */
export function statementsOf(person: Person, today: Day, seed: number, quarters = 1): DrawnDocument[] {
  const { first } = window(addMonths(monthOf(today), -1))
  const since = addMonths(first, (1 - quarters) * MONTHS_COVERED)
  return person.accounts.flatMap((account) => {
    const length = MONTHLY.has(account.layout) ? 1 : MONTHS_COVERED
    const spans = Array.from({ length: (quarters * MONTHS_COVERED) / length }, (_, at) => ({
      first: addMonths(since, at * length),
      last: addMonths(since, (at + 1) * length - 1),
    }))
    return spans
      .map((span) => statementOf(person, account, { since, ...span }, seed))
      .map((statement) => documentOf(statement, `estratto-conto-${nameOf(statement)}`))
  })
}

/** The same movements as an unknown bank would print them; another throw of the dice is another bank. */
export function variedStatementsOf(person: Person, today: Day, seed: number): DrawnDocument[] {
  if (person.address.country !== 'IT') return []
  const dice = diceOf(`${seed}:varied:${person.id}`),
    { first, last } = window(addMonths(monthOf(today), -1))
  const account = {
    ...person.accounts[0]!,
    iban: italianIban(`099${dice.between(10, 99)}`, '01600', String(dice.between(0, 999_999_999)).padStart(12, '0')),
  }
  const statement = statementOf(person, account, { since: first, first, last }, seed)
  const matter = `${seed}:layout:${person.id}`,
    layout = variedLayout(diceOf(matter))
  return [
    {
      ...statementDocument(layout, statement, 'estratto-conto-banca-sconosciuta'),
      label: `Estratto conto ${layout.bank}`,
      condition: 'varied',
    },
  ]
}

/** The same account's statement as no applicant should hand it in. */
export function degradedStatementsOf(person: Person, today: Day, seed: number): DrawnDocument[] {
  const account = person.accounts[0]!
  const { first, last } = window(addMonths(monthOf(today), -1))
  const statement = statementOf(person, account, { since: first, first, last }, seed)
  const old = window(addMonths(last, -TOO_OLD_MONTHS))
  const past = statementOf(person, account, { since: old.first, ...old }, seed)
  const clean = documentOf(statement, 'estratto-conto'),
    drawn = (shown: Statement, password?: string) =>
      drawStatement(statementLayouts[shown.account.layout], shown, password)
  const degraded = (
    condition: DrawnDocument['condition'],
    name: string,
    label: string,
    findings: readonly string[],
    rest: Partial<DrawnDocument>,
  ): DrawnDocument => ({ ...clean, fileName: `${name}.pdf`, label, condition, findings, ...rest })
  const bigger = salaryMadeBigger(statement)
  return [
    degraded('scanned', 'estratto-conto-scansione', 'Scansione, solo immagini', ['not_original'], {
      expected: { ...clean.expected, source: 'ocr' },
      draw: async () => scan(await drawn(statement), statement.to, account.iban),
    }),
    degraded(
      'amount_changed',
      'estratto-conto-importi-gonfiati',
      'Stipendi aumentati, saldi lasciati',
      ['fraud', 'not_original', 'incomplete'],
      { expected: { type: 'bank_statement' }, draw: () => drawn(bigger) },
    ),
    degraded(
      'edited_later',
      'estratto-conto-modificato-dopo',
      'Aggiornamento incrementale dopo l’emissione',
      ['fraud', 'not_original'],
      {
        expected: { type: 'bank_statement' },
        draw: async () => editLater(await drawn(statement), await drawn(bigger)),
      },
    ),
    degraded('locked', 'estratto-conto-con-password', 'Protetto da password', ['locked'], {
      expected: { verdict: 'encrypted' },
      draw: () => drawn(statement, 'segreta'),
    }),
    degraded('truncated', 'estratto-conto-troncato', 'File tagliato a metà', ['unreadable', 'corrupted'], {
      expected: {},
      draw: async () => firstHalf(await drawn(statement)),
    }),
    degraded('too_old', 'estratto-conto-vecchio', 'Di oltre un anno fa', ['too_old', 'recency', 'coverage'], {
      expected: documentOf(past, '').expected,
      draw: () => drawn(past),
    }),
  ]
}

const firstHalf = (file: Uint8Array): Uint8Array => file.subarray(0, file.length >> 1)

/** The rows say more than the balances and totals account for. */
const salaryMadeBigger = (statement: Statement): Statement => ({
  ...statement,
  rows: statement.rows.map((row) => (row.kind === 'salary' ? { ...row, amount: row.amount + MADE_BIGGER } : row)),
})
