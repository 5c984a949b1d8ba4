/**
 * What people do to a statement, and harmless things that look alike; whatever stands here is measured by `npm run
 * accuracy` over several layouts.
 */
import { sampleApplicants } from '@attesta/domain/examples/sample-applicants.ts'
import { addMonths, monthOf } from '@attesta/domain/day.ts'
import { euros } from '@attesta/domain/money.ts'
import { amount } from '../draw/spelling.ts'
import { type Row, type Statement, statementOf } from '../life/ledger.ts'
import { filledIn, highlighted, overwritten } from './annotate.ts'
import { furtherTamperings } from './further-tamperings.ts'
import { type Hand, hide, patch, setAnew } from './draw-over.ts'
import { editLater } from './edit-later.ts'
import { editsBetween, pagesOf, putTogether, saveLater, takeApart } from './pdf-parts.ts'
import { onePagePictured, pictureOverText } from './picture.ts'
import { type PrintedFigure, placesOfAmount } from './places.ts'
import { imprinted, linearised, packedAgain } from './rewrite.ts'
import { signed } from './sign.ts'
import { stitched } from './stitch.ts'

/** A statement with the press that drew it, so that a change can be drawn as the bank itself would have. */
export interface Original {
  statement: Statement
  /** Names the throw of the dice. */
  matter: string
  draw(statement: Statement): Promise<Uint8Array>
}

export interface Tampering {
  /**
   * Codes of findings, without the kind of paper, of which at least one must be given; empty for what must not be
   * called an error.
   */
  findings: readonly string[]
  /** @returns null where this statement has nothing of the sort to change */
  degrade(original: Original): Promise<Uint8Array> | null
}

const MADE_BIGGER = euros(450)
const bigger = (row: Row): Row => (row.kind === 'salary' ? { ...row, amount: row.amount + MADE_BIGGER } : row)

/** The rows say more than the balances and totals account for. */
const withBiggerSalary = (statement: Statement): Statement => ({ ...statement, rows: statement.rows.map(bigger) })

/** Every balance and sum made to fit, as a careful hand does. */
function withBiggerSalaryAndSums(statement: Statement): Statement {
  let balance = statement.opening
  const rows = statement.rows.map(bigger).map((row) => ({ ...row, balance: (balance += row.amount) }))
  return { ...statement, rows, closing: balance }
}

/** The largest payment out that is no rent is not there any more; the balances tell of it all the same. */
const withoutRow = (statement: Statement): Statement => {
  const largest = statement.rows.toSorted((a, b) => a.amount - b.amount)[0]
  return { ...statement, rows: statement.rows.filter((row) => row !== largest) }
}

const withOtherDay = (statement: Statement): Statement => {
  const moved = statement.rows.find(({ kind }) => kind === 'salary') ?? statement.rows[0]!
  return {
    ...statement,
    rows: statement.rows.map((row) =>
      row === moved
        ? { ...row, bookedOn: `${row.bookedOn.slice(0, 8)}05`, valueOn: `${row.valueOn.slice(0, 8)}05` }
        : row,
    ),
  }
}

const strangerTo = ({ person }: Statement) =>
  sampleApplicants.find(
    (other) => other.familyName !== person.familyName && other.address.country === person.address.country,
  ) ?? sampleApplicants.find((other) => other.familyName !== person.familyName)!

/** Another person's account at the same bank: the layout is the same, name, number and rows are not. */
function ofStranger(statement: Statement): Statement {
  const person = strangerTo(statement),
    { iban, layout } = statement.account
  const other = {
    ...person.accounts[0]!,
    layout,
    iban: `${iban.slice(0, -5)}${String((Number(iban.slice(-5)) + 97) % 100_000).padStart(5, '0')}`,
  }
  return statementOf(
    person,
    other,
    { since: monthOf(statement.from), first: monthOf(statement.from), last: monthOf(statement.to) },
    3,
  )
}

