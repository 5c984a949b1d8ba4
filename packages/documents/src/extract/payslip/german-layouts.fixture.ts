/** German payslips in the layouts of payroll programs and in invented ones. People and firms do not exist. */
import type { SampleLayout } from './sample-layout.ts'

export const germanLayouts: readonly SampleLayout[] = [
  {
    name: 'DATEV: tables without commas, yearly gross, net differs from payout',
    text: `
X02 44112/1234                   Abrechnung der Brutto/Netto-Bezüge für Oktober 2025
Beispielwerk GmbH
Personal-Nr.   Geburtsdatum   StKl   Konfession   SV-Nummer      Eintritt    Steuer-ID
00012          140392         1      --           12140392M012   010519      86095742719
Herrn
Max Mustermann
Lohnart   Bezeichnung      Menge   Faktor   Betrag
2000      Gehalt                            3.120,00
                                            Gesamt-Brutto              3.120,00
Steuer-Brutto  Lohnsteuer  SV-Brutto
3.12000        36825       3.12000
                                            Steuerrechtliche Abzüge      388,50
                                            SV-rechtliche Abzüge         640,38
                                            Netto-Verdienst            2.091,12
8000      Vorschuss                           100,00-
                                            Auszahlungsbetrag          1.991,12
Verdienstbescheinigung
Gesamt-Brutto   31.200,00     Steuer-Brutto  31.200,00`,
    expected: {
      employer: 'Beispielwerk GmbH',
      employee: 'Max Mustermann',
      fiscal_code: '86095742719',
      period: '2025-10',
      hired_on: '2019-05-01',
      gross: '3120.00',
      deductions: '1028.88',
      net: '2091.12',
      payout: '1991.12',
      reconciled: true,
    },
  },
  {
    name: 'DATEV: the yearly block at the left, captions and payout at the right of the same lines',
    text: `
Abrechnung der Brutto/Netto-Bezüge für November 2025                       LNGN13
Beispielwerk GmbH
Frau                                 Personal-Nr.   Geburtsdatum   StKl   Eintritt
Anna Vogel                           00042          300584         1      150318
RV-Brutto     3.82750    RV-Beitrag   35596                                      Gesamt-Brutto
AV-Brutto     3.82750    AV-Beitrag    4976                                           3.827,50
                                                                                 Steuerrechtliche Abzüge
                                                                                        526,28
                                                                                 SV-rechtliche Abzüge
                                                                                        821,00
                                                                                 Netto-Verdienst
                                                                                      2.480,22
Verdienstbescheinigung
Gesamt-Brutto     38.27500
Steuer-Brutto     38.27500                                                       Auszahlungsbetrag
Lohnsteuer         5.26280                                                            2.480,22`,
    expected: {
      employer: 'Beispielwerk GmbH',
      employee: 'Anna Vogel',
      period: '2025-11',
      hired_on: '2018-03-15',
      gross: '3827.50',
      deductions: '1347.28',
      net: '2480.22',
      payout: '2480.22',
      reconciled: true,
    },
  },
  {
    name: 'SAP: items with codes, legal net, transfer to an account, yearly sums',
    text: `
Entgeltnachweis für September 2025
Nordlicht Logistik AG
Mitarbeiter: Anna Vogel        Personalnummer: 4711      Eintrittsdatum: 01.02.2020
ENTGELTBESTANDTEILE
0100  Monatsgehalt                     3.544,10
Gesamtbrutto                           3.544,10
Y$10  Steuer-Brutto                    3.544,10
Y$50  Lohnsteuer                         512,00-
Summe Steuern                            540,16-
Summe SV-Beiträge                        727,42-
/55E  Gesetzl. Netto                   2.276,52
SONSTIGE BE-/ABZÜGE                       26,52-
Überweisung                            2.250,00
DE44 5001 0517 5407 3249 31
JAHRESSUMMEN
Gesamtbrutto     31.896,90`,
    expected: {
      employer: 'Nordlicht Logistik AG',
      employee: 'Anna Vogel',
      period: '2025-09',
      hired_on: '2020-02-01',
      gross: '3544.10',
      deductions: '1267.58',
      net: '2276.52',
      payout: '2250.00',
      iban: 'DE44500105175407324931',
      reconciled: true,
    },
  },
  {
    name: 'public service: figures without thousands marks',
    text: `
Verdienstabrechnung                    Monat: 11.2025
Landesamt für Besoldung
Name: Petra Jung
BRG Gesamtbrutto              3210,45
Steuerabzüge                   402,10
Sozialversicherungsbeiträge    650,33
GSN Gesetzliches Netto        2158,02
AZB Auszahlungsbetrag         2158,02`,
    expected: {
      employee: 'Petra Jung',
      period: '2025-11',
      gross: '3210.45',
      deductions: '1052.43',
      net: '2158.02',
      payout: '2158.02',
      reconciled: true,
    },
  },
  {
    name: 'unknown German program: month and year columns',
    text: `
Entgeltabrechnung                                Mai 2025
Firma: Bäckerei Krume OHG
Arbeitnehmer: Jonas Keller     IdNr.: 47036892816
                              Monat            Jahr
Bruttolohn                 2.150,00       10.750,00
Steuern gesamt               180,25          901,25
Sozialversicherung gesamt    438,60        2.193,00
Nettolohn                  1.531,15        7.655,75
Auszahlung                 1.531,15`,
    expected: {
      employer: 'Bäckerei Krume OHG',
      employee: 'Jonas Keller',
      fiscal_code: '47036892816',
      period: '2025-05',
      gross: '2150.00',
      deductions: '618.85',
      net: '1531.15',
      payout: '1531.15',
      reconciled: true,
    },
  },
  {
    name: 'German: taxes and insurances line by line, basis beside, no sums; fillers round the net',
    text: `
Lohn- und Gehaltsabrechnung                       März 2025
Autohaus Winkel GmbH
Mitarbeiter: Jonas Keller      IdNr.: 47036892816     Eintritt: 01.08.2021
Gesamtbrutto                                2.400,00
                             Basis          Betrag
Lohnsteuer                2.400,00          241,58
Solidaritätszuschlag      2.400,00            0,00
Krankenversicherung       2.400,00          205,20
Rentenversicherung        2.400,00          223,20
Arbeitslosenversicherung  2.400,00           31,20
Pflegeversicherung        2.400,00           57,60
Gesetzliches Netto                     ***1.641,22***
Auszahlungsbetrag                      ***1.641,22***`,
    expected: {
      employer: 'Autohaus Winkel GmbH',
      employee: 'Jonas Keller',
      period: '2025-03',
      hired_on: '2021-08-01',
      gross: '2400.00',
      deductions: '758.78',
      net: '1641.22',
      payout: '1641.22',
      reconciled: true,
    },
  },
  {
    name: 'German correction run',
    text: `
Korrekturabrechnung
Gehaltsabrechnung für Juni 2025
Arbeitnehmer: Jonas Keller
Gesamtbrutto     2.500,00     Summe Abzüge   800,00
Gesetzliches Netto  1.700,00
Auszahlungsbetrag   1.700,00`,
    expected: { period: '2025-06', run: 'correction', net: '1700.00', reconciled: true },
  },
  {
    name: 'German: a person over an address without a form of address, items with minus signs',
    text: `
Verdienstabrechnung   Oktober 2025                        Wolkenwerk AG
                                                          Lindenallee 3
                                                          10115 Berlin
Jonas Keller
Venloer Straße 241
50823 Köln
Eintrittsdatum   01.04.2018        Steuer-ID   47036892816
Grundgehalt                2.400,00 €
Gesamtbrutto               2.400,00 €
Lohnsteuer                  -241,58 €
Krankenversicherung         -205,20 €
Rentenversicherung          -223,20 €
Arbeitslosenversicherung     -31,20 €
Pflegeversicherung           -57,60 €
Gesetzliches Netto         1.641,22 €
Auszahlungsbetrag          1.641,22 €`,
    expected: {
      employer: 'Wolkenwerk AG',
      employee: 'Jonas Keller',
      period: '2025-10',
      hired_on: '2018-04-01',
      gross: '2400.00',
      deductions: '758.78',
      net: '1641.22',
      payout: '1641.22',
      reconciled: true,
    },
  },
  {
    name: 'German: the sender in one line between stars',
    text: `
Abrechnung der Brutto/Netto-Bezüge für September 2025
*Werkstatt Nord GmbH*Hafenstr. 8*20457 Hamburg
Herrn
Jonas Keller
Gesamt-Brutto     2.500,00     Summe Abzüge   800,00
Netto-Verdienst   1.700,00
Auszahlungsbetrag 1.700,00`,
    expected: { employer: 'Werkstatt Nord GmbH', employee: 'Jonas Keller', net: '1700.00', reconciled: true },
  },
]
