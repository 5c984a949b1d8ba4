/**
 * Statements as word tables, in the layouts that Italian banks really print (facts: column order, signs, dates,
 * furniture), about people who do not exist.
 */
import type { Account } from '@attesta/domain/facts/parse-result.ts'

export interface Layout {
  name: string
  text: string
  expected: (Partial<Account> & { rows: [string, string][] })[]
}

export const three: [string, string][] = [
  ['2026-01-05', '-650.00'],
  ['2026-01-13', '-42.17'],
  ['2026-01-27', '1847.40'],
]
export const closed = { reconciled: true, opening_balance: '3000.00', closing_balance: '4155.23' }

export const italianLayouts: readonly Layout[] = [
  {
    name: 'Italian quarterly: two unsigned columns, opening row with a sign, header on each page, totals, annex with amounts',
    text: `
Intesa Sanpaolo S.p.A.                                   BIANCHI GIULIA
Estratto conto N. 001/2026 al 31.03.2026                 VIA PAOLO SARPI 12
IBAN IT60 X054 2811 1010 0000 0123 456                   20154 MILANO MI

Dettaglio movimenti del conto corrente
Data Oper.  Data Valuta  Descrizione                              Addebiti     Accrediti
            Saldo iniziale al 31.12.2025                                       +3\u0019000,00
05.01.2026  05.01.2026   Bonifico SEPA disposto a favore di         650,00
                         ROSSI IMMOBILIARE canone locazione
13.01.2026  12.01.2026   Pagamento Pos ESSELUNGA MILANO              42,17
=====
Data Oper.  Data Valuta  Descrizione                              Addebiti     Accrediti
27.01.2026  27.01.2026   Stipendio o Pensione OFFICINE LOMBARDE               1\u0019847,40
            Totali                                                  692,17     1.847,40
            Saldo finale al 31.03.2026 a Vostro credito                        +4\u0019155,23
Dettaglio competenze di chiusura
31.03.2026  31.03.2026   Interessi creditori                                       1,11
31.03.2026  31.03.2026   Imposta di bollo                             8,55`,
    expected: [
      {
        ...closed,
        iban: 'IT60X0542811101000000123456',
        holders: ['BIANCHI GIULIA'],
        period: { from: '2026-01-01', to: '2026-03-31' },
        rows: three,
      },
    ],
  },
  {
    name: 'Italian post: amounts before the text, two-digit years, first and last rows are balances',
    text: `
BancoPosta                                  Intestatario: GIULIA BIANCHI
IBAN: IT60X0542811101000000123456
ELENCO MOVIMENTI dal 01/01/2026 al 31/01/2026
Data       Valuta     Addebiti    Accrediti   Descrizione operazioni
31/12/25                           3.000,00   SALDO INIZIALE
05/01/26   05/01/26     650,00                VOSTRA DISPOS. DI BONIFICO TRN 123 BENEF ROSSI
                                              PER CANONE GENNAIO
13/01/26   12/01/26      42,17                PAGAMENTO POSTAMAT ESSELUNGA
27/01/26   27/01/26                1.847,40   BONIFICO A VOSTRO FAVORE DA OFFICINE LOMBARDE
                        692,17     1.847,40   TOTALE USCITE / ENTRATE
31/01/26                           4.155,23   SALDO FINALE`,
    expected: [
      { ...closed, holders: ['GIULIA BIANCHI'], period: { from: '2026-01-01', to: '2026-01-31' }, rows: three },
    ],
  },
  {
    name: 'Italian: amount alone on the last line of the booking, direction by column, sums inside the text',
    text: `
UniCredit S.p.A.                 GIULIA BIANCHI
RIEPILOGO  SALDO INIZIALE  3.000,00   SALDO FINALE  4.155,23
ELENCO MOVIMENTI
Data      Valuta    Descrizione                                Uscite     Entrate
05.01.26  05.01.26  DISPOSIZIONE DI BONIFICO
                    A ROSSI IMMOBILIARE COMM: 0,00 SPESE: 0,00 CANONE
                                                               650,00
13.01.26  12.01.26  PAGAMENTO PER UTILIZZO CARTE
                                                                42,17
27.01.26  27.01.26  BONIFICO A VOSTRO FAVORE
                    STIPENDIO
                                                                        1.847,40
                    SALDO FINALE                                        4.155,23`,
    expected: [{ ...closed, rows: three }],
  },
  {
    name: 'Italian: one unsigned column, direction by the words alone',
    text: `
BNL  Lista movimenti C/C dal 01/01/2026 al 31/01/2026
Saldo contabile iniziale al 01/01/2026          3.000,00
DATA CONTABILE  DATA VALUTA  CAUSALE ABI  DESCRIZIONE                      IMPORTO
05/01/2026      05/01/2026   26           DISPOSIZIONE DI BONIFICO CANONE    650,00
13/01/2026      12/01/2026   04           PAGAMENTO POS ESSELUNGA             42,17
27/01/2026      27/01/2026   27           ACCREDITO STIPENDIO              1.847,40
Saldo contabile finale al 31/01/2026            4.155,23`,
    expected: [{ ...closed, rows: three }],
  },
  {
    name: 'Italian: three dates and a trailing minus before the text',
    text: `
Banco BPM     MOVIMENTI DAL 01/01/2026 AL 31/01/2026
Contabile  Valuta    Disponibile       Importo    Descrizione
                                      3.000,00    SALDO INIZIALE
05/01/26   05/01/26  05/01/26           650,00-   BONIFICO A FAVORE DI ROSSI
13/01/26   12/01/26  13/01/26            42,17-   PAGAMENTO POS
27/01/26   27/01/26  27/01/26         1.847,40    EMOLUMENTI
                                      4.155,23    SALDO CONTABILE FINALE`,
    expected: [{ ...closed, period: { from: '2026-01-01', to: '2026-01-31' }, rows: three }],
  },
  {
    name: 'Italian: D and A before the amount',
    text: `
BPER Banca  ABI: 05387    Estratto conto al 31/01/2026
Saldo iniziale al 31/12/2025   A   3.000,00
5/01/26    D    650,00   5/01/26    BONIFICO A ROSSI IMMOBILIARE
13/01/26   D     42,17   12/01/26   POS ESSELUNGA
27/01/26   A  1.847,40   27/01/26   STIPENDIO
Saldo finale al 31/01/2026     A   4.155,23`,
    expected: [{ ...closed, abi: '05387', bank: 'BPER Banca', rows: three }],
  },
  {
    name: 'Italian: signed with a running balance, newest first, no balances but those of the rows',
    text: `
Banca Invernale                    Intestatario conto: Giulia Bianchi
Data        Causale                            Importo       Saldo
27/01/2026  Accredito stipendio             +1.847,40     4.155,23
13/01/2026  Pagamento carta                    -42,17     2.307,83
05/01/2026  Bonifico disposto                 -650,00     2.350,00`,
    expected: [{ reconciled: null, opening_balance: null, closing_balance: null, rows: three.toReversed() }],
  },
  {
    name: 'Italian: signed, no balances at all',
    text: `
HYPE           Movimenti gennaio 2026
Data Operazione  Data Contabile  Tipologia   Nome         Descrizione         Importo
27/01/2026       27/01/2026      Bonifico    Officine     Stipendio       +1.847,40€
13/01/2026       13/01/2026      Pagamento   Esselunga    Spesa              -42,17€
05/01/2026       05/01/2026      Bonifico    Rossi        Canone            -650,00€`,
    expected: [
      {
        reconciled: null,
        opening_balance: null,
        closing_balance: null,
        period: { from: '2026-01-01', to: '2026-01-31' },
        rows: three.toReversed(),
      },
    ],
  },
  {
    name: 'Italian: a date over two lines, balance per row, amounts with euro signs',
    text: `
ESTRATTO CONTO RIASSUNTIVO                        DATA 01 gen 2026 - 31 gen 2026
PRODOTTO      SALDO INIZIALE   IN ENTRATA   IN USCITA   SALDO FINALE
Conto         3.000,00 €       1.847,40 €   692,17 €    4.155,23 €
TRANSAZIONI SUL CONTO
DATA     TIPO            DESCRIZIONE             IN ENTRATA     IN USCITA       SALDO
05 gen   Bonifico        Rossi Immobiliare                       650,00 €    2.350,00 €
2026
13 gen   Transazione     Esselunga                                42,17 €    2.307,83 €
2026
27 gen   Bonifico        Officine Lombarde     1.847,40 €                    4.155,23 €
2026`,
    expected: [{ ...closed, period: { from: '2026-01-01', to: '2026-01-31' }, rows: three }],
  },
  {
    name: 'Italian: joint holders, carried-over balances at the page break',
    text: `
BCC di Altrove        Movimenti Globali       Intestatari: MARIO ROSSI E ANNA BIANCHI
Periodo dal 01/01/2026 al 31/01/2026
Data        Valuta      Descrizione                    Dare        Avere
            SALDO INIZIALE                                        3.000,00
05/01/2026  05/01/2026  CANONE LOCAZIONE             650,00
13/01/2026  12/01/2026  POS                           42,17
            SALDO A RIPORTARE                                     2.307,83
=====
Data        Valuta      Descrizione                    Dare        Avere
            RIPORTO                                               2.307,83
27/01/2026  27/01/2026  EMOLUMENTI                                1.847,40
            SALDO FINALE                                          4.155,23`,
    expected: [{ ...closed, holders: ['MARIO ROSSI', 'ANNA BIANCHI'], rows: three }],
  },
  {
    name: 'Italian: overdrawn account, balances in the column of debits',
    text: `
Data        Valuta      Descrizione                    Dare        Avere
31/12/2025              SALDO INIZIALE               500,00
05/01/2026  05/01/2026  CANONE LOCAZIONE             650,00
27/01/2026  27/01/2026  EMOLUMENTI                                1.000,00
31/01/2026              SALDO FINALE                 150,00`,
    expected: [
      {
        reconciled: true,
        opening_balance: '-500.00',
        closing_balance: '-150.00',
        rows: [
          ['2026-01-05', '-650.00'],
          ['2026-01-27', '1000.00'],
        ],
      },
    ],
  },
  {
    name: 'Italian: a reversal in the column of debits',
    text: `
Data        Valuta      Descrizione                    Uscite      Entrate
            SALDO INIZIALE                                        3.000,00
05/01/2026  05/01/2026  CANONE LOCAZIONE             650,00
06/01/2026  06/01/2026  POS                           42,17
07/01/2026  07/01/2026  STORNO POS                   -42,17
08/01/2026  08/01/2026  COMMISSIONE                    1,00
            SALDO FINALE                                          2.349,00`,
    expected: [
      {
        reconciled: true,
        rows: [
          ['2026-01-05', '-650.00'],
          ['2026-01-06', '-42.17'],
          ['2026-01-07', '42.17'],
          ['2026-01-08', '-1.00'],
        ],
      },
    ],
  },
  {
    name: 'each day printed once, several bookings under it',
    text: `
Saldo iniziale  3.000,00
Data        Descrizione                    Importo
05/01/2026  Bonifico canone                -650,00
            Commissione bonifico             -1,00
27/01/2026  Stipendio                     1.847,40
Saldo finale  4.196,40`,
    expected: [
      {
        reconciled: true,
        rows: [
          ['2026-01-05', '-650.00'],
          ['2026-01-05', '-1.00'],
          ['2026-01-27', '1847.40'],
        ],
      },
    ],
  },
  {
    name: 'no titles over the columns, debit left of credit',
    text: `
Saldo iniziale                                            3.000,00
05/01/2026  05/01/2026  Canone                650,00
13/01/2026  12/01/2026  POS                    42,17
27/01/2026  27/01/2026  Stipendio                         1.847,40
Saldo finale                                              4.155,23`,
    expected: [{ ...closed, rows: three }],
  },
  {
    name: 'no titles over the columns, credit left of debit',
    text: `
Saldo iniziale                               3.000,00
05/01/2026  05/01/2026  Canone                            650,00
13/01/2026  12/01/2026  POS                                42,17
27/01/2026  27/01/2026  Stipendio            1.847,40
Saldo finale                                 4.155,23`,
    expected: [{ ...closed, rows: three }],
  },
  {
    name: 'sums that do not close are never called reconciled',
    text: `
Saldo iniziale al 31/12/2025                              3.000,00
Data        Valuta      Descrizione         Addebiti     Accrediti
05/01/2026  05/01/2026  Canone                650,00
13/01/2026  12/01/2026  POS                    42,17
27/01/2026  27/01/2026  Stipendio                         2.847,40
Saldo finale al 31/01/2026                                4.155,23`,
    expected: [
      {
        reconciled: false,
        opening_balance: '3000.00',
        closing_balance: '4155.23',
        rows: [
          ['2026-01-05', '-650.00'],
          ['2026-01-13', '-42.17'],
          ['2026-01-27', '2847.40'],
        ],
      },
    ],
  },
  {
    name: 'a running balance that breaks is never called reconciled',
    text: `
Data        Causale                            Importo       Saldo
            Saldo iniziale                                3.000,00
05/01/2026  Bonifico disposto                 -650,00     2.350,00
13/01/2026  Pagamento carta                    -42,17     2.317,83
27/01/2026  Accredito stipendio             +1.847,40     4.155,23`,
    expected: [{ reconciled: false, rows: three }],
  },
  {
    name: "a counterparty's IBAN in a description is not the account's",
    text: `
Lista movimenti dal 01/01/2026 al 31/01/2026
Saldo iniziale                                            3.000,00
Data        Valuta      Descrizione         Addebiti     Accrediti
05/01/2026  05/01/2026  Bonifico a favore     650,00
                        IBAN IT60X0542811101000000123456
27/01/2026  27/01/2026  Stipendio                           100,00
Saldo finale                                              2.450,00`,
    expected: [
      {
        reconciled: true,
        iban: null,
        rows: [
          ['2026-01-05', '-650.00'],
          ['2026-01-27', '100.00'],
        ],
      },
    ],
  },
  {
    name: 'a quarter that prints the balances of each month',
    text: `
IBAN IT60X0542811101000000123456      Movimenti dal 01/12/2025 al 31/01/2026
Data        Valuta      Descrizione         Addebiti     Accrediti
            Saldo iniziale                                3.000,00
05/12/2025  05/12/2025  Canone                650,00
            Saldo finale                                  2.350,00
Data        Valuta      Descrizione         Addebiti     Accrediti
            Saldo iniziale                                2.350,00
05/01/2026  05/01/2026  Canone                650,00
27/01/2026  27/01/2026  Stipendio                           100,00
            Saldo finale                                  1.800,00`,
    expected: [
      {
        reconciled: true,
        opening_balance: '3000.00',
        closing_balance: '1800.00',
        rows: [
          ['2025-12-05', '-650.00'],
          ['2026-01-05', '-650.00'],
          ['2026-01-27', '100.00'],
        ],
      },
    ],
  },
  {
    name: 'titles over two lines, a footer with the capital of the bank, a credit line in the recap',
    text: `
Cassa Rurale di Altrove                  Fido accordato     5.000,00
Saldo disponibile al 31/01/2026          7.349,00
Data        Data                                       Movimenti      Movimenti
operazione  valuta      Descrizione                        Dare          Avere
                        SALDO INIZIALE                                3.000,00
05/01/2026  05/01/2026  DISPOSIZIONE DI BONIFICO         650,00
                        SALDO FATTURA 123 DEL 12/12/2025
08/01/2026  08/01/2026  COMMISSIONE                        1,00
                        SALDO CONTABILE FINALE                        2.349,00
Cassa Rurale di Altrove Soc. Coop. Cap. Soc. Euro 10.084.445,92 i.v. Iscritta al Registro`,
    expected: [
      {
        reconciled: true,
        bank: 'Cassa Rurale di Altrove',
        opening_balance: '3000.00',
        closing_balance: '2349.00',
        rows: [
          ['2026-01-05', '-650.00'],
          ['2026-01-08', '-1.00'],
        ],
      },
    ],
  },
  {
    name: 'an account without a single booking',
    text: `
Estratto conto al 31/01/2026     IBAN IT60X0542811101000000123456
Saldo iniziale al 31/12/2025     1.234,56
Nel periodo non risultano movimenti
Saldo finale al 31/01/2026       1.234,56`,
    expected: [
      {
        reconciled: true,
        opening_balance: '1234.56',
        closing_balance: '1234.56',
        period: { from: '2026-01-01', to: '2026-01-31' },
        rows: [],
      },
    ],
  },
  {
    name: 'ING-like: unsigned columns with euro signs before a text that goes on',
    text: `
Estratto conto trimestrale al 31/01/2026
LISTA MOVIMENTI
DATA OPERAZIONE  DATA VALUTA      USCITE         ENTRATE     DESCRIZIONE OPERAZIONE
31/12/2025                                   3.000,00 €      SALDO INIZIALE
05/01/2026       05/01/2026     650,00 €                     VS.DISPOSIZIONE - BONIFICO DA VOI DISPOSTO A FAVORE DI: ROSSI
                                                             NOTE: CANONE 01/2026
13/01/2026       12/01/2026      42,17 €                     PAGAMENTO CARTA - ESSELUNGA
27/01/2026       27/01/2026                  1.847,40 €      ACCR. STIPENDIO-PENSIONE - ANAGRAFICA ORDINANTE OFFICINE
31/01/2026                                   4.155,23 €      SALDO FINALE
RECT_210320                          ING BANK N.V. Milan Branch`,
    expected: [{ ...closed, bank: 'ING', period: { from: '2026-01-01', to: '2026-01-31' }, rows: three }],
  },
  {
    name: 'BBVA-like: cause, amount and running balance, the value date on the next line',
    text: `
BBVA     Ultimi movimenti
Data         Causale                                 Importo           Saldo
27/01/2026   Bonifico ricevuto                    1.847,40 €      4.155,23 €
             Data valuta: 27/01/2026
13/01/2026   Pagamento con carta                    -42,17 €      2.307,83 €
             Data valuta: 12/01/2026
05/01/2026   Bonifico disposto                     -650,00 €      2.350,00 €
             Data valuta: 05/01/2026`,
    expected: [{ reconciled: null, bank: 'BBVA', rows: three.toReversed() }],
  },
  {
    name: 'MPS-like: one date, signed amount, running balance, balances named too',
    text: `
Gruppo MPS      Lista movimenti      Intestatario: GIULIA BIANCHI
Data        Descrizione                              Importo         Saldo
            Saldo contabile al 31.12.2025                         3.000,00
05.01.2026  BONIFICO CANONE                          -650,00      2.350,00
13.01.2026  POS ESSELUNGA                             -42,17      2.307,83
27.01.2026  STIPENDIO                               1.847,40      4.155,23
            Saldo contabile al 31.01.2026                         4.155,23`,
    expected: [{ ...closed, holders: ['GIULIA BIANCHI'], rows: three }],
  },
  {
    name: 'unsigned amounts alone on the last line, direction by the words of the booking and for one of them by the sums',
    text: `
ELENCO MOVIMENTI
Data      Valuta    Descrizione                                        Importo
                    SALDO INIZIALE                                    3.000,00
05.01.26  05.01.26  DISPOSIZIONE DI BONIFICO
                    A ROSSI IMMOBILIARE
                                                                        650,00
13.01.26  12.01.26  ESSELUNGA MILANO
                                                                         42,17
15.01.26  15.01.26  ANNA GALLO QUOTA CENA
                                                                         30,00
27.01.26  27.01.26  BONIFICO A VOSTRO FAVORE
                    DA OFFICINE LOMBARDE
                                                                      1.847,40
                    SALDO FINALE                                      4.185,23`,
    expected: [
      {
        reconciled: true,
        rows: [
          ['2026-01-05', '-650.00'],
          ['2026-01-13', '-42.17'],
          ['2026-01-15', '30.00'],
          ['2026-01-27', '1847.40'],
        ],
      },
    ],
  },
  {
    name: 'Italian: both balances on one line of text, joint holders',
    text: `
Conto intestato a MARIO ESPOSITO E LUCIA FERRARI
Saldo iniziale al 31/12/2025: 3.000,00 EUR Saldo finale al 31/01/2026: 4.155,23 EUR
DATA CONTABILE  DATA VALUTA  CAUSALE ABI  DESCRIZIONE                 IMPORTO
05/01/2026      05/01/2026   26           BONIFICO ROSSI              -650,00
13/01/2026      12/01/2026   04           ESSELUNGA                    -42,17
27/01/2026      27/01/2026   27           STIPENDIO                 +1.847,40`,
    expected: [
      {
        ...closed,
        holders: ['MARIO ESPOSITO', 'LUCIA FERRARI'],
        period: { from: '2026-01-01', to: '2026-01-31' },
        rows: three,
      },
    ],
  },
  {
    name: 'Italian: letters for the side right after the date, unpadded days',
    text: `
ABI: 05387   ESTRATTO CONTO AL 31/01/26
Data          Importo  Valuta    Descrizione
31/12/25 A   3.000,00            SALDO INIZIALE
5/01/26 D      650,00  5/01/26   BONIFICO A ROSSI
13/01/26 D      42,17  12/01/26  ESSELUNGA
27/01/26 A   1.847,40  27/01/26  OFFICINE LOMBARDE
31/01/26 A   4.155,23            SALDO FINALE`,
    expected: [{ ...closed, rows: three }],
  },
]
