/** Tax forms as programs print them: other titles and captions than the official ones, blank lines, running text. */
import { expect, test } from 'vitest'
import { pagesFromText } from '../../testing/page-from-text.ts'
import { extractTaxDocument } from './tax-document.ts'

const read = (text: string) =>
  extractTaxDocument(pagesFromText(text), { today: '2026-11-26', applicant: null, source: 'text' })!.section

test.each([
  ['Jahreslohnsteuerbescheinigung 2025', 'lohnsteuerbescheinigung', 2025],
  ['Bescheid für das Kalenderjahr 2025 über Einkommensteuer', 'steuerbescheid', 2025],
  ['Modello Redditi 2026 - Persone Fisiche', 'redditi_pf', 2025],
  ['730/2026 - Prospetto di liquidazione', '730', 2025],
  ['CU 2026', 'cu', 2025],
  ['REDDITI PERSONE FISICHE\nAnno 2025', 'redditi_pf', 2025],
  ['Lohnsteuerbescheinigung\nJahr: 2025', 'lohnsteuerbescheinigung', 2025],
  ['Jahreslohnsteuerbescheinigung                    2025', 'lohnsteuerbescheinigung', 2025],
])('«%s» is the title of a %s about %i', (title, form, year) =>
  expect(
    read(`${title}
3    Bruttoarbeitslohn              41.000,00
4    Lohnsteuer                      5.000,00
11   REDDITO COMPLESSIVO            41.000,00
RN1  REDDITO COMPLESSIVO            41.000,00
1    Redditi tempo indeterminato    41.000,00
21   Ritenute Irpef                  5.000,00`),
  ).toMatchObject({ form, tax_year: year }),
)

test("the advance of next year's surcharge is not taken off, whatever its number", () =>
  expect(
    read(`CERTIFICAZIONE UNICA 2026
CODICE FISCALE  GLLPTR65H20A944U
Compensi tempo indet                      30.000,00
Irpef trattenuta                           5.000,00
Add. reg. Irpef                              500,00
Addizionale comunale all'Irpef - Acconto 2026      90,00
Acc. 2025 addiz. comunale                     60,00
Sal. 2025 addiz. comunale                    140,00`).net_income,
  ).toBe('24300.00'))

test("the advance of next year's surcharge is not taken off where this year's has none", () =>
  expect(
    read(`CERTIFICAZIONE UNICA 2026
CODICE FISCALE  GLLPTR65H20A944U
Compensi tempo indet                      30.000,00
Irpef trattenuta                           5.000,00
Add. reg. Irpef                              500,00
Addizionale comunale all'Irpef - Acconto 2026      90,00`).net_income,
  ).toBe('24500.00'))

test('an income whose caption goes on in the line below its amount', () =>
  expect(
    read(`CERTIFICAZIONE UNICA 2026
CODICE FISCALE  GLLPTR65H20A944U
Redditi di lavoro dipendente e assimilati con contratto a tempo           30.000,00
indeterminato
21. Ritenute Irpef                                                         5.000,00
22. Addizionale regionale all'Irpef                                          500,00`),
  ).toMatchObject({ gross_income: '30000.00', tax: '5000.00', net_income: '24500.00' }))

test('an amount behind other words is not that of a caption which goes on below', () =>
  expect(
    read(`CERTIFICAZIONE UNICA 2026
CODICE FISCALE  GLLPTR65H20A944U
Redditi di lavoro dipendente e assimilati con contratto a tempo    altri    30.000,00
indeterminato
${'\n'.repeat(8)}
21. Ritenute Irpef                                                         5.000,00`).gross_income,
  ).toBeNull())

const wageCertificate = (church: string) => `Elektronische Lohnsteuerbescheinigung 2025
3    Bruttolohn einschl. Sachbezüge            40.000,00
4    LSt einbehalten                            5.000,00
5    SolZ gesamt                                    0,00
6    Kirchensteuer von 3.                        ${church}
22   AG-Anteil RV                               3.720,00
23   AN-Anteil RV                               3.720,00
25   Krankenversicherung (AN)                   3.280,00
26   Pflegeversicherung (AN)                      720,00
27   AN-Beitrag AV                                520,00
Der Pauschbetrag beträgt 1.230 Euro im Jahr.`

test('a blank line has no sum of the next, and running text below the lines is no contribution', () => {
  expect(read(wageCertificate('')).net_income).toBe('26760.00')
  expect(read(wageCertificate('  400,00')).net_income).toBe('26360.00')
})

const assessment = (church: string) => `Bescheid für 2025 über Einkommensteuer
                                Einkommensteuer     Solidaritätszuschlag     Kirchensteuer
Festgesetzt werden                     5.000,00                     0,00     ${church}
Bruttoarbeitslohn                                                      41.230
ab Arbeitnehmer-Pauschbetrag                                            1.230
Einkünfte § 19 EStG                                                    40.000`

test('with a column for church tax and no sum in it the net income is unknown', () => {
  expect(read(assessment('     450,00'))).toMatchObject({ gross_income: '41230.00', net_income: '35780.00' })
  expect(read(assessment(''))).toMatchObject({ gross_income: '41230.00', net_income: null })
})

test('plain numbers under the currency that heads their column are whole euros', () =>
  expect(
    read(`Einkommensteuerbescheid 2025
Festgesetzt werden                     5.000,00
                                                                    EUR
Bruttoarbeitslohn                                                 41230
zu versteuerndes Einkommen                                        33333`),
  ).toMatchObject({ gross_income: '41230.00', taxable_income: '33333.00' }))

test.each([
  [
    'the month beside it',
    'Numero di giorni per i quali      In forza al 31 dicembre\nspettano le detrazioni            Inizio\n365                               25 06 2012',
    365,
  ],
  [
    'a caption of four lines',
    'Numero di giorni per i quali      Inizio\nspettano le detrazioni\nlavoro dipendente\nAnzahl der Tage\n366                               19 06 2019',
    366,
  ],
  [
    'the number of its box',
    '6    Periodo di lavoro: giorni     8    Data inizio\n\n\n                366                     14 04 2013',
    366,
  ],
  ['running text', 'Giorni di lavoro dipendente\nNumero verde 800 90 96 96', null],
])('days of work are told from %s', (_, text, days) =>
  expect(
    read(`CERTIFICAZIONE UNICA 2026
CODICE FISCALE  GLLPTR65H20A944U
Compensi tempo indet                      30.000,00
Irpef trattenuta                           5.000,00
${text}`).days,
  ).toBe(days),
)

test('a tariff of zero is no taxable income, though all above it taken off leaves zero', () => {
  const { taxable_income, reconciled } = read(`Einkommensteuerbescheid 2023
Bruttoarbeitslohn                              27.102,00
./. Werbungskosten                              3.614,00
Einkünfte aus nichtselbständiger Arbeit                      23.488,00
Summe der Einkünfte                                          23.488,00
Gesamtbetrag der Einkünfte (GdE)                             23.488,00
ab Altersvorsorgeaufwendungen                                 4.604,00
Einkommen                                                    18.884,00
zu versteuern nach dem Splittingtarif          18.884,00          0,00
tarifl. Einkommensteuer                                           0,00
festzusetzende Einkommensteuer                                    0,00`)
  expect([taxable_income, reconciled]).not.toEqual(['0.00', true])
})
