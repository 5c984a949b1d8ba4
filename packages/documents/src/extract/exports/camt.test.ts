/** Every version of the account messages of ISO 20022, as their schemas differ: places of the date, status, party, BIC. */
import { describe, expect, test } from 'vitest'
import { readCamt } from './camt.ts'

const MESSAGES = {
  '052': ['BkToCstmrAcctRpt', 'Rpt'],
  '053': ['BkToCstmrStmt', 'Stmt'],
  '054': ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
} as const

/** Until version 7 the status is the code itself and a party's name stands in it; since 8 both stand an element lower. */
function message(kind: keyof typeof MESSAGES, version: number): string {
  const [root, part] = MESSAGES[kind],
    isNew = version >= 8
  const status = isNew ? '<Sts><Cd>BOOK</Cd></Sts>' : '<Sts>BOOK</Sts>',
    party = isNew ? '<Dbtr><Pty><Nm>Kern GmbH</Nm></Pty></Dbtr>' : '<Dbtr><Nm>Kern GmbH</Nm></Dbtr>',
    bic = version >= 3 ? '<BICFI>COLSDE33</BICFI>' : '<BIC>COLSDE33</BIC>'
  const balance = (code: string, amount: string, day: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt>${
      isNew ? `<DtTm>${day}T08:00:00</DtTm>` : `<Dt>${day}</Dt>`
    }</Dt></Bal>`
  const balances =
    kind === '054' ? '' : balance('OPBD', '100.00', '2026-10-01') + balance('CLBD', '142.00', '2026-10-31')
  return `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${kind}.001.${String(version).padStart(2, '0')}"><${root}><GrpHdr/><${part}><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Ccy>EUR</Ccy><Svcr><FinInstnId>${bic}</FinInstnId></Svcr></Acct>${balances}<Ntry><Amt Ccy="EUR">42.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>${status}<BookgDt><Dt>2026-10-05</Dt></BookgDt><ValDt><Dt>2026-10-06</Dt></ValDt><NtryDtls><TxDtls><RltdPties>${party}</RltdPties></TxDtls></NtryDtls></Ntry></${part}></${root}></Document>`
}

describe.each(['052', '053', '054'] as const)('CAMT.%s', (kind) => {
  test.each(Array.from({ length: 13 }, (_, at) => at + 1))('version %i', (version) => {
    const [sheet, ...others] = readCamt(message(kind, version)) ?? []
    expect(others).toEqual([])
    expect(sheet?.account).toMatchObject({
      iban: 'DE89370400440532013000',
      bic: 'COLSDE33',
      opening: kind === '054' ? null : 100_00,
      closing: kind === '054' ? null : 142_00,
      rows: [{ booked: '2026-10-05', value: '2026-10-06', cents: 42_00, words: 'Kern GmbH' }],
    })
  })
})
