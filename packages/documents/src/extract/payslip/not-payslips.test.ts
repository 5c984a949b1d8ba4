import { expect, test } from 'vitest'
import { pagesFromText } from '../../testing/page-from-text.ts'
import { extractPayslip } from './payslip.ts'

test.each([
  [
    'a CU',
    `
CERTIFICAZIONE UNICA 2025
DATI ANAGRAFICI  Codice fiscale BNCGLI92C54F205X  Cognome BIANCHI  Nome GIULIA
REDDITI DI LAVORO DIPENDENTE   1   24.595,00    6   365
RITENUTE IRPEF   21   3.860,70`,
  ],
  [
    'an F24',
    `
MODELLO DI PAGAMENTO UNIFICATO
DELEGA IRREVOCABILE A: BANCA
CODICE FISCALE  GLLPTR65H20A944U   COGNOME GALLI  NOME PIETRO
SEZIONE ERARIO   4001  2025   1.204,00
TOTALE A   1.204,00    SALDO FINALE  1.204,00`,
  ],
  [
    'a sheet of attendance',
    `
FOGLIO PRESENZE  OTTOBRE 2025
DIPENDENTE  BIANCHI GIULIA   MATRICOLA 12  QUALIFICA IMPIEGATO
GIUSTIFICATIVI        TIMBRATURE
ORDINARIE  168,00     08,00  17,00`,
  ],
  [
    'a pension statement',
    `
INPS   CEDOLINO PENSIONE   OTTOBRE 2025
Cognome e nome  GALLI PIETRO   Codice fiscale GLLPTR65H20A944U
IMPORTO LORDO    1.500,00
RITENUTE FISCALI   295,34
IMPORTO NETTO    1.204,66`,
  ],
  [
    'a German closing of accounts',
    `
Rechnungsabschluss zum 30.09.2025
Kontonummer 190999999
Sollzinsen     3,50
Abschlussbetrag  3,50-`,
  ],
  [
    'a bank’s fee notice of the same title',
    `
Kontoauszug 5/2025
Entgeltabrechnung
Entgelt für Kontoführung  6,90
Summe     6,90`,
  ],
  [
    'a German wage tax statement',
    `
Ausdruck der elektronischen Lohnsteuerbescheinigung für 2024
3. Bruttoarbeitslohn    38.000,00
4. Einbehaltene Lohnsteuer   5.200,00
5. Solidaritätszuschlag   0,00`,
  ],
  [
    'a bank statement with salaries',
    `
ESTRATTO CONTO N. 003/2025 AL 30.09.2025
DATA   VALUTA   DESCRIZIONE   ADDEBITI  ACCREDITI
27.09.2025  27.09.2025  STIPENDIO SETTEMBRE 2025 OFFICINE LOMBARDE SRL    1.847,40
SALDO FINALE   3.900,00`,
  ],
  ['a letter', 'Egregio Sig. Mario Rossi\nLe confermiamo la prenotazione per ottobre 2025.\nTotale 120,00'],
  ['nothing', ''],
])('%s is no payslip', { tags: ['B8-payslip-invalid'] }, (_, text) =>
  expect(extractPayslip(pagesFromText(text), { today: '2025-12-10', applicant: null, source: 'text' })).toBeNull(),
)
