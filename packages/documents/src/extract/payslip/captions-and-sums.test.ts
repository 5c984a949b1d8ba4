/** Captions that no list has, runs in any wording, and sums that the lines of the pay make by themselves. */
import { expect, test } from 'vitest'
import { pagesFromText } from '../../testing/page-from-text.ts'
import { meaningByStems } from './label-stems.ts'
import { extractPayslip } from './payslip.ts'
import { isHeading, runNamed } from './run-words.ts'

const read = (text: string) =>
  extractPayslip(pagesFromText(text), { today: '2025-12-10', applicant: null, source: 'text' })?.section

test.each([
  ['NETTO CHE LE SPETTA', 'net'],
  ['NEITO DOVUTO', 'net'],
  ['NETTO FISCALE ANNUO', undefined],
  ['LORDO COMPLESSIVO', 'gross'],
  ['IMPONIBILE LORDO', 'neighbour'],
  ['STEUER BRUTTO', 'neighbour'],
  ['GESAMTBRUTTOBETRAG', 'gross'],
  ['BRUTTO BISHER', undefined],
  ['SUMME ALLER ABZUGE', 'deductions'],
  ['TRATTEMUTE COMPLESSIVE', 'deductions'],
  ['BONIFICO DISPOSTO', 'payout'],
  ['NACHZAHLUNG GEHALT', undefined],
  ['ASSUNTA DAL', 'hired_on'],
  ['ENTGELTSTUFE', 'level'],
  ['ANNO DI COMPETENZA', 'year'],
])('«%s» announces %s', (caption, field) => expect(meaningByStems(caption.split(' '), false)?.field).toBe(field))

test('before an amount a word of a caption is a line of the pay', () => {
  expect(meaningByStems(['VWL', 'ARBEITGEBER'], false)?.field).toBe('employer')
  expect(meaningByStems(['VWL', 'ARBEITGEBER'], true)).toBeNull()
})

test.each([
  ['Cedolino paga ottobre 2025', null],
  ['Cedolino - Gratifica natalizia', 'thirteenth'],
  ['XIV mensilità', 'fourteenth'],
  ['13. Monatsgehalt', 'thirteenth'],
  ['13 marzo 2025', null],
  ['Weihnachtsgeldabrechnunq', 'thirteenth'],
  ['Berichtigte Abrechnung', 'correction'],
  ['RETT1FICA', 'correction'],
])('«%s» names the run %s', (text, run) => expect(runNamed(text)).toBe(run))

test.each([
  ['Gehaltsabrechnung - 13. Gehalt', true],
  ['Contributo tredicesima sindacato', false],
])('«%s» is a heading: %s', (text, is) => expect(isHeading(text)).toBe(is))

/** Captions of no language: nothing but the lines and their sums is left. */
const slip = (gross: string, withheld: string, net: string) => `
BUSTA PAGA                         APRILE 2025
Xodrel                  Bafu          Gimo
Retribuzione            2.000,00
Premio presenza           150,00
Contributo IVS                          197,59
Ritenuta IRPEF                          310,41
Vurabo kel              ${gross}        ${withheld}
Zolupe dami                           ${net}`

test('lines in two columns prove sums whose captions no one knows', () =>
  expect(read(slip('2.150,00', '508,00', '1.642,00'))).toMatchObject({
    gross: '2150.00',
    deductions: '508.00',
    net: '1642.00',
    reconciled: true,
  }))

test.each([
  ['gross pay', slip('2.160,00', '508,00', '1.642,00')],
  ['deductions', slip('2.150,00', '518,00', '1.642,00')],
  ['net pay', slip('2.150,00', '508,00', '1.652,00')],
])('with another %s they prove nothing', (_, text) => expect(read(text)?.reconciled).not.toBe(true))

test('a payout under a caption that no one knows is told by the lines before it', () =>
  expect(
    read(`
BUSTA PAGA                  APRILE 2025
TOTALE COMPETENZE           2.150,00
TOTALE TRATTENUTE             508,00
NETTO DEL MESE              1.642,00
Recupero anticipo             142,00-
Zolupe dami                 1.500,00`),
  ).toMatchObject({ net: '1642.00', payout: '1500.00', reconciled: true }))

