/**
 * Statements as word tables whose columns are laid out in ways that few banks use: days stacked, letters apart, titles
 * over titles.
 */
import { closed, three, type Layout } from './layouts-it.fixture.ts'

export const columnLayouts: readonly Layout[] = [
  {
    name: 'days of booking and value stacked in one column, the amount beside the lower',
    text: `
Kontoauszug vom 01.01.2026 bis 31.01.2026
Alter Kontostand                                           3.000,00
Buchung     Verwendungszweck                Soll        Haben
Wert
05.01.2026  Dauerauftrag Miete
04.01.2026  Rossi                         650,00

13.01.2026  Lastschrift
12.01.2026  EDEKA                          42,17

27.01.2026  Gehalt
28.01.2026  Werke AG                               1.847,40

Neuer Kontostand                                           4.155,23`,
    expected: [{ ...closed, rows: three }],
  },
  {
    name: 'a stroke between the stacked days, without years',
    text: `
Kontoauszug: Giro vom 01.01.2026 bis 31.01.2026
Alter Kontostand                                       + 3.000,00
Buchung/    Vorgang                         Soll            Haben
Wert
05.01./     Dauerauftrag                - 650,00
04.01.      Rossi
13.01./     Lastschrift                  - 42,17
12.01.      EDEKA
27.01./     Gutschr. SEPA                              + 1.847,40
28.01.      Werke AG
Neuer Kontostand                                       + 4.155,23`,
    expected: [{ ...closed, rows: three }],
  },
  {
    name: 'side letters in a column of their own, far from the amounts',
    text: `
Estratto conto IBAN IT60X0542811101000000123456
                                        3.000,00   Saldo al 31/12/2025
05/01/2026   D                            650,00   BONIFICO A ROSSI
13/01/2026   D                             42,17   ESSELUNGA
27/01/2026   A                          1.847,40   OFFICINE
                                        4.155,23   Saldo al 31/01/2026`,
    expected: [{ ...closed, rows: three }],
  },
  {
    name: 'one signed column under the titles of both sides, all of it coming in',
    text: `
Finanzreport Nr. 1 per 31.01.2026
Alter Saldo                                          +3.000,00
Buchungstag  Buchungstext                              Ausgang
Valuta       Referenz                                  Eingang
05.01.2026   Sparplan                                  +150,00
05.01.2026   A1
27.01.2026   Sparplan                                  +150,00
27.01.2026   A2
Neuer Saldo                                          +3.300,00`,
    expected: [
      {
        reconciled: true,
        opening_balance: '3000.00',
        closing_balance: '3300.00',
        rows: [
          ['2026-01-05', '150.00'],
          ['2026-01-27', '150.00'],
        ],
      },
    ],
  },
  {
    name: 'an advert with amounts beside the page number, under the table and in its columns',
    text: `
Estratto conto dal 01/01/2026 al 31/01/2026
Data         Descrizione                            Importo      Saldo
             Saldo iniziale                                   3.000,00
05/01/2026   BONIFICO A ROSSI                       -650,00   2.350,00
Prestiti personali da 1.000,00 a   30.000,00 euro        Pag. 1
=====
Estratto conto dal 01/01/2026 al 31/01/2026
Data         Descrizione                            Importo      Saldo
             Riporto                                          2.350,00
13/01/2026   ESSELUNGA                               -42,17   2.307,83
Prestiti personali da 1.000,00 a   30.000,00 euro        Pag. 2
=====
Estratto conto dal 01/01/2026 al 31/01/2026
Data         Descrizione                            Importo      Saldo
             Riporto                                          2.307,83
27/01/2026   STIPENDIO                             1.847,40   4.155,23
             Saldo finale                                     4.155,23`,
    expected: [{ ...closed, rows: three }],
  },
  {
    name: 'a closing balance «on a day» after its currency, balances running, newest first',
    text: `
EUR statement
1 January 2026 - 31 January 2026
EUR on 31 January 2026                                        4,155.23 EUR
Date              Description           Amount       Balance
27 January 2026   Salary              1,847.40      4,155.23
13 January 2026   Card                  -42.17      2,307.83
5 January 2026    Sent                 -650.00      2,350.00`,
    expected: [{ reconciled: null, opening_balance: null, closing_balance: '4155.23', rows: three.toReversed() }],
  },
  {
    name: 'blanks that the font gives as the letter s',
    text: `
ESTRATTOsCONTO         MOVIMENTIsDELsCONTO
SALDOsINIZIALE                                         3.000,00
Data         Descrizione                 Addebiti     Accrediti
05/01/2026   BONIFICOsAsROSSI              650,00
13/01/2026   PAGAMENTOsPOSsESSELUNGA        42,17
27/01/2026   BONIFICOsDAsOFFICINE                      1.847,40
SALDOsFINALE                                           4.155,23`,
    expected: [{ ...closed, rows: three }],
  },
  {
    name: 'Italian: times with dots in the texts, more than there are amounts',
    text: `
Data        Data       Addebiti    Accrediti   Descrizione operazioni
contabile   valuta       (euro)       (euro)
31/12/25                            3.000,00   SALDO INIZIALE
05/01/26    05/01/26     650,00                BONIFICO A ROSSI 05/01/2026 09.12 N. CARTA
                                               5333******** del 05/01/2026 09.13 rif. 77
13/01/26    12/01/26      42,17                ESSELUNGA 13/01/2026 12.31 N. CARTA 5333********
                                               del 13/01/2026 12.32 rif. 78
27/01/26    27/01/26                1.847,40   STIPENDIO OFFICINE
                                               27/01/2026 07.45 N. CARTA 5333********
                                               del 27/01/2026 07.46 rif. 79
31/01/26                            4.155,23   SALDO FINALE`,
    expected: [{ ...closed, rows: three }],
  },
  {
    name: 'Italian: the text of a booking ends with a labelled day on a line of its own, which heads nothing',
    text: `
Data         Data         Uscite     Entrate   Descrizione
operazione   valuta
31/12/2025                          3.000,00   Saldo iniziale
05/01/2026   05/01/2026   650,00               Bonifico a Rossi per la casa
                                               Data operazione 05/01/26
13/01/2026   12/01/2026    42,17               Pagamento carta Esselunga N. *** 332
                                               Data operazione 13/01/26
27/01/2026   27/01/2026             1.847,40   Stipendio Officine Lombarde
31/01/2026                          4.155,23   Saldo finale`,
    expected: [{ ...closed, rows: three }],
  },
  {
    name: 'German: balances with their days and no word between, amounts under the text',
    text: `
Kontostand 31.12.2025 +3000,00 EUR
05.01.2026 Dauerauftrag Rossi
Valuta 05.01.2026 Zahlung                               -650,00 EUR
13.01.2026 Edeka
Valuta 12.01.2026 Zahlung                                -42,17 EUR
27.01.2026 Werke AG
Valuta 27.01.2026 Gutschrift                           +1847,40 EUR
Kontostand 31.01.2026 +4155,23 EUR`,
    expected: [{ ...closed, rows: three }],
  },
  {
    name: 'German: booking days on lines of their own, and no other day that could be told from an amount',
    text: `
Angaben zu den Umsätzen           Valuta     zu Ihren Lasten   zu Ihren Gunsten
Alter Kontostand vom 31.12.2025                                        3.000,00
Buchungsdatum: 05.01.2026
Dauerauftrag ROSSI                05.01              650,00-
End-to-End-Ref.: NOTPROVIDED
Buchungsdatum: 13.01.2026
Kartenzahlung EDEKA               12.01               42,17-
Buchungsdatum: 27.01.2026
Werke AG GEHALT                   27.01                                1.847,40
Neuer Kontostand vom 31.01.2026                                        4.155,23`,
    expected: [{ ...closed, rows: three }],
  },
]