const ofMonthsBefore = ({ person, account, from, to }: Statement): Statement =>
  statementOf(
    person,
    account,
    { since: addMonths(monthOf(from), -3), first: addMonths(monthOf(from), -3), last: addMonths(monthOf(to), -3) },
    5,
  )

const salaryOf = (statement: Statement): Row =>
  statement.rows.find(({ kind }) => kind === 'salary') ?? statement.rows.toSorted((a, b) => b.amount - a.amount)[0]!

/** Changes a whole file at the place where the salary is printed, or the next figure that is printed in one piece. */
async function atSalary(
  pdf: Uint8Array,
  statement: Statement,
  change: (figure: PrintedFigure, row: Row) => Uint8Array,
): Promise<Uint8Array> {
  for (const row of [salaryOf(statement), ...statement.rows.toSorted((a, b) => b.amount - a.amount)]) {
    const [figure] = await placesOfAmount(pdf, row.amount)
    if (figure) return change(figure, row)
  }
  throw new Error('no figure is printed in one piece')
}

const ofDay = (day: string, time = '093000') => `D:${day.replaceAll('-', '')}${time}Z`
const onParts = (pdf: Uint8Array, change: (parts: ReturnType<typeof takeApart>) => ReturnType<typeof takeApart>) =>
  putTogether(change(takeApart(pdf)))

