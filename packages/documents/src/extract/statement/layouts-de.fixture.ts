/**
 * Statements as word tables in the layouts that German and international banks really print, about people who do not
 * exist.
 */
import { closed, three, type Layout } from './layouts-it.fixture.ts'

export const germanLayouts: readonly Layout[] = [
  {
    name: 'German savings bank to 2020: two dates, trailing signs, carry-over rows',
    text: `
Sparkasse Musterstadt                        Herrn
Kontoauszug 1/2026 Seite 1 von 2             Max Mustermann
S-Giro Smart 190999999, DE89 3704 0044 0532 0130 00
Kontostand am 31.12.2025, Auszug Nr. 12                               3.000,00+
Datum       Wert        Erläuterung                   Betrag Soll EUR   Betrag Haben EUR
05.01.2026  05.01.2026  Dauerauftrag Miete                    650,00-
13.01.2026  12.01.2026  Lastschrift EDEKA                      42,17-
                        Übertrag auf Blatt 2                               2.307,83+
=====
Kontoauszug 1/2026 Seite 2 von 2
                        Übertrag von Blatt 1                               2.307,83+
27.01.2026  27.01.2026  Lohn, Gehalt, Rente                               1.847,40+
Kontostand am 31.01.2026 um 20:02 Uhr                                 4.155,23+
Rechnungsabschluss
31.01.2026  Entgelte 3,50-`,
    expected: [
      { ...closed, iban: 'DE89370400440532013000', holders: ['Max Mustermann'], blz: '37040044', rows: three },
    ],
  },
  {
    name: 'German savings bank from 2021: one date, leading minus',
    text: `
Kontoauszug 1/2026                           Frau
DE89 3704 0044 0532 0130 00                  Erika Mustermann
Kontostand am 31.12.2025, Auszug Nr. 12                                3.000,00
Datum       Erläuterung                       Betrag Soll EUR   Betrag Haben EUR
05.01.2026  Dauerauftrag                              -650,00
            Miete Januar / Wert: 05.01.2026
13.01.2026  Lastschrift                                -42,17
27.01.2026  Lohn, Gehalt, Rente                                         1.847,40
Kontostand am 31.01.2026 um 20:02 Uhr                                  4.155,23`,
    expected: [{ ...closed, holders: ['Erika Mustermann'], rows: three }],
  },
  {
    name: 'German: days without a year, side letters on the balances, over New Year',
    text: `
DKB   Kontoauszug Nummer 001 / 2026 vom 29.12.2025 bis 31.01.2026
Bu.Tag  Wert    Wir haben für Sie gebucht          Belastung in EUR  Gutschrift in EUR
        ALTER KONTOSTAND                                               3.000,68 H EUR
30.12.  30.12.  Lastschrift                              100,00
05.01.  05.01.  Dauerauftrag Miete                       650,00
27.01.  27.01.  Gehalt                                                  1.847,40
        NEUER KONTOSTAND                                               4.098,08 H EUR`,
    expected: [
      {
        reconciled: true,
        opening_balance: '3000.68',
        closing_balance: '4098.08',
        rows: [
          ['2025-12-30', '-100.00'],
          ['2026-01-05', '-650.00'],
          ['2026-01-27', '1847.40'],
        ],
      },
    ],
  },
  {
    name: 'German direct bank: value date on the second line in the same column, balances printed twice, month in the title',
    text: `
ING-DiBa AG                           Kontoauszug Januar 2026
Herrn Max Mustermann                  IBAN DE89 3704 0044 0532 0130 00
Alter Saldo                           3.000,00 Euro
Neuer Saldo                           4.155,23 Euro
Buchung / Verwendungszweck                                     Betrag (EUR)
05.01.2026  Dauerauftrag ROSSI IMMOBILIEN                           -650,00
06.01.2026  Miete
13.01.2026  Lastschrift EDEKA                                        -42,17
12.01.2026  Einkauf
27.01.2026  Gehalt/Rente WERKE AG                                  1.847,40
27.01.2026  Lohn
Neuer Saldo                                                        4.155,23 Euro`,
    expected: [
      { ...closed, holders: ['Max Mustermann'], period: { from: '2026-01-01', to: '2026-01-31' }, rows: three },
    ],
  },
  {
    name: 'German bank: the year on the next line, detached signs, balance below its title',
    text: `
Kontoauszug vom 31.12.2025 bis 31.01.2026
Kontoinhaber: Max Mustermann
Auszug  Seite  von  IBAN                          Alter Saldo per 31.12.2025
1       1      1    DE89 3704 0044 0532 0130 00   EUR + 3.000,00
Buchung  Valuta  Vorgang                             Soll          Haben
05.01.   05.01.  SEPA Dauerauftrag an             - 650,00
2026     2026    Rossi Immobilien
13.01.   12.01.  SEPA Lastschrift von              - 42,17
2026     2026    EDEKA
27.01.   27.01.  SEPA Gutschrift von                            + 1.847,40
2026     2026    Werke AG SALA Lohn/Gehalt
Filialnummer   Kontonummer                        Neuer Saldo
123            4567890                            EUR + 4.155,23`,
    expected: [
      { ...closed, holders: ['Max Mustermann'], period: { from: '2025-12-31', to: '2026-01-31' }, rows: three },
    ],
  },
  {
    name: 'German cooperative bank: S and H after each amount, old balance of December',
    text: `
IBAN: DE89 3704 0044 0532 0130 00   BIC: COBADEFFXXX
alter Kontostand vom 31.12.2025                                3.000,00 H
05.01. 05.01. EURO-Überweisung                                   650,00 S
              Rossi Immobilien
13.01. 12.01. Kartenzahlung girocard                              42,17 S
27.01. 27.01. Überweisungsgutschr.                             1.847,40 H
neuer Kontostand vom 31.01.2026                                4.155,23 H`,
    expected: [{ ...closed, bic: 'COBADEFFXXX', rows: three }],
  },
  {
    name: 'German: description first, date in the middle, signed amounts with euro signs',
    text: `
Dein alter Kontostand                                   +3.000,00€
Beschreibung                       Verbuchungsdatum        Betrag
Rossi Immobilien                   05.01.2026             -650,00€
Wertstellung 05.01.2026
EDEKA                              13.01.2026              -42,17€
Wertstellung 12.01.2026
Werke AG                           27.01.2026           +1.847,40€
Wertstellung 27.01.2026
Dein neuer Kontostand                                   +4.155,23€
Kontotyp N26   Erstellt am 01.02.2026  IBAN DE89 3704 0044 0532 0130 00`,
    expected: [{ ...closed, iban: 'DE89370400440532013000', rows: three }],
  },
  {
    name: 'German: text, date, number, value, two columns with trailing signs',
    text: `
Consorsbank   Kontoauszug vom 01.01.2026 bis 31.01.2026
Text/Verwendungszweck       Datum       PNNr  Wert            Soll         Haben
*** Kontostand zum 31.12.2025 ***                                      3.000,00+
DAUERAUFTRAG Miete          05.01.2026  8420  05.01.2026    650,00-
LASTSCHRIFT EDEKA           13.01.2026  8421  12.01.2026     42,17-
GEHALT Werke AG             27.01.2026  8422  27.01.2026               1.847,40+
*** Kontostand zum 31.01.2026 ***                                      4.155,23+`,
    expected: [{ ...closed, rows: three }],
  },
  {
    name: 'two accounts in one file',
    text: `
Finanzreport Nr. 1 per 31.01.2026
Girokonto IBAN DE89 3704 0044 0532 0130 00
Buchungstag  Vorgang           Buchungstext               Ausgang        Eingang
Alter Saldo                                                            +3.000,00
05.01.2026   Überweisung       Miete                      -650,00
27.01.2026   Gutschrift        Gehalt                                  +1.847,40
Neuer Saldo                                                            +4.197,40
Tagesgeld IBAN DE75 5121 0800 1245 1261 99
Buchungstag  Vorgang           Buchungstext               Ausgang        Eingang
Alter Saldo                                                           +10.000,00
15.01.2026   Zinsen            Januar                                     +12,50
20.01.2026   Übertrag          auf Girokonto            -1.000,00
Neuer Saldo                                                            +9.012,50`,
    expected: [
      {
        reconciled: true,
        iban: 'DE89370400440532013000',
        closing_balance: '4197.40',
        rows: [
          ['2026-01-05', '-650.00'],
          ['2026-01-27', '1847.40'],
        ],
      },
      {
        reconciled: true,
        iban: 'DE75512108001245126199',
        closing_balance: '9012.50',
        rows: [
          ['2026-01-15', '12.50'],
          ['2026-01-20', '-1000.00'],
        ],
      },
    ],
  },
  {
    name: 'English words, dot decimals, month names, money in and out, balance',
    text: `
Personal Account (EUR)   Jan 1, 2026 to Jan 31, 2026
Opening balance   €3,000.00
Closing balance   €4,155.23
Date          Description            Money out     Money in      Balance
Jan 5, 2026   Rossi Immobiliare        €650.00                 €2,350.00
Jan 13, 2026  Esselunga                 €42.17                 €2,307.83
Jan 27, 2026  Officine Lombarde                   €1,847.40    €4,155.23`,
    expected: [{ ...closed, rows: three }],
  },
  {
    name: 'German: a transfer that is named Übertrag, a fee notice after the closing balance with sums of its own',
    text: `
Kontostand am 31.12.2025                                  1.000,00
Datum       Erläuterung                Betrag Soll EUR   Betrag Haben EUR
05.01.2026  Übertrag                           -200,00
            Sparkonto
06.01.2026  Übertrag                           -100,00
Kontostand am 31.01.2026                                    700,00
Entgeltabrechnung
Abrechnungszeitraum vom 01.01.2026 bis 31.01.2026
31.01.2026  Kontoführung                         -3,50`,
    expected: [
      {
        opening_balance: '1000.00',
        closing_balance: '700.00',
        reconciled: true,
        rows: [
          ['2026-01-05', '-200.00'],
          ['2026-01-06', '-100.00'],
        ],
      },
    ],
  },
  {
    name: 'Postbank-like: signs apart, sums in a recap after the bookings, days without a year',
    text: `
Kontoauszug: Giro plus vom 01.01.2026 bis 31.01.2026
Kontoinhaber: Max Mustermann
Auszug  Seite    IBAN                          BIC (SWIFT)     Alter Kontostand
001     1 von 1  DE89 3704 0044 0532 0130 00   PBNKDEFF        EUR + 3.000,00
Buchung Wert     Vorgang/Buchungsinformation           Soll           Haben
05.01.  05.01.   Dauerauftrag                       - 650,00
                 Rossi Immobilien
13.01.  12.01.   SDD Lastschr EDEKA                  - 42,17
27.01.  27.01.   Gehalt/Rente                                     + 1.847,40
                 Werke AG
Kontonummer      Summe Zahlungseingänge        Dispositionskredit
                 EUR + 1.847,40                EUR 2.000,00
                 Summe Zahlungsausgänge        Zinssatz für Dispositionskredit
                 EUR - 692,17                  10,55 %
                                                               Neuer Kontostand
                                                               EUR + 4.155,23`,
    expected: [{ ...closed, holders: ['Max Mustermann'], bic: 'PBNKDEFF', rows: three }],
  },
  {
    name: 'comdirect-like: booking day over value day, counterparty with its IBAN, signed columns',
    text: `
Finanzreport Nr. 1 per 01.02.2026
Buchungstag  Vorgang          Auftraggeber/Empfänger   Buchungstext          Ausgang      Eingang
Valuta       Referenz         IBAN/BIC
31.12.2025                                             Alter Saldo                     +3.000,00
05.01.2026   Überweisung      Rossi Immobilien         Miete                 -650,00
05.01.2026   4711             DE75512108001245126199
13.01.2026   Lastschrift      EDEKA                    Einkauf                -42,17
12.01.2026   4712
27.01.2026   Gutschrift       Werke AG                 Gehalt                          +1.847,40
27.01.2026   4713
31.01.2026                                             Neuer Saldo                     +4.155,23`,
    expected: [{ ...closed, iban: null, rows: three }],
  },
  {
    name: 'C24-like: detached signs and euro signs, opening and closing named otherwise',
    text: `
C24 Bank       Kontoauszug Januar 2026
Startsaldo                                             3.000,00 €
Buchung     Valuta      Transaktionsinformation            Betrag
05.01.2026  05.01.2026  Rossi Immobilien               - 650,00 €
                        Dauerauftrag
13.01.2026  12.01.2026  EDEKA                           - 42,17 €
27.01.2026  27.01.2026  Werke AG                       1.847,40 €
Endsaldo                                               4.155,23 €`,
    expected: [{ ...closed, bank: 'C24 Bank', period: { from: '2026-01-01', to: '2026-01-31' }, rows: three }],
  },
  {
    name: 'German: booking days on lines of their own over the bookings, which print value dates; titles of three words',
    text: `
Frau
Petra Hahn
Kontoauszug vom 31.01.2026
Angaben zu den Umsätzen           Valuta     zu Ihren Lasten   zu Ihren Gunsten
Alter Kontostand vom 31.12.2025                                        3.000,00
Buchungsdatum: 05.01.2026
Dauerauftrag ROSSI                07.01.             650,00-
Buchungsdatum: 13.01.2026
Kartenzahlung EDEKA               14.01.              42,17-
Buchungsdatum: 27.01.2026
Werke AG GEHALT                   27.01.                               1.847,40
Neuer Kontostand vom 31.01.2026                                        4.155,23`,
    expected: [{ ...closed, holders: ['Petra Hahn'], rows: three }],
  },
  {
    name: 'German: two dates as one word, year from the period, holder named inside a line',
    text: `
Kontoauszug: Giro vom 01.01.2026 bis 31.01.2026 Kontoinhaber: Lena Brandt
Auszug   Jahr   Seite   von   Alter Kontostand
1        2026   1       1     EUR + 3.000,00
Buchung/Wert   Vorgang/Buchungsinformation        Soll       Haben
05.01./05.01.  Dauerauftrag ROSSI             - 650,00
13.01./12.01.  Kartenzahlung EDEKA             - 42,17
27.01./27.01.  Gehalt Werke AG                          + 1.847,40
Neuer Kontostand EUR + 4.155,23`,
    expected: [{ ...closed, holders: ['Lena Brandt'], rows: three }],
  },
]
