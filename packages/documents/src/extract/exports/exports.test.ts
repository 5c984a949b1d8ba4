import { describe, expect, test } from 'vitest'
import type { ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { parseFile } from '../../pipeline.ts'
import { readCamt } from './camt.ts'
import { furtherExports, refusedExports } from './exports-further.fixture.ts'
import { exportFiles as firstExports } from './exports.fixture.ts'
import { writtenAmount } from './written-amount.ts'

const parse = (bytes: Uint8Array): Promise<ParseResult> =>
  parseFile(bytes, { fileName: 'export', today: '2026-11-21', applicant: null, trace: false })
const codes = ({ findings }: ParseResult) => findings.map(({ code }) => code)

const exportFiles = [...firstExports, ...furtherExports]

describe('exports', () => {
  test.each(exportFiles)('$name', { tags: ['B8-statement-legal'] }, async ({ text, encoding, expected }) => {
    const result = await parse(
      encoding === 'latin1'
        ? Buffer.from(text, 'latin1')
        : encoding === 'utf16be'
          ? Buffer.from(`\ufeff${text}`, 'utf16le').swap16()
          : Buffer.from(text),
    )
    const accounts = result.bank_statement?.accounts ?? []
    expect(
      accounts.map((account) => ({
        ...Object.fromEntries(
          Object.keys(expected[0]!)
            .filter((key) => key !== 'rows')
            .map((key) => [key, account[key as 'iban']]),
        ),
        rows: account.transactions.map((t) => [t.booked_on, t.amount, t.description]),
      })),
    ).toEqual(expected)
    expect(result).toMatchObject({ type: 'bank_statement', source: 'text', verdict: 'parsed' })
    expect(codes(result)).toContain('bank_statement.no_legal_value')
  })

  test.each(exportFiles.filter(({ expected }) => expected.every(({ reconciled }) => reconciled === true)))(
    '$name: an amount that was changed is not proven',
    async ({ text, expected }) => {
      // The first booking's amount, as it is written in the file.
      const [, amount] = expected[0]!.rows[0]!,
        digits = amount.replace('-', ''),
        written = [digits.replace('.', ','), digits].find((spelling) => text.includes(spelling))!
      const result = await parse(
        Buffer.from(
          text.replace(
            written,
            written.replace(/^\d/, (digit) => String((Number(digit) + 1) % 10 || 1)),
          ),
        ),
      )
      expect(result.bank_statement?.accounts.map(({ reconciled }) => reconciled)).toContain(false)
      expect(codes(result)).toContain('bank_statement.incomplete')
    },
  )
})

test.each<[string, string]>([
  ['an address book', 'Nome;Via;Città\nMario Rossi;Via Roma 1;Milano\nAnna Bianchi;Via Po 2;Torino\n'],
  ['other XML', '<?xml version="1.0"?><note><to>you</to></note>'],
  [
    'XML that defines entities',
    '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><Document><BkToCstmrStmt><Stmt><Acct><Ccy>&b;</Ccy></Acct></Stmt></BkToCstmrStmt></Document>',
  ],
  ['XML cut off', '<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt><Acct>'],
  [
    'a SWIFT line that is none',
    ':20:A\n:25:37050198/1902446873\n:60F:C260831EUR10,00\n:61:whatever\n:62F:C260930EUR10,00\n',
  ],
  [
    'a booking whose amount cannot be read',
    'Data;Descrizione;Importo\n05/10/2026;Canone;-650,00\n06/10/2026;Bar;zwölf\n',
  ],
  ...refusedExports,
  ['prose', 'Dear all,\nthis is no statement.\n'],
])('%s is no statement', async (_, text) =>
  expect(await parse(Buffer.from(text))).toMatchObject({ verdict: 'unsupported', type: 'unknown' }),
)

test.each<[string, string, number]>([
  [
    'a table with the thirtieth of February',
    'Data;Descrizione;Importo\n05/10/2026;Canone;-650,00\n30/02/2026;Bar;-5,00\n',
    3,
  ],
  [
    'a table without titles with the thirty-first of June',
    '05.06.2026;05.06.2026;Miete;-650,00\n31.06.2026;30.06.2026;Gehalt;1.847,40\n',
    2,
  ],
  [
    'a table below a preamble and titles of two rows',
    'IBAN;IT60X0542811101000000123456;;\n;;;\nData;Data;Descrizione;Importo\ncontabile;valuta;;\n05/10/2026;05/10/2026;Canone;-650,00\n31/09/2026;01/10/2026;Bar;-5,00\n',
    6,
  ],
  [
    'an XML entry of a thirteenth month',
    '<Document>\n<BkToCstmrStmt><Stmt>\n<Ntry><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-10-01</Dt></BookgDt></Ntry>\n<Ntry><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-13-01</Dt></BookgDt></Ntry></Stmt></BkToCstmrStmt></Document>',
    4,
  ],
  [
    'a SWIFT line of the thirtieth of February',
    ':20:A\n:25:37050198/1902446873\n:60F:C260131EUR10,00\n:61:2602300230D5,00NMSCNONREF\n:86:x\n:62F:C260228EUR5,00\n',
    4,
  ],
])('%s is refused with its line', async (_, text, line) => {
  const { verdict, findings } = await parse(Buffer.from(text))
  expect(verdict).toBe('unsupported')
  expect(findings.map(({ params }) => params)).toEqual([{ line }])
})

test('entities of the language itself are read, others never', () => {
  const statement = (name: string) =>
    `<Document><BkToCstmrStmt><Stmt><Acct><Ownr><Nm>${name}</Nm></Ownr></Acct></Stmt></BkToCstmrStmt></Document>`
  expect(readCamt(statement('Rossi &amp; Figli'))?.[0]?.account.holders).toEqual(['Rossi & Figli'])
})

test.each<[string, number | null]>([
  ['-1.438,74', -143_874],
  ['-12.41', -1241],
  ['+2250.00', 225_000],
  ['1.438', 143_800],
  ['12,4', 1240],
  ['627,89 EUR', 62_789],
  ['1.234,50-', -123_450],
  ["1'234.50", 123_450],
  ['2250', 225_000],
  ['0', 0],
  ['.50', null],
  ['31/12/2025', null],
  ['1.23.456', null],
  ['12,345', 1_234_500],
  ['12,3456', null],
  ['Miete', null],
  ['', null],
])('«%s» is %s cents', (cell, cents) => expect(writtenAmount(cell)).toBe(cents))
