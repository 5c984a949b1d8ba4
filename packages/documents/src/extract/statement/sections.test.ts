/** Numbers of other people inside bookings begin no account, wherever a page breaks. */
import { expect, test } from 'vitest'
import { pagesFromText } from '../../testing/page-from-text.ts'
import { extractStatement } from './statement.ts'

const accountsOf = (text: string) =>
  extractStatement(pagesFromText(text), { today: '2026-09-01' } as never)!.section.accounts

const first = `
Kontoauszug                                        IBAN DE89 3704 0044 0532 0130 00
Datum        Text                                            Soll      Haben
             Alter Saldo am 31.07.2026                               1.000,00
03.08.2026   Lastschrift Stadtwerke                         39,11
             IBAN DE13761358533731619189
04.08.2026   Kartenzahlung REWE                             20,00`

test('the number of a booking whose day stands on the page before begins no account', () => {
  const [account, ...others] = accountsOf(`${first}
=====
             Lastschrift Versicherung                       50,00
             IBAN DE69332974200780234408
09.08.2026   Gutschrift Maschinenbau Kern                              100,00
             Neuer Saldo am 31.08.2026                                 990,89
`)
  expect(others).toEqual([])
  expect(account).toMatchObject({ iban: 'DE89370400440532013000', reconciled: true })
})

test('the number of a booking that goes on below the titles of the next page is no title', () => {
  const [account, ...others] = accountsOf(`${first}
=====
Datum        Text                                            Soll      Haben
             IBAN DE69332974200780234408
             Beleg 140747
09.08.2026   Gutschrift Maschinenbau Kern                              100,00
             Neuer Saldo am 31.08.2026                               1.040,89
`)
  expect(others).toEqual([])
  expect(account).toMatchObject({ iban: 'DE89370400440532013000', reconciled: true })
})

test('nor does it where titles of the next account stand below', () => {
  const [account, second, ...others] = accountsOf(`${first}
=====
Datum        Text                                            Soll      Haben
             Übertrag                                                  940,89
             Lastschrift Versicherung                       50,00
             IBAN DE69332974200780234408
             Neuer Saldo am 31.08.2026                                 890,89

Kontonummer 0532013001                             IBAN DE62370400440532013001
Datum        Text                                            Soll      Haben
             Alter Saldo am 31.07.2026                                 500,00
04.08.2026   Miete                                          100,00
             Neuer Saldo am 31.08.2026                                 400,00
`)
  expect(others).toEqual([])
  expect(second).toMatchObject({ iban: 'DE62370400440532013001', reconciled: true })
  expect(account).toMatchObject({ iban: 'DE89370400440532013000', reconciled: true })
})