const dishonest = {
  'salary made bigger, sums left': {
    findings: ['fraud', 'not_original', 'incomplete'],
    degrade: ({ statement, draw }) => draw(withBiggerSalary(statement)),
  },
  'salary made bigger in a later save': {
    findings: ['fraud', 'not_original'],
    degrade: async ({ statement, draw }) => editLater(await draw(statement), await draw(withBiggerSalary(statement))),
  },
  'salary and sums made bigger in a later save': {
    findings: ['fraud'],
    degrade: async ({ statement, draw }) =>
      editLater(await draw(statement), await draw(withBiggerSalaryAndSums(statement))),
  },
  'a day changed in a later save': {
    findings: ['fraud'],
    degrade: async ({ statement, draw }) => editLater(await draw(statement), await draw(withOtherDay(statement))),
  },
  'the name changed in a later save': {
    findings: ['fraud'],
    degrade: async ({ statement, draw }) => {
      const person = strangerTo(statement)
      return editLater(
        await draw(statement),
        await draw({
          ...statement,
          person: {
            ...statement.person,
            givenName: person.givenName,
            familyName: person.familyName,
            latinName: person.latinName,
          },
        }),
      )
    },
  },
  'a row taken out in a later save': {
    findings: ['fraud', 'incomplete'],
    degrade: async ({ statement, draw }) => editLater(await draw(statement), await draw(withoutRow(statement))),
  },
  'sums made to fit, salary in another face': {
    findings: ['fraud', 'edited'],
    degrade: ({ statement, draw }) => withSalarySetAnew(statement, draw, 'another face'),
  },
  'sums made to fit, salary a little larger': {
    findings: ['edited'],
    degrade: ({ statement, draw }) => withSalarySetAnew(statement, draw, { grow: 1.1 }),
  },
  'sums made to fit, salary off its line': {
    findings: ['edited'],
    degrade: ({ statement, draw }) => withSalarySetAnew(statement, draw, { raise: 1.4 }),
  },
  'salary under a patch': {
    findings: ['fraud', 'edited'],
    degrade: async ({ statement, draw }) => {
      const pdf = await draw(statement)
      return atSalary(pdf, statement, ({ place }, row) =>
        onParts(pdf, (parts) => patch(parts, place, amount(row.amount + MADE_BIGGER))),
      )
    },
  },
  'a note laid over the salary': {
    findings: ['fraud', 'edited'],
    degrade: async ({ statement, draw }) => {
      const pdf = await draw(statement)
      return atSalary(pdf, statement, ({ place }, row) => overwritten(pdf, place, amount(row.amount + MADE_BIGGER)))
    },
  },
  'a picture over other text': {
    findings: ['fraud', 'not_original'],
    degrade: async ({ statement, draw }) =>
      pictureOverText(await draw(statement), await draw(withBiggerSalary(statement))),
  },
  'a page that is a picture': {
    findings: ['not_original', 'edited'],
    degrade: async ({ statement, draw }) => {
      const pdf = await draw(statement)
      return onePagePictured(pdf, pagesOf(takeApart(pdf)).length - 1)
    },
  },
  'white text between the rows': {
    findings: ['edited', 'fraud'],
    degrade: async ({ statement, draw }) => {
      const pdf = await draw(statement)
      return atSalary(pdf, statement, ({ place }) =>
        onParts(pdf, (parts) => hide(parts, place, `STIPENDIO ${amount(MADE_BIGGER)}`, place.y1 + 4, 'white')),
      )
    },
  },
  'text without ink': {
    findings: ['edited', 'fraud'],
    degrade: async ({ statement, draw }) => {
      const pdf = await draw(statement)
      return atSalary(pdf, statement, ({ place }) =>
        onParts(pdf, (parts) => hide(parts, place, `STIPENDIO ${amount(MADE_BIGGER)}`, place.y1 + 4, 'inkless')),
      )
    },
  },
  'named by an office program': {
    findings: ['edited'],
    degrade: async ({ statement, draw }) =>
      imprinted(await draw(statement), {
        producer: 'Microsoft® Word per Microsoft 365',
        creator: 'Microsoft® Word per Microsoft 365',
      }),
  },
  'saved again by an office program': {
    findings: ['edited'],
    degrade: async ({ statement, draw }) =>
      imprinted(await draw(withBiggerSalaryAndSums(statement)), {
        producer: 'LibreOffice 24.8',
        creator: 'Draw',
        modified: ofDay(statement.to, '190000'),
      }),
  },
  'passed through an editor on the web': {
    findings: ['edited'],
    degrade: async ({ statement, draw }) =>
      imprinted(await draw(withBiggerSalaryAndSums(statement)), {
        producer: 'iLovePDF',
        modified: ofDay(statement.to, '190000'),
      }),
  },
  'made before its own bookings': {
    findings: ['edited'],
    degrade: async ({ statement, draw }) =>
      imprinted(await draw(statement), { created: ofDay(addMonths(monthOf(statement.from), -6) + '-10') }),
  },
  'changed a month after it was made': {
    findings: ['edited'],
    degrade: async ({ statement, draw }) =>
      imprinted(await draw(withBiggerSalaryAndSums(statement)), {
        created: ofDay(statement.to),
        modified: ofDay(`${addMonths(monthOf(statement.to), 1)}-15`),
      }),
  },
  'a row left out': {
    findings: ['incomplete', 'fraud'],
    degrade: ({ statement, draw }) => draw(withoutRow(statement)),
  },
  'a page of another file': {
    findings: ['incomplete', 'merged', 'fraud'],
    degrade: ({ statement, draw }) => withAnotherPage(statement, draw),
  },
  'two people in one file': {
    findings: ['merged', 'incomplete'],
    degrade: async ({ statement, draw }) =>
      stitched(await draw(statement), await draw(ofStranger(statement)), (first, second) => [...first, ...second]),
  },
  'changed after it was signed': {
    findings: ['fraud'],
    degrade: async ({ statement, draw }) => {
      const pdf = await signed(await draw(statement), 'Banca di prova', statement.to)
      return broken(pdf)
    },
  },
  'signed, then saved with another salary': {
    findings: ['fraud'],
    degrade: async ({ statement, draw }) => {
      const pdf = await draw(statement)
      return saveLater(
        await signed(pdf, 'Banca di prova', statement.to),
        editsBetween(takeApart(pdf), takeApart(await draw(withBiggerSalaryAndSums(statement)))),
      )
    },
  },
} as const satisfies Record<string, Tampering>

const HANDS: Readonly<Record<string, Hand>> = {
  Helvetica: 'Helvetica',
  Courier: 'Courier',
  'Times-Roman': 'Times-Roman',
}

