/** Credits whose name beside them is what their own person wrote, each by one word of the bank's. */
import { expect, test } from 'vitest'
import { lineSeries } from '../facts/account-lines.ts'
import { line, statement } from '../testing/documents.ts'
import { document } from '../testing/giulia.ts'
import { namesNoPayer } from './pay-credits.ts'

const isUnnamed = (text: string) => {
  const read = [
    document('bank', statement('2026-10', '2026-10', { transactions: [line('2026-10-10', text, '900.00')] })),
  ]
  return namesNoPayer(lineSeries(read)[0]!.movements[0]!)
}

test.each([
  'VERSAMENTO ASSEGNO BIANCHI',
  'VERS. ASSEGNI BIANCHI',
  'VERS ASSEGNO BIANCHI',
  'SCHECKEINREICHUNG BIANCHI',
  'ACCREDITO SU CARTA BIANCHI',
  'STORNO ADDEBITO BIANCHI',
  'SATISPAY BIANCHI',
  'VAGLIA POSTALE BIANCHI',
  'GIROCONTO BIANCHI',
  'GIROFONDO BIANCHI',
  'UMBUCHUNG BIANCHI',
  'ÜBERTRAG BIANCHI',
  'EIGENÜBERTRAG BIANCHI',
  'UEBERTRAG BIANCHI',
  'EIGENUEBERTRAG BIANCHI',
  'RICARICA CARTA BIANCHI',
])('«%s» names no payer', (text) => expect(isUnnamed(text)).toBe(true))

test.each([
  'STIPENDIO DA OFFICINE LOMBARDE SRL',
  'BONIFICO DA ASSEGNI E VALORI SRL STIPENDIO',
  'BONIFICO DA PRICARICA SRL STIPENDIO',
  'BONIFICO DA SU CARTAPLAST SRL STIPENDIO',
  'GEHALT STORNOWAY GMBH',
])('«%s» names one', (text) => expect(isUnnamed(text)).toBe(false))
