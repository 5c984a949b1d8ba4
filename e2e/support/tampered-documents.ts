/**
 * Documents of Giulia's as a person would hand them in who wants to look better than they are: drawn for a test, read
 * by the real reader.
 */
import { editLater } from '@attesta/documents/make/degrade/edit-later.ts'
import { stitched } from '@attesta/documents/make/degrade/stitch.ts'
import { tamperings } from '@attesta/documents/make/degrade/tamperings.ts'
import { payOf } from '@attesta/documents/make/life/pay.ts'
import { statementOf, type Statement } from '@attesta/documents/make/life/ledger.ts'
import { payslipDocument } from '@attesta/documents/make/payslips-of.ts'
import { statementLayouts } from '@attesta/documents/make/documents/statement-layouts.ts'
import { drawStatement } from '@attesta/documents/make/statements-of.ts'
import { addMonths, dayIn, monthOf } from '@attesta/domain/day.ts'
import { chiaraEsposito, giuliaBianchi, lucaFerrari } from '@attesta/domain/examples/sample-applicants.ts'
import type { Person } from '@attesta/domain/examples/person.ts'
import { euros } from '@attesta/domain/money.ts'
import type { DrawnFile } from './documents.ts'

const last = addMonths(monthOf(dayIn(new Date(), 'Europe/Rome')), -1)
const first = addMonths(last, -2)
// The life that the sandbox's documents tell of.
const seed = 1

const pdf = (name: string, bytes: Uint8Array): DrawnFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(bytes),
})
const statementBy = (person: Person): Statement =>
  statementOf(person, person.accounts[0]!, { since: first, first, last }, seed)
const draw = (statement: Statement): Promise<Uint8Array> =>
  drawStatement(statementLayouts[statement.account.layout], statement)
const own = () => draw(statementBy(giuliaBianchi))
const foreign = () => draw(statementBy(lucaFerrari))

const degraded = async (how: 'salary made bigger, sums left' | 'salary under a patch') =>
  (await tamperings[how].degrade({ statement: statementBy(giuliaBianchi), matter: 'e2e', draw }))!

async function withBiggerNet(): Promise<Uint8Array> {
  const pay = payOf(giuliaBianchi, last, seed)
  const more = euros(1_000)
  const changed = { ...pay, net: pay.net + more, payout: pay.payout + more }
  return editLater(
    await payslipDocument(giuliaBianchi, pay).draw(),
    await payslipDocument(giuliaBianchi, changed).draw(),
  )
}

const join = (one: Uint8Array, other: Uint8Array) => stitched(one, other, (pages, more) => [...pages, ...more])

export interface Tampered {
  kind: 'statement' | 'payslip'
  /** They stand in the place of the person's own documents of that kind; of payslips, of the newest. */
  files: () => Promise<DrawnFile[]>
  /** Nothing in it is wrong but that it is there again: it must be taken away and cannot be insisted on. */
  isCopy?: true
}

export const tamperedDocuments = {
  'inflated amounts': {
    kind: 'statement',
    files: async () => [pdf('gonfiato.pdf', await degraded('salary made bigger, sums left'))],
  },
  'a painted cell': {
    kind: 'statement',
    files: async () => [pdf('ritoccato.pdf', await degraded('salary under a patch'))],
  },
  "another person's statement behind one's own": {
    kind: 'statement',
    files: async () => [pdf('unito.pdf', join(await own(), await foreign()))],
  },
  "another person's statement before one's own": {
    kind: 'statement',
    files: async () => [pdf('unito.pdf', join(await foreign(), await own()))],
  },
  'the same statement three times': {
    kind: 'statement',
    isCopy: true,
    files: async () => {
      const bytes = await own()
      return ['uno.pdf', 'due.pdf', 'tre.pdf'].map((name) => pdf(name, bytes))
    },
  },
  'an edited net': { kind: 'payslip', files: async () => [pdf('netto.pdf', await withBiggerNet())] },
  "another person's payslip": {
    kind: 'payslip',
    files: async () => [
      pdf('altrui.pdf', await payslipDocument(chiaraEsposito, payOf(chiaraEsposito, last, seed)).draw()),
    ],
  },
} as const satisfies Record<string, Tampered>