test('a payout is what the steps lead to, and no line that is kept back for a bank', () =>
  expect(
    read(`
Gehaltsabrechnung für Mai 2025
Bruttolohn gesamt           5.073,55
Summe Abzüge                2.064,46
Netto-Entgelt               3.009,09
Sachbezug Jobrad             -226,80
VL Überweisung               -251,58
Zahlungsbetrag              2.530,71`),
  ).toMatchObject({ net: '3009.09', payout: '2530.71', reconciled: true }))

test('a net pay under a caption that no one knows is read by what the others leave, and is not proven', () => {
  const found = read(`
BUSTA PAGA                  APRILE 2025
TOTALE COMPETENZE           2.150,00
TOTALE TRATTENUTE             508,00
Zolupe dami                 1.642,00`)
  expect(found).toMatchObject({ gross: '2150.00', deductions: '508.00', net: '1642.00' })
  expect(found?.reconciled).not.toBe(true)
})

test('where taxable pay less the taxes closes too, the lines of the pay tell which is the gross', () =>
  expect(
    read(`
Gehaltsabrechnung Mai 2025
Gehalt                       3.000,00
Krankenversicherung                       300,00
Rentenversicherung                        300,00
Lohnsteuer                                400,00


Xodrel Gimo                                             3.000,00
Zolupe dami                                             1.000,00
Bruttolohn                                              2.400,00
Abzüge gesamt                                             400,00
Nettolohn                                               2.000,00`),
  ).toMatchObject({ gross: '3000.00', net: '2000.00', reconciled: null }))

test('the amounts of a row of captions stand in their order', () =>
  expect(
    read(`
BUSTA PAGA                            OTTOBRE 2025
TOTALE CREDITI        TOTALE DEBITI        NETTO A PAGARE
           2.150,00            508,00              1.642,00
FERIE RES.
12,50`),
  ).toMatchObject({ gross: '2150.00', deductions: '508.00', net: '1642.00', reconciled: true }))

test.each([
  ['CHF', '', ['payslip.other_currency']],
  ['USD', '', ['payslip.other_currency']],
  ['EUR', '', []],
  ['', '', []],
  ['', 'Rimborso trasferta CHF 80,00 = EUR 83,20', []],
  ['', 'Anticipo in valuta USD 350,00 del 12/01/2025', []],
  ['', 'Importi espressi in CHF', ['payslip.other_currency']],
])('a slip in «%s» with «%s»', (currency, line, codes) => {
  const text = `Cedolino paga ottobre 2025
Azienda Rossi SA
Dipendente Bianchi Giulia
TOTALE COMPETENZE ${currency}   2.000,00
TOTALE TRATTENUTE ${currency}     500,00
${line}
NETTO IN BUSTA ${currency}      1.500,00`
  const read = extractPayslip(pagesFromText(text), { today: '2025-12-10', applicant: null, source: 'text' })!
  expect(read.findings.map(({ code }) => code).filter((code) => code.endsWith('currency'))).toEqual(codes)
})

