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
  'INPS ISCRO',
  'INPS MOBILITA',
  'INPS INDENNITA DI MOBILITA',
  'TECHNIKER KRANKENKASSE SVWZ+KRG VOM 12.09. BIS 30.09.',
  'GUTSCHRIFT BUNDESAGENTUR FUER ARBEIT SVWZ+ALGI 337A 881',
  'GUTSCHRIFT BUNDESAGENTUR FUER ARBEIT SVWZ+ALG1 337A 881',
  'GUTSCHRIFT AGENTUR FUER ARBEIT KOELN SVWZ+ALG 1',
  'GUTSCHRIFT AGENTUR FUER ARBEIT KOELN SVWZ+ALG-I',
  'BA NUERNBERG SVWZ+LEISTUNG SGB III 335D',
  'Bundesagentur fuer Arbeit SVWZ+335D667 ALO-GELD',
  'Bundesagentur fuer Arbeit SVWZ+WEITERBILDUNG ALGW',
  'Techniker Krankenkasse SVWZ+KG 01.09.-30.09.',
  'GUTSCHRIFT Techniker Krankenkasse EREF+NOTPROVIDED SVWZ+KG 01.09.-30.09.',
  'DRV Nord SVWZ+RENTE WEGEN VOLLER EM BIS 06/27',
  'GUTSCHRIFT DRV BUND SVWZ+ERWERBSMINDERUNGSRENTE BEFRISTET',
  'GUTSCHRIFT DRV BUND SVWZ+RENTE AUF ZEIT BIS 05/27',
  'GUTSCHRIFT DRV BUND SVWZ+ZEITRENTE BIS 05/27',
  'GUTSCHRIFT DRV BUND SVWZ+ERWERBSMINDERUNGSZEITRENTE',
])('%s is paid for a while', { tags: ['C-other-income'] }, (text) => expect(told(text)).toBe(true))

test.each([
  'INPS ASSEGNO UNICO',
  'INPS PENSIONE',
  'COMUNE DI TORINO CONTRIBUTO COMUNALE MOBILITA',
  'REGIONE PIEMONTE BONUS MOBILITA',
  'KRG Solutions GmbH Rechnung 12',
  'Techniker Krankenkasse ERSTATTUNG Kern KG 12',
  'Jobcenter Koeln SVWZ+LEISTUNG SGB II',
  'DRV BUND SVWZ+ALTERSRENTE BIS 31.10.',
  'DRV BUND ERWERBSMINDERUNGSRENTE UNBEFRISTET',
  'DRV BUND ALTERSRENTE',
  'DRV BUND LEBENSZEITRENTE',
  'Gutschrift Alte Leipziger Leben AG LEBENSZEITRENTE 0912',
  'DRV BUND ALTERSTEILZEITRENTE',
  'JOBCENTER KOELN ALG 2',
  'Familienkasse Kindergeld',
  'Gutschrift Wohngeldstelle Köln Wohngeld',
])('%s goes on', { tags: ['C-other-income'] }, (text) => expect(told(text)).toBe(false))
