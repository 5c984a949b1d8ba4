import { expect, test } from 'vitest'
import { sampleApplicants } from '@attesta/domain/examples/sample-applicants.ts'
import { openPdf } from '../../src/read/pdf.ts'
import { parseFile } from '../../src/pipeline.ts'
import { Sheet } from '../draw/sheet.ts'
import { statementOf } from '../life/ledger.ts'
import { pressOf } from '../documents/statement-layout.ts'
import { statementLayouts } from '../documents/statement-layouts.ts'
import { type Original, type Tampering, tamperings } from './tamperings.ts'

const today = '2026-11-21'
/** Reading pixels takes a core for many seconds: those are for the accuracy run. */
const slow = ['a picture over other text', 'a page that is a picture']

function originalOf(): Original & { person: (typeof sampleApplicants)[number] } {
  const layout = statementLayouts.navigli,
    person = sampleApplicants.find(({ address }) => address.country === layout.country)!
  const account = { ...person.accounts[0]!, layout: 'intesa' as const }
  return {
    person,
    matter: 'test',
    statement: statementOf(person, account, { since: '2026-08', first: '2026-08', last: '2026-10' }, 1),
    draw: (statement) => {
      const sheet = new Sheet(pressOf(layout, statement), layout.face)
      layout.draw(sheet, statement)
      return sheet.finish()
    },
  }
}

test.each(Object.entries<Tampering>(tamperings).filter(([name]) => !slow.includes(name)))(
  '%s',
  async (_, { findings, degrade }) => {
    const original = originalOf(),
      file = await degrade(original)
    const found = await parseFile(file!, {
      fileName: 'x.pdf',
      today,
      applicant: { given: original.person.givenName, family: original.person.familyName },
      trace: false,
    })
    const codes = found.findings
      .filter(({ severity }) => severity !== 'info')
      .map(({ code }) => code.replace(/^.*\./, ''))
    if (findings.length === 0) expect(codes).toEqual([])
    else expect(codes.filter((code) => findings.includes(code))).not.toEqual([])
  },
)

test('a seal that holds is told, with whose certificate it is', async () => {
  const file = await tamperings['signed and unchanged'].degrade(originalOf())
  const { findings } = await parseFile(file, { fileName: 'x.pdf', today, applicant: null, trace: false })
  expect(findings).toMatchObject([
    { code: 'bank_statement.signed', severity: 'info', params: { how: 'whole', signer: 'Banca di prova' } },
  ])
})

test('the engine sees what a patch covers, and ink as pale as the document', async () => {
  const words = async (name: 'salary under a patch' | 'white text between the rows') => {
    const pdf = await openPdf(await tamperings[name].degrade(originalOf()))
    try {
      return Array.from({ length: pdf.pageCount }, (_, at) => pdf.painted(at + 1)).reduce(
        (sum, { covered, faint }) => ({ covered: sum.covered + covered.length, faint: sum.faint + faint.length }),
        { covered: 0, faint: 0 },
      )
    } finally {
      pdf.close()
    }
  }
  expect((await words('salary under a patch')).covered).toBeGreaterThan(0)
  expect((await words('white text between the rows')).faint).toBeGreaterThan(0)
})
