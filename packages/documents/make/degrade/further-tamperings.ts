/** More of what people do to a statement: rows put in, figures set in the bank's own face, chains of programs. */
import { euros } from '@attesta/domain/money.ts'
import { addDays } from '@attesta/domain/day.ts'
import { amount } from '../draw/spelling.ts'
import type { Row, Statement } from '../life/ledger.ts'
import { type Hand, setAnew } from './draw-over.ts'
import { editLater } from './edit-later.ts'
import { putTogether, takeApart } from './pdf-parts.ts'
import { placesOfAmount } from './places.ts'
import { imprinted } from './rewrite.ts'
import type { Tampering } from './tamperings.ts'

const PUT_IN = euros(1250)
const MADE_BIGGER = euros(450)

/** One payment in more, and every balance after it made to fit. */
function withRowPutIn(statement: Statement): Statement {
  const at = statement.rows.length >> 1,
    before = statement.rows[at]!
  const paid = statement.rows.find((row) => row.amount > 0) ?? before
  const added: Row = { ...paid, bookedOn: before.bookedOn, valueOn: before.valueOn, amount: PUT_IN }
  let balance = statement.opening
  const rows = statement.rows.toSpliced(at, 0, added).map((row) => ({ ...row, balance: (balance += row.amount) }))
  return { ...statement, rows, closing: balance }
}

/** Faces that every reader brings along; of another one a hand without the bank's font file can set nothing. */
const OWN_FACES: ReadonlyMap<string, Hand> = new Map(
  (['Helvetica', 'Courier', 'Times-Roman'] as const).map((face) => [face, face]),
)

export const furtherTamperings = {
  'a row put in and sums made to fit in a later save': {
    findings: ['fraud', 'edited'],
    degrade: async ({ statement, draw }) => editLater(await draw(statement), await draw(withRowPutIn(statement))),
  },
  'a row put in, saved by an editor': {
    findings: ['edited', 'fraud'],
    degrade: async ({ statement, draw }) =>
      imprinted(await draw(withRowPutIn(statement)), { producer: 'iText 2.1.7 by 1T3XT; modified using Sejda 3.2.84' }),
  },
  'a figure edited in place in its own face': {
    findings: ['incomplete', 'fraud', 'not_original', 'edited'],
    degrade: async ({ statement, draw }) => {
      const pdf = await draw(statement)
      for (const row of statement.rows.toSorted((a, b) => b.amount - a.amount)) {
        const [figure] = await placesOfAmount(pdf, row.amount)
        if (!figure) continue
        const { place, together } = figure,
          bigger = { ...place, text: place.text.replace(/[\d.,]*\d/, amount(Math.abs(row.amount) + MADE_BIGGER)) }
        return putTogether(
          setAnew(
            takeApart(pdf),
            { place, together: together.map((word) => (word === place ? bigger : word)) },
            { face: OWN_FACES.get(place.font ?? '') ?? 'Helvetica' },
          ),
        )
      }
      throw new Error('no figure is printed in one piece')
    },
  },
  'filled into a template on the web': {
    findings: ['edited'],
    degrade: async ({ statement, draw }) =>
      imprinted(await draw(withRowPutIn(statement)), { creator: 'Canva', producer: 'Canva' }),
  },
  'a chain of programs that ends with a drawing program': {
    findings: ['edited'],
    degrade: async ({ statement, draw }) =>
      imprinted(await draw(withRowPutIn(statement)), {
        creator: 'JasperReports Library version 6.20.0',
        producer: 'Adobe Illustrator 29.1; Adobe PDF library 17.00',
        modified: `D:${addDays(statement.to, 1).replaceAll('-', '')}080000Z`,
      }),
  },
} as const satisfies Record<string, Tampering>
