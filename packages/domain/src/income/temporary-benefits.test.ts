/** Which benefits are told as paid for a while. By hand, in the words of INPS, Bundesagentur and insurers. */
import { expect, test } from 'vitest'
import { lineSeries } from '../facts/account-lines.ts'
import { line, statement } from '../testing/documents.ts'
import { document } from '../testing/giulia.ts'
import { temporaryBenefits } from './temporary-benefits.ts'

const told = (text: string) =>
  temporaryBenefits(
    lineSeries([
      document('bank', statement('2026-08', '2026-10', { transactions: [line('2026-09-10', text, '900.00')] })),
    ]),
  ).length > 0

test.each([
  'Deutsche Rentenversicherung Bund Übergangsgeld',
  'Bundesagentur für Arbeit Gründungszuschuss',
  'Krankenkasse AOK Pflegeunterstützungsgeld',
  'INPS ASSEGNO DI INCLUSIONE',
  'INPS SUPPORTO FORMAZIONE LAVORO',
])('%s is paid for a while', { tags: ['C-other-income'] }, (text) => expect(told(text)).toBe(true))

test.each(['INPS ASSEGNO UNICO', 'Familienkasse Kindergeld', 'Gutschrift Wohngeldstelle Köln Wohngeld'])(
  '%s goes on',
  { tags: ['C-other-income'] },
  (text) => expect(told(text)).toBe(false),
)