test.each([
  ['FAC SIMILE', true],
  ['Tempo indeterminato - facsimile', true],
  ['SIMULAZIONE - non valido ai fini fiscali', true],
  ['Muster – keine echte Abrechnung', true],
  ['Probeabrechnung', true],
  ['ENTWURF', true],
  ['SPECIMEN', true],
  ['Tempo indeterminato - BOZZA', true],
  ['Tempo indeterminato (Bozza)', true],
  ['Gehaltsabrechnung [Entwurf]', true],
  ['Vollzeit – Entwurf', true],
  ['Tempo indeterminato - MUSTER', true],
  ['Reparto Vendite - BOZZA', true],
  ['Fac-simile – persona e dati inventati', false],
  ['Anna Schmidt - Muster', false],
  ['Abteilung - Muster', false],
  ['Kostenstelle 12 | Muster', false],
  ['CCNL Grafici - Anteprima', false],
  ['Reparto Design (Entwurf)', false],
  ['Muster GmbH - Muster', false],
  ['Bozza S.r.l.', false],
  ['COGNOME   BOZZA', false],
  ['Bozza-Rossi Giulia', false],
  ['Rossi & Bozza - Studio', false],
  ['Entwurf und Bau GmbH', false],
  ['Qualifica Entwurfsplaner', false],
  ['Muster Maschinenbau GmbH', false],
  ['Simulazione TFR al 31/12/2025: 3.200,00', false],
  ['Esempio Servizi SRL', false],
  ['Il presente cedolino ha valore di attestazione', false],
])('a slip that says «%s»', (line, isTold) => {
  const text = `Cedolino paga ottobre 2025
${line}
Dipendente Bianchi Giulia
TOTALE COMPETENZE   2.000,00
TOTALE TRATTENUTE     500,00
NETTO IN BUSTA      1.500,00`
  const read = extractPayslip(pagesFromText(text), { today: '2025-12-10', applicant: null, source: 'text' })!
  const told = read.findings.filter(({ code }) => code === 'payslip.specimen')
  expect(told.map(({ params }) => params['line'])).toEqual(isTold ? [line] : [])
})

test.each([
  ['printed', '31/10/2025', '2025-10-31'],
  ['empty', '', undefined],
  ['of another month, which no pay follows', '30/06/2025', undefined],
  ['to come', '30/06/2026', '2026-06-30'],
])('the end of the employment: %s', (_, day, expected) => {
  const found = read(`
BUSTA PAGA                            OTTOBRE 2025
DATA ASSUNZIONE       DATA CESSAZIONE       LIVELLO
02/05/2019            ${day.padEnd(22)}C3
TOTALE CREDITI        TOTALE DEBITI        NETTO A PAGARE
           2.150,00            508,00              1.642,00`)
  expect([found?.hired_on, found?.left_on]).toEqual(['2019-05-02', expected])
})

const sums = `
TOTALE CREDITI        TOTALE DEBITI        NETTO A PAGARE
           2.150,00            508,00              1.642,00`
const german = `
Gesamtbrutto          2.150,00
Summe Abzüge            508,00
Auszahlungsbetrag     1.642,00`
test.each([
  [
    'under a caption among others',
    `
BUSTA PAGA                            OTTOBRE 2025
DATA ASSUNZIONE       DATA CESSAZIONE       DATA PAGAMENTO
02/05/2019                                  27/10/2025${sums}`,
  ],
  [
    'before the next caption of its line',
    `
BUSTA PAGA                            OTTOBRE 2025
Data assunzione: 02/05/2019   Data cessazione:   Data valuta: 27/10/2025${sums}`,
  ],
  [
    'before a caption that nobody knows',
    `
BUSTA PAGA                            OTTOBRE 2025
Data assunzione: 02/05/2019   Data cessazione:   Zolupe: 27/10/2025${sums}`,
  ],
  [
    'over another box',
    `
BUSTA PAGA                            OTTOBRE 2025
DATA CESSAZIONE

DATA EMISSIONE
27/10/2025${sums}`,
  ],
  [
    'in a German header',
    `
Gehaltsabrechnung Oktober 2025                Datum 27.10.2025
Geburtsdatum   StKl   Eintritt     Austritt     Konfession
12.03.1990     1      01.05.2019                --${german}`,
  ],
  [
    'beside the day of the print',
    `
Gehaltsabrechnung Oktober 2025
Eintritt: 01.05.2019     Austritt:              Druckdatum: 27.10.2025${german}`,
  ],
])('the end of the employment is left out where its box is empty: %s', (_, text) =>
  expect(read(text)).not.toHaveProperty('left_on'),
)

test('a mark in a box of its row is quoted alone', () => {
  const text = `Cedolino paga ottobre 2025
Contratto: Tempo indeterminato - BOZZA          Qualifica: Impiegata
Dipendente Bianchi Giulia${sums}`
  const found = extractPayslip(pagesFromText(text), { today: '2025-12-10', applicant: null, source: 'text' })!
  expect(found.findings.map(({ params }) => params['line'])).toEqual(['Contratto: Tempo indeterminato - BOZZA'])
})