/**
 * Everything is made to fit; only the salary itself betrays the hand that set it. A face that not every reader brings
 * along cannot be kept.
 */
async function withSalarySetAnew(
  statement: Statement,
  draw: Original['draw'],
  how: 'another face' | { grow?: number; raise?: number },
): Promise<Uint8Array> {
  const fitting = withBiggerSalaryAndSums(statement),
    pdf = await draw(fitting)
  return atSalary(pdf, fitting, (figure) => {
    const { place } = figure,
      own = HANDS[place.font ?? '']
    return onParts(pdf, (parts) =>
      setAnew(
        parts,
        figure,
        how === 'another face' || !own
          ? { face: place.font?.startsWith('Times') ? 'Courier' : 'Times-Roman' }
          : { ...how, face: own },
      ),
    )
  })
}

/** A page of the quarter before in the place of this one's; null where there is one page alone. */
async function withAnotherPage(statement: Statement, draw: Original['draw']): Promise<Uint8Array> {
  const [pdf, other] = [await draw(statement), await draw(ofMonthsBefore(statement))]
  return stitched(pdf, other, (first, second) =>
    first.length > 1 ? first.with(1, second[Math.min(1, second.length - 1)]!) : [...first, second.at(-1)!],
  )
}

/** One byte of what the signature covers is another: here in the day that the file says it was made. */
function broken(pdf: Uint8Array): Uint8Array {
  const copy = Buffer.from(pdf),
    at = copy.indexOf('(D:') + '(D:2026'.length
  copy[at] = copy[at] === 0x30 ? 0x31 : 0x30
  return new Uint8Array(copy)
}

const harmless = {
  untouched: { findings: [], degrade: ({ statement, draw }) => draw(statement) },
  'made with iText': {
    findings: [],
    degrade: async ({ statement, draw }) =>
      imprinted(await draw(statement), {
        producer: 'iText 2.1.7 by 1T3XT',
        creator: 'JasperReports Library version 6.20.0',
      }),
  },
  'signed and unchanged': {
    findings: [],
    degrade: async ({ statement, draw }) => signed(await draw(statement), 'Banca di prova', statement.to),
  },
  'a field filled in': {
    findings: [],
    degrade: async ({ statement, draw }) => filledIn(await draw(statement), 'per il locatore'),
  },
  'a figure highlighted': {
    findings: [],
    degrade: async ({ statement, draw }) => {
      const pdf = await draw(statement)
      return atSalary(pdf, statement, ({ place }) => highlighted(pdf, place))
    },
  },
  'signed, then highlighted': {
    findings: [],
    degrade: async ({ statement, draw }) => {
      const pdf = await signed(await draw(statement), 'Banca di prova', statement.to)
      return atSalary(pdf, statement, ({ place }) => highlighted(pdf, place))
    },
  },
  linearised: { findings: [], degrade: async ({ statement, draw }) => linearised(await draw(statement)) },
  'packed again': { findings: [], degrade: async ({ statement, draw }) => packedAgain(await draw(statement)) },
  'printed to a file by a phone': {
    findings: [],
    degrade: async ({ statement, draw }) =>
      imprinted(await draw(statement), {
        producer: 'iOS Version 18.6 (Build 22G86) Quartz PDFContext',
        creator: 'Safari',
        created: ofDay(statement.to, '201500'),
        modified: ofDay(statement.to, '201500'),
      }),
  },
  'stamped when it was downloaded': {
    findings: [],
    degrade: async ({ statement, draw }) =>
      imprinted(await draw(statement), {
        producer: 'iText® 5.5.13.3 ©2000-2022 iText Group NV (AGPL-version)',
        modified: ofDay(statement.to, '235900'),
      }),
  },
} as const satisfies Record<string, Tampering>

export const tamperings = { ...dishonest, ...furtherTamperings, ...harmless } as const satisfies Record<
  string,
  Tampering
>
