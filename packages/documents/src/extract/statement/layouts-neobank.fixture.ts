/**
 * Statements as word tables, in the manner of banks that print from an app: month names, summaries over the table, a
 * balance in each row.
 */
import { closed, three, type Layout } from './layouts-it.fixture.ts'

export const neobankLayouts: readonly Layout[] = [
  {
    name: 'English neobank: month first, date over two lines, sign of the currency in front, a summary with titles of its own, balance per row',
    text: `
EUR Statement                 GIULIA BIANCHI
Generated on Feb 3, 2026      Via Roma 3
IBAN LT353250012345678901
Product               Opening balance  Money out  Money in   Closing balance
Current Account       €3,000.00        €692.17    €1,847.40  €4,155.23
Account transactions
Date    Description                   Money out    Money in     Balance
Jan 5,  Transfer to ROSSI               €650.00               €2,350.00
2026    To: DE75512108001245126199
Jan 13, ESSELUNGA DEL 11/01              €42.17               €2,307.83
2026
Jan 27, Salary                                    €1,847.40   €4,155.23
2026    OFFICINE LOMBARDE`,
    expected: [{ ...closed, holders: ['GIULIA BIANCHI'], iban: 'LT353250012345678901', rows: three }],
  },
  {
    name: 'Italian neobank: date over three lines, summary with the same titles at other places, closing balance below nought',
    text: `
GIULIA BIANCHI
VIA ROMA 1                    IBAN IT60X0542811101000000123456
DATA 01 gen 2026 - 31 gen 2026
PRODOTTO      SALDO INIZIALE  IN ENTRATA  IN USCITA      SALDO FINALE
Conto         500,00 €        1.847,40 €  2.692,17 €     -344,77 €
TRANSAZIONI SUL CONTO
DATA TIPO     DESCRIZIONE                 IN ENTRATA  IN USCITA   SALDO
05   Bonifico ROSSI IMMOBILIARE                       2.650,00 €  -2.150,00 €
gen
2026
13   Carta    ESSELUNGA                                  42,17 €  -2.192,17 €
gen
2026
27   Bonifico OFFICINE LOMBARDE           1.847,40 €                -344,77 €
gen
2026`,
    expected: [
      {
        reconciled: true,
        opening_balance: '500.00',
        closing_balance: '-344.77',
        holders: ['GIULIA BIANCHI'],
        period: { from: '2026-01-01', to: '2026-01-31' },
        rows: [
          ['2026-01-05', '-2650.00'],
          ['2026-01-13', '-42.17'],
          ['2026-01-27', '1847.40'],
        ],
      },
    ],
  },
  {
    name: 'Neobank: amounts and balance on the first line, the date below in the text, newest first; without an opening balance nothing checks the oldest booking',
    text: `
EUR statement
1 January 2026 - 31 January 2026
Account Holder
GIULIA BIANCHI
Description                             Incoming   Outgoing     Amount
Salary OFFICINE LOMBARDE                1,847.40              4,155.23
27 January 2026 Transaction: TRANSFER-1
Card ESSELUNGA                                       -42.17   2,307.83
13 January 2026 Transaction: CARD-2
Sent to ROSSI                                       -650.00   2,350.00
5 January 2026 Transaction: TRANSFER-3
Received from VERDI                     3,000.00              3,000.00
4 January 2026 Transaction: TRANSFER-4`,
    expected: [
      {
        reconciled: null,
        holders: ['GIULIA BIANCHI'],
        rows: [
          ['2026-01-27', '1847.40'],
          ['2026-01-13', '-42.17'],
          ['2026-01-05', '-650.00'],
          ['2026-01-04', '3000.00'],
        ],
      },
    ],
  },
  {
    name: 'days as headings by their names, newest first, several bookings under one, balances above and below',
    text: `
Umsätze
Direktbank Nord   Girokonto DE89370400440532013000
Kontoinhaber: GIULIA BIANCHI
Aktueller Kontostand   4.155,23 €
Dienstag, 27. Januar 2026
OFFICINE LOMBARDE Gehalt                   +1.847,40 €
Dienstag, 13. Januar 2026
ESSELUNGA                                     −42,17 €
Montag, 5. Januar 2026
Bonifico ROSSI                               −600,00 €
Gebühr                                        −50,00 €
Kontostand am 31.12.2025: 3.000,00 €`,
    expected: [
      {
        ...closed,
        holders: ['GIULIA BIANCHI'],
        iban: 'DE89370400440532013000',
        rows: [
          ['2026-01-27', '1847.40'],
          ['2026-01-13', '-42.17'],
          ['2026-01-05', '-600.00'],
          ['2026-01-05', '-50.00'],
        ],
      },
    ],
  },
  {
    name: 'interest of nought in an annex is no booking',
    text: `
Banca dei Laghi               GIULIA BIANCHI
IBAN IT60X0542811101000000123456
Saldo iniziale al 31.12.2025                            3.000,00
Saldo finale al 31.01.2026                              4.155,23
Data oper.  Descrizione                     Uscite      Entrate
05.01.26    Bonifico ROSSI                  650,00
13.01.26    ESSELUNGA                        42,17
27.01.26    Stipendio OFFICINE                         1.847,40
            Totali                          692,17     1.847,40
Riepilogo competenze
Data        Numeri creditori   Tasso        Interessi
31.01.2026  12.345,00          0,01                        0,00`,
    expected: [{ ...closed, iban: 'IT60X0542811101000000123456', rows: three }],
  },
]
