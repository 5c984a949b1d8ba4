/**
 * Tax documents as grids of letters, with what a person would read from them. People and firms do not exist. For tests.
 */
import type { TaxDocument } from '@attesta/domain/facts/parse-result.ts'

export interface SampleTaxDocument {
  name: string
  text: string
  expected: Partial<TaxDocument>
}

export const sampleTaxDocuments: readonly SampleTaxDocument[] = [
  {
    name: 'CU: box numbers over their values, letter-spaced title',
    text: `
C E R T I F I C A Z I O N E   U N I C A  2 0 2 5
DATI ANAGRAFICI
DATI RELATIVI AL DATORE DI LAVORO
Codice fiscale      Cognome o Denominazione
03476120013         OFFICINE LOMBARDE SRL
DATI RELATIVI AL DIPENDENTE, PENSIONATO O ALTRO PERCETTORE
Codice fiscale           Cognome              Nome
BNCGLI92C54F205X         BIANCHI              GIULIA
REDDITI
1                  2                  3               4             6
24.595,00                                                           365
RITENUTE
21                 22                 26              27
3.860,70           312,40             60,12           118,05
361                367
5.657,00           1.796,30`,
    expected: {
      form: 'cu',
      tax_year: 2024,
      employer: 'OFFICINE LOMBARDE SRL',
      name: 'BIANCHI GIULIA',
      fiscal_code: 'BNCGLI92C54F205X',
      days: 365,
      gross_income: '24595.00',
      tax: '3860.70',
      net_income: '20243.73',
    },
  },
  {
    name: 'CU: words left of their values, labels before the heading',
    text: `
Codice fiscale 09123450679    Cognome o Denominazione GAMMA LOGISTICA SRL
Codice fiscale MROLCU88A10L219U   Cognome MORO   Nome LUCA
CERTIFICAZIONE
UNICA 2026
Redditi di lavoro dipendente e assimilati con contratto a tempo determinato     18.400,00
Numero di giorni per i quali spettano le detrazioni     310
Ritenute Irpef                      2.105,33
Addizionale regionale all'Irpef       233,10`,
    expected: {
      form: 'cu',
      tax_year: 2025,
      employer: 'GAMMA LOGISTICA SRL',
      name: 'MORO LUCA',
      fiscal_code: 'MROLCU88A10L219U',
      days: 310,
      gross_income: '18400.00',
      tax: '2105.33',
      net_income: '16061.57',
    },
  },
  {
    name: 'CU: the employer is a person, numbers before their values on the line',
    text: `
CERTIFICAZIONE UNICA 2025
DATI RELATIVI AL DATORE DI LAVORO
Codice fiscale GLLPTR65H20A944U   Cognome o Denominazione GALLI   Nome PIETRO
DATI RELATIVI AL DIPENDENTE
Codice fiscale DROLNE79T52D969P   Cognome DORIA   Nome ELENA
1   12.740,00     2       6   365
21   1.010,00     22   120,00`,
    expected: {
      fiscal_code: 'DROLNE79T52D969P',
      name: 'DORIA ELENA',
      days: 365,
      gross_income: '12740.00',
      tax: '1010.00',
      net_income: '11610.00',
    },
  },
  {
    name: 'CU of a pensioner',
    text: `
CERTIFICAZIONE UNICA 2025
Codice fiscale 11045209639   Denominazione  ISTITUTO PREVIDENZIALE ALFA SPA
Codice fiscale ZNNCRL58R60L736D   Cognome ZANON   Nome CARLA
1          2          3
                      15.670,20
RITENUTE IRPEF   1.712,00`,
    expected: { fiscal_code: 'ZNNCRL58R60L736D', gross_income: '15670.20', tax: '1712.00' },
  },
  {
    name: 'CU: numbered captions at the left of boxes, values at their right ends, text beside the title',
    text: `
CERTIFICAZIONE          CERTIFICAZIONE DI CUI ALL'ART. 4, COMMI 6-ter e 6-quater, DEL D.P.R. 22 LUGLIO 1998
UNICA 2026              RELATIVA ALL'ANNO 2025
DATI RELATIVI AL DATORE DI LAVORO, ENTE PENSIONISTICO O ALTRO SOSTITUTO D'IMPOSTA
1 Codice fiscale                 2 Cognome o Denominazione
             09123450679                                CASA DI RIPOSO SANTA LUCIA
DATI RELATIVI AL DIPENDENTE, PENSIONATO O ALTRO PERCETTORE DELLE SOMME
1 Codice fiscale                 2 Cognome                  3 Nome
        ZNNCRL58R60L736D                       ZANON                    CARLA
4 Sesso (M o F)    5 Data di nascita      6 Comune o Stato estero di nascita
            F               20 10 1958                               VENEZIA
1 Redditi di lav. dip. a tempo indeterminato     2 Redditi di lav. dip. a tempo determinato      3 Redditi di pensione
                                30.742,33
5 Assegni periodici corrisposti dal coniuge      6 Numero di giorni - Lavoro dipendente          7 Numero di giorni - Pensione
                                                                            365
21 Ritenute Irpef          22 Addizionale regionale all'Irpef      26 Acconto 2025 addiz. comunale      27 Saldo 2025 addiz. comunale
              5.369,36                               485,73                               72,93                              173,01
29 Acconto 2026 addiz. comunale
                          73,78`,
    expected: {
      tax_year: 2025,
      employer: 'CASA DI RIPOSO SANTA LUCIA',
      name: 'ZANON CARLA',
      fiscal_code: 'ZNNCRL58R60L736D',
      days: 365,
      gross_income: '30742.33',
      tax: '5369.36',
      net_income: '24641.30',
    },
  },
  {
    name: '730-3: numbered lines, whole euros and a preprinted ,00',
    text: `
MODELLO 730-3 redditi 2024          PROSPETTO DI LIQUIDAZIONE
CODICE FISCALE  BNCGLI92C54F205X    COGNOME BIANCHI    NOME GIULIA
11   REDDITO COMPLESSIVO                                24.595 ,00
14   REDDITO IMPONIBILE                                 24.100 ,00
16   IMPOSTA LORDA                                       5.543 ,00
48   TOTALE DETRAZIONI                                   1.900 ,00
50   IMPOSTA NETTA                                       3.643 ,00
72   ADDIZIONALE REGIONALE ALL'IRPEF DOVUTA                310 ,00
75   ADDIZIONALE COMUNALE ALL'IRPEF DOVUTA                 170 ,00`,
    expected: {
      form: '730',
      tax_year: 2024,
      name: 'BIANCHI GIULIA',
      gross_income: '24595.00',
      taxable_income: '24100.00',
      tax: '3643.00',
      net_income: '20472.00',
    },
  },
  {
    name: '730: year of the form only, digits in boxes',
    text: `
MODELLO 730/2025
CODICE FISCALE  MROLCU88A10L219U
REDDITO COMPLESSIVO        3 1 2 0 0 ,00
IMPOSTA LORDA                7 4 1 0 ,00
TOTALE DETRAZIONI              9 1 0 ,00
IMPOSTA NETTA                6 5 0 0 ,00`,
    expected: {
      form: '730',
      tax_year: 2024,
      fiscal_code: 'MROLCU88A10L219U',
      gross_income: '31200.00',
      tax: '6500.00',
    },
  },
  {
    name: 'Redditi PF: codes of lines',
    text: `
REDDITI PERSONE FISICHE 2025       Periodo d'imposta 2024
CODICE FISCALE  GLLPTR65H20A944U     Cognome GALLI    Nome PIETRO
RN1    REDDITO COMPLESSIVO          41.200,00
RN4    REDDITO IMPONIBILE           39.000,00
RN5    IMPOSTA LORDA                10.690,00
RN22   TOTALE DETRAZIONI D'IMPOSTA   1.190,00
RN26   IMPOSTA NETTA                 9.500,00`,
    expected: {
      form: 'redditi_pf',
      tax_year: 2024,
      name: 'GALLI PIETRO',
      gross_income: '41200.00',
      taxable_income: '39000.00',
      tax: '9500.00',
      net_income: '31700.00',
    },
  },
  {
    name: 'Steuerbescheid: whole euros beside amounts with cents',
    text: `
Finanzamt Altenfels
Bescheid für 2023 über
Einkommensteuer und Solidaritätszuschlag
Identifikationsnummer 86095742719
Herrn
Max Mustermann
Festgesetzt werden                     5.812,00
Besteuerungsgrundlagen
Bruttoarbeitslohn                      38.400
Einkünfte aus nichtselbständiger Arbeit   37.170
zu versteuerndes Einkommen             33.950`,
    expected: {
      form: 'steuerbescheid',
      tax_year: 2023,
      name: 'Max Mustermann',
      fiscal_code: '86095742719',
      gross_income: '38400.00',
      taxable_income: '33950.00',
      tax: '5812.00',
    },
  },
  {
    name: 'Lohnsteuerbescheinigung: euros and cents apart, contributions printed',
    text: `
Ausdruck der elektronischen Lohnsteuerbescheinigung für 2024
Arbeitgeber: Beispielwerk GmbH
Herrn
Max Mustermann
Identifikationsnummer: 86095742719
3. Bruttoarbeitslohn einschl. Sachbezüge ohne 9. und 10.     37440    00
4. Einbehaltene Lohnsteuer von 3.                             4419    10
5. Einbehaltener Solidaritätszuschlag von 3.                     0    00
22. Arbeitgeberanteil                                          3481   92
23. Arbeitnehmeranteil                                         3481   92
25. Arbeitnehmerbeiträge zur gesetzlichen Krankenversicherung  3032   64`,
    expected: {
      form: 'lohnsteuerbescheinigung',
      tax_year: 2024,
      employer: 'Beispielwerk GmbH',
      name: 'Max Mustermann',
      gross_income: '37440.00',
      tax: '4419.10',
      net_income: '26506.34',
    },
  },
  {
    name: 'Lohnsteuerbescheinigung with commas',
    text: `
Lohnsteuerbescheinigung für 2024
Arbeitnehmer: Anna Vogel
3. Bruttoarbeitslohn                   42.529,20
4. Einbehaltene Lohnsteuer              6.144,00
6. Einbehaltene Kirchensteuer             552,96`,
    expected: {
      form: 'lohnsteuerbescheinigung',
      tax_year: 2024,
      name: 'Anna Vogel',
      gross_income: '42529.20',
      tax: '6144.00',
      net_income: '35832.24',
    },
  },
  {
    name: 'CU of a payroll program: a numbered line each, the number in a column of its own',
    text: `
CERTIFICAZIONE UNICA 2026
Datore di lavoro: OFFICINE LOMBARDE SRL   Codice fiscale 03476120013
Dipendente: BIANCHI GIULIA   Codice fiscale BNCGLI92C54F205X
1     Redditi di lavoro dipendente e assimilati con contratto a tempo indeterminato     24.595,00
6     Numero di giorni per i quali spettano le detrazioni - lavoro dipendente                 312
8     Data di inizio rapporto di lavoro                                                01/02/2019
21    Ritenute Irpef                                                                     3.860,70
22    Addizionale regionale all'Irpef                                                      312,40
26    Acconto 2025 addizionale comunale all'Irpef                                           60,12
27    Saldo 2025 addizionale comunale all'Irpef                                            118,05
29    Acconto 2026 addizionale comunale all'Irpef                                           55,00`,
    expected: { tax_year: 2025, days: 312, gross_income: '24595.00', tax: '3860.70', net_income: '20243.73' },
  },
  {
    name: 'CU: letters and digits in cells of their own',
    text: `
CERTIFICAZIONE UNICA 2026
Codice fiscale                    Cognome o Denominazione
0 3 4 7 6 1 2 0 0 1 3             OFFICINE LOMBARDE SRL
Codice fiscale                    Cognome            Nome
B N C G L I 9 2 C 5 4 F 2 0 5 X   B I A N C H I      G I U L I A
1  Redditi di lavoro dipendente a tempo indeterminato      6  Numero di giorni
              2 4 5 9 5 , 0 0                                   2 4 1
21  Ritenute Irpef                22  Addizionale regionale all'Irpef
      3 8 6 0 , 7 0                     3 1 2 , 4 0`,
    expected: {
      employer: 'OFFICINE LOMBARDE SRL',
      name: 'BIANCHI GIULIA',
      fiscal_code: 'BNCGLI92C54F205X',
      days: 241,
      gross_income: '24595.00',
      tax: '3860.70',
      net_income: '20421.90',
    },
  },
  {
    name: '730-3 of a couple: the deduction is the other one’s',
    text: `
MODELLO 730-3 redditi 2025          PROSPETTO DI LIQUIDAZIONE
DICHIARANTE  BIANCHI GIULIA  BNCGLI92C54F205X
                                                 DICHIARANTE         CONIUGE
11   REDDITO COMPLESSIVO                           31.748 ,00      51.073 ,00
13   ONERI DEDUCIBILI                                     ,00       3.412 ,00
14   REDDITO IMPONIBILE                            31.748 ,00      47.661 ,00
16   IMPOSTA LORDA                                  7.677 ,00      13.028 ,00
48   TOTALE DETRAZIONI                              1.000 ,00         700 ,00
50   IMPOSTA NETTA                                  6.677 ,00      12.328 ,00`,
    expected: { form: '730', gross_income: '31748.00', taxable_income: '31748.00', tax: '6677.00' },
  },
  {
    name: 'Redditi PF: captions of several lines beside several boxes, the last box counts',
    text: `
REDDITI PERSONE FISICHE 2026       Periodo d'imposta 2025
CODICE FISCALE  GLLPTR65H20A944U
RN1   REDDITO        Reddito di riferimento 1   Perdite compensabili 3   5
      COMPLESSIVO                    44.474 ,00                 ,00             44.474 ,00
RN3   Oneri deducibili                                                           1.240 ,00
RN4   REDDITO                                                                   43.234 ,00
      IMPONIBILE
RN5   IMPOSTA LORDA                                                             11.772 ,00
RN22  TOTALE                                                                     1.092 ,00
      DETRAZIONI
RN26  IMPOSTA NETTA       di cui sospesa 1                                      2
      (RN5 - RN22 - RN25;                      ,00                              10.680 ,00
      indicare zero)
RV2   ADDIZIONALE         Casi particolari 1                                    2
      REGIONALE                                ,00                                 683 ,00
      DOVUTA
RV10  ADDIZIONALE COMUNALE                                                         303 ,00`,
    expected: {
      form: 'redditi_pf',
      tax_year: 2025,
      gross_income: '44474.00',
      taxable_income: '43234.00',
      tax: '10680.00',
      net_income: '32808.00',
    },
  },
  {
    name: 'Steuerbescheid of a couple: whose wages they are, it does not say; the sums prove the rest',
    text: `
Finanzamt Altenfels
Herrn und Frau
Max Mustermann und Erika Mustermann
Bescheid für 2024 über Einkommensteuer und Solidaritätszuschlag
Festgesetzt werden                       7.484,00           0,00
Besteuerungsgrundlagen                     Ehemann        Ehefrau      insgesamt
Einkünfte aus nichtselbständiger Arbeit
Bruttoarbeitslohn                           36.485         32.641
ab Arbeitnehmer-Pauschbetrag                 1.230          1.230
Einkünfte                                   35.255         31.411         66.666
Gesamtbetrag der Einkünfte                                                66.666
ab Vorsorgeaufwendungen                                                   11.405
Einkommen / zu versteuerndes Einkommen                                    55.261
zu versteuern nach dem Splittingtarif                       55.261         7.484
tarifliche Einkommensteuer                                                 7.484
festzusetzende Einkommensteuer                                             7.484`,
    expected: {
      form: 'steuerbescheid',
      name: null,
      gross_income: null,
      net_income: null,
      taxable_income: '55261.00',
      tax: '7484.00',
      reconciled: true,
    },
  },
  {
    name: 'Steuerbescheid with a loss of letting',
    text: `
Bescheid für 2024 über Einkommensteuer und Solidaritätszuschlag
Identifikationsnummer 86095742719
Festgesetzt werden                        4.661,00       0,00
Bruttoarbeitslohn                           44.425
ab Werbungskosten                            2.477
Einkünfte aus nichtselbständiger Arbeit                    41.948
Einkünfte aus Vermietung und Verpachtung                   -3.799
Summe der Einkünfte                                        38.149
Gesamtbetrag der Einkünfte                                 38.149
ab Vorsorgeaufwendungen                                     7.284
zu versteuerndes Einkommen                                 30.865
tarifliche Einkommensteuer                                  4.661
festzusetzende Einkommensteuer                              4.661`,
    expected: { gross_income: '44425.00', taxable_income: '30865.00', tax: '4661.00', reconciled: true },
  },
  {
    name: 'Lohnsteuerbescheinigungen of two employers in one file: the first is read, and nothing of the second',
    text: `
Ausdruck der elektronischen Lohnsteuerbescheinigung für 2024
Arbeitgeber: Beispielwerk GmbH
Identifikationsnummer: 86095742719
3. Bruttoarbeitslohn einschl. Sachbezüge ohne 9. und 10.     3 7 4 4 0    0 0
4. Einbehaltene Lohnsteuer von 3.                              4 4 1 9    1 0
23. Arbeitnehmeranteil                                         3 4 8 1    9 2
=====
Ausdruck der elektronischen Lohnsteuerbescheinigung für 2024
Arbeitgeber: Cloudwerk AG
Identifikationsnummer: 86095742719
3. Bruttoarbeitslohn einschl. Sachbezüge ohne 9. und 10.     12000    00
4. Einbehaltene Lohnsteuer von 3.                              900    00
23. Arbeitnehmeranteil                                        1116    00`,
    expected: { employer: 'Beispielwerk GmbH', gross_income: '37440.00', tax: '4419.10', net_income: '29538.98' },
  },
  {
    name: 'Lohnsteuerbescheinigung beside a column of addresses, a caption over two lines',
    text: `
Ausdruck der elektronischen Lohnsteuerbescheinigung für 2024
Identifikationsnummer: 86095742719    3. Bruttoarbeitslohn                           35.467,48
Hafenstr. 8                           4. Einbehaltene Lohnsteuer von 3.               4.610,77
20457 Hamburg                         25. Arbeitnehmerbeiträge zur gesetzlichen       2.997,00
Steuernummer 45/123/45678                 Krankenversicherung
                                      27. Arbeitnehmerbeiträge zur Arbeitslosenversicherung   461,08`,
    expected: { gross_income: '35467.48', tax: '4610.77', net_income: '27398.63' },
  },
  {
    name: 'CU: words at the side of the boxes, an address under their end',
    text: `
CERTIFICAZIONE UNICA 2026
DATI RELATIVI        Codice fiscale        Cognome o Denominazione
AL DATORE DI         01234925632           COMUNE DI VALFIORITA
O ALTRO
SOSTITUTO
D'IMPOSTA
             Indirizzo
             VIA DEI MILLE 4
1 Redditi di lavoro dipendente a tempo indeterminato     24.595,00
21 Ritenute Irpef   3.860,70`,
    expected: { employer: 'COMUNE DI VALFIORITA', gross_income: '24595.00' },
  },
]
