/** Italian payslips in the layouts of payroll programs and in invented ones. People and firms do not exist. */
import type { SampleLayout } from './sample-layout.ts'

const giulia = { employee: 'BIANCHI GIULIA', fiscal_code: 'BNCGLI92C54F205X' }

export const italianLayouts: readonly SampleLayout[] = [
  {
    name: 'Zucchetti: label row over value row, s for blank, rounding, progressive block',
    text: `
CodicesAzienda   RAGIONEsSOCIALE               PERIODOsDIsRETRIBUZIONE
000123           OFFICINEsLOMBARDEsSRL         Ottobres2025

COGNOMEsEsNOME                CODICEsFISCALE       DATAsASSUNZIONE
BIANCHIsGIULIA                BNCGLI92C54F205X     02-05-2019

VOCIsVARIABILIsDELsMESE              COMPETENZE      TRATTENUTE
Z00001sRetribuzione                    2.459,50
Z00000sContributosIVS                                    226,03
F03020sRitenutesIRPEF                                    386,07
F09110sAddizionalesregionale                               0,00

TOTALEsCOMPETENZE     TOTALEsTRATTENUTE     ARROTONDAMENTO    NETTOsDELsMESE
2.459,50              612,10                0,00              1.847,40s€

PROGRESSIVI
IMP.sINPS    IMP.sIRPEF     IRPEFsPAGATA
24.595,00    22.334,70      3.860,70`,
    expected: {
      ...giulia,
      employer: 'OFFICINE LOMBARDE SRL',
      period: '2025-10',
      run: 'ordinary',
      hired_on: '2019-05-02',
      gross: '2459.50',
      deductions: '612.10',
      net: '1847.40',
      payout: '1847.40',
      reconciled: true,
    },
  },
  {
    name: 'Zucchetti: extra run in December is a thirteenth',
    text: `
RAGIONEsSOCIALE                 PERIODOsDIsRETRIBUZIONE
OFFICINEsLOMBARDEsSRL           Dicembres2025 AGG.
COGNOMEsEsNOME                CODICEsFISCALE
BIANCHIsGIULIA                BNCGLI92C54F205X
Z50000s13ma                      2.100,00
TOTALEsCOMPETENZE     TOTALEsTRATTENUTE     NETTOsDELsMESE
2.100,00              640,12                1.459,88`,
    expected: {
      ...giulia,
      period: '2025-12',
      run: 'thirteenth',
      gross: '2100.00',
      deductions: '640.12',
      net: '1459.88',
      reconciled: true,
    },
  },
  {
    name: 'TeamSystem: labels left of values, rounding to the euro',
    text: `
FALEGNAMERIA DORIA S.N.C.          Teamsystem S.p.A.
Via dei Tigli 4, 24121 Bergamo     P.IVA 03476120013
MESE DI RETRIBUZIONE: SETTEMBRE 2025
Dipendente: MORO LUCA              Codice fiscale: MROLCU88A10L219U
Data assunzione: 01/03/2016        Qualifica: OPERAIO    Livello: 3

Descrizione                   Competenze    Trattenute
Retribuzione ordinaria          1.980,00
Straordinario 25%                  88,40
Contributi INPS                                 190,09
IRPEF                                           281,55

TOTALE COMPETENZE      2.068,40
TOTALE TRATTENUTE        471,64
ARROTONDAMENTO             0,24
NETTO BUSTA            1.597,00
TFR MESE  153,21       FERIE RES. 12,50     ROL RES. 8,00`,
    expected: {
      employer: 'FALEGNAMERIA DORIA S.N.C.',
      employer_tax_code: '03476120013',
      employee: 'MORO LUCA',
      fiscal_code: 'MROLCU88A10L219U',
      period: '2025-09',
      hired_on: '2016-03-01',
      gross: '2068.40',
      deductions: '471.64',
      net: '1597.00',
      reconciled: true,
    },
  },
  {
    name: 'two roundings: last month given back, this month taken',
    text: `
BUSTA PAGA
Ditta: PANIFICIO ALBA SAS
Mese di competenza  10/2025
Cognome e nome  GALLI PIETRO    C.F. GLLPTR65H20A944U
TOTALE COMPETENZE   1.500,00    TOTALE TRATTENUTE   312,37
ARR. PREC.   0,41-              ARR. ATT.   0,78
NETTO A PAGARE      1.188,00`,
    expected: {
      employer: 'PANIFICIO ALBA SAS',
      employee: 'GALLI PIETRO',
      period: '2025-10',
      gross: '1500.00',
      deductions: '312.37',
      net: '1188.00',
      reconciled: true,
    },
  },
  {
    name: 'signs after the figures, contributions and taxes apart',
    text: `
PROSPETTO PAGA                      AGOSTO 2025
AZIENDA   CARTIERA MONTI SPA
LAVORATORE   ZANON CARLA            COD. FISCALE   ZNNCRL58R60L736D
STIPENDIO BASE                      2.000,00+
PREMIO                                150,00+
RITENUTE PREVIDENZIALI                197,59-
RITENUTE FISCALI                      402,11-
TOTALE LORDO                        2.150,00+
NETTO IN BUSTA                      1.550,30+`,
    expected: {
      employer: 'CARTIERA MONTI SPA',
      employee: 'ZANON CARLA',
      period: '2025-08',
      gross: '2150.00',
      deductions: '599.70',
      net: '1550.30',
      reconciled: true,
    },
  },
  {
    name: 'NoiPA: instalment, net amount',
    text: `
NoiPA                         CEDOLINO
Amministrazione: MINISTERO DELL'ISTRUZIONE E DEL MERITO
RATA DI RIFERIMENTO: NOVEMBRE 2025
Cognome e Nome: DORIA ELENA          Codice Fiscale: DROLNE79T52D969P
COMPETENZE FISSE                      2.310,55
COMPETENZE ACCESSORIE                   120,00
TOTALE LORDO                          2.430,55
RITENUTE PREVIDENZIALI                  268,18
RITENUTE FISCALI                        374,06
IMPORTO NETTO                         1.788,31
IBAN IT61X0306909606100000012345`,
    expected: {
      employer: "MINISTERO DELL'ISTRUZIONE E DEL MERITO",
      employee: 'DORIA ELENA',
      fiscal_code: 'DROLNE79T52D969P',
      period: '2025-11',
      gross: '2430.55',
      deductions: '642.24',
      net: '1788.31',
      iban: 'IT61X0306909606100000012345',
      reconciled: true,
    },
  },
  {
    name: 'modern card-like form: captions over values, net first',
    text: `
La tua busta paga di Ottobre 2025

NETTO IN BUSTA          TOTALE LORDO           TOTALE TRATTENUTE
€ 1.622,15              € 2.140,00             € 517,85

COD.DIP.     LIVELLO    NOME E COGNOME         CODICE FISCALE
14           4          Giulia Bianchi         BNCGLI92C54F205X

Azienda
Nuvola Digitale S.r.l.`,
    expected: {
      employee: 'Giulia Bianchi',
      employer: 'Nuvola Digitale S.r.l.',
      period: '2025-10',
      gross: '2140.00',
      deductions: '517.85',
      net: '1622.15',
      reconciled: true,
    },
  },
  {
    name: 'domestic work: two fiscal codes, employer is a person',
    text: `
PROSPETTO PAGA LAVORO DOMESTICO
Datore di lavoro: GALLI PIETRO        C.F. GLLPTR65H20A944U
Lavoratore: DORIA ELENA               C.F. DROLNE79T52D969P
Periodo: Luglio 2025                  Data assunzione 15/01/2024
TOTALE LORDO               980,00
TOTALE TRATTENUTE           51,20
RETRIBUZIONE NETTA         928,80`,
    expected: {
      employer: 'GALLI PIETRO',
      employee: 'DORIA ELENA',
      fiscal_code: 'DROLNE79T52D969P',
      period: '2025-07',
      hired_on: '2024-01-15',
      gross: '980.00',
      deductions: '51.20',
      net: '928.80',
      reconciled: true,
    },
  },
  {
    name: 'letter-spaced labels',
    text: `
L I B R O   U N I C O
D I T T A :   TESSITURE DEL LAGO SPA
M E S E   D I   R E T R I B U Z I O N E :   GIUGNO 2025
D I P E N D E N T E :   BIANCHI GIULIA       BNCGLI92C54F205X
T O T A L E  C O M P E T E N Z E       1.900,00
T O T A L E  T R A T T E N U T E         401,00
N E T T O  A  P A G A R E              1.499,00`,
    expected: {
      ...giulia,
      employer: 'TESSITURE DEL LAGO SPA',
      period: '2025-06',
      gross: '1900.00',
      deductions: '401.00',
      net: '1499.00',
      reconciled: true,
    },
  },
  {
    name: 'month and year columns side by side, year second',
    text: `
CEDOLINO PAGA DI OTTOBRE 2025
RAGIONE SOCIALE  GAMMA LOGISTICA SRL
DIPENDENTE  MORO LUCA   MROLCU88A10L219U
                           VALORI MESE      PROGRESSIVI
TOTALE COMPETENZE             2.000,00        20.100,00
TOTALE TRATTENUTE               500,00         5.025,00
TOTALE NETTO                  1.500,00        15.075,00`,
    expected: {
      employee: 'MORO LUCA',
      employer: 'GAMMA LOGISTICA SRL',
      period: '2025-10',
      gross: '2000.00',
      deductions: '500.00',
      net: '1500.00',
      reconciled: true,
    },
  },
  {
    name: 'month and year columns, year first',
    text: `
CEDOLINO PAGA DI OTTOBRE 2025
DIPENDENTE  MORO LUCA   MROLCU88A10L219U
                           PROGRESSIVI      VALORI MESE
TOTALE COMPETENZE            20.100,00         2.000,00
TOTALE TRATTENUTE             5.025,00           500,00
TOTALE NETTO                 15.075,00         1.500,00`,
    expected: { gross: '2000.00', deductions: '500.00', net: '1500.00', reconciled: true },
  },
  {
    name: 'totals only in a row of totals under the columns',
    text: `
PROSPETTO DI PAGA        MARZO 2025
DITTA   COLORIFICIO VENTO SRL
LAVORATORE   GALLI PIETRO     GLLPTR65H20A944U
DESCRIZIONE                  COMPETENZE      TRATTENUTE
Paga ordinaria                 1.700,00
INPS                                             156,23
IRPEF                                            244,77
TOTALI                         1.700,00          401,00
NETTO DEL MESE                                 1.299,00`,
    expected: {
      employer: 'COLORIFICIO VENTO SRL',
      period: '2025-03',
      gross: '1700.00',
      deductions: '401.00',
      net: '1299.00',
      reconciled: true,
    },
  },
  {
    name: 'scanned: letters read as digits in labels',
    text: `
BUSTA PAGA          MAGGI0 2025 MAGGIO 2025
DITTA: LAVANDERIA ZANON SNC
DIPENDENTE: GALLI PIETRO     GLLPTR65H20A944U
T0TALE C0MPETENZE     1.350,00
T0TALE TRATTENUTE       240,55
NETT0 IN BUSTA        1.109,45`,
    expected: {
      employer: 'LAVANDERIA ZANON SNC',
      employee: 'GALLI PIETRO',
      period: '2025-05',
      gross: '1350.00',
      deductions: '240.55',
      net: '1109.45',
      reconciled: true,
    },
  },
  {
    name: 'scanned: an amount broken before its thousands mark',
    text: `
BUSTA PAGA          MAGGIO 2025
DIPENDENTE: GALLI PIETRO     GLLPTR65H20A944U
TOTALE COMPETENZE     2.171,51     TOTALE TRATTENUTE    542,87
NETTO BUSTA           €1 .628,64`,
    expected: { employee: 'GALLI PIETRO', gross: '2171.51', deductions: '542.87', net: '1628.64', reconciled: true },
  },
  {
    name: 'sums that do not close are said not to',
    text: `
BUSTA PAGA OTTOBRE 2025
DIPENDENTE: BIANCHI GIULIA     BNCGLI92C54F205X
TOTALE COMPETENZE     2.459,50
TOTALE TRATTENUTE       612,10
NETTO IN BUSTA        2.847,40`,
    expected: { ...giulia, gross: '2459.50', deductions: '612.10', net: '2847.40', reconciled: false },
  },
  {
    name: 'no printed deductions: read, but nothing is proven',
    text: `
BUSTA PAGA OTTOBRE 2025
DATI DIPENDENTE  BIANCHI GIULIA  BNCGLI92C54F205X
RETRIBUZIONE LORDA     2.459,50
NETTO IN BUSTA         1.847,40`,
    expected: { gross: '2459.50', deductions: null, net: '1847.40', reconciled: null },
  },
  {
    name: 'captions under their values',
    text: `
BUSTA PAGA
APRILE 2025
MORO LUCA                     MROLCU88A10L219U
1.800,00              350,00             1.450,00
TOTALE COMPETENZE     TOTALE TRATTENUTE  NETTO DEL MESE`,
    expected: {
      employee: 'MORO LUCA',
      period: '2025-04',
      gross: '1800.00',
      deductions: '350.00',
      net: '1450.00',
      reconciled: true,
    },
  },
  {
    name: 'headings over two lines, noise beside',
    text: `
CEDOLINO                                 MESE     ANNO
SERRAMENTI POGGI SRL                     10       2025
ZANON CARLA    ZNNCRL58R60L736D

TOTALE          TOTALE          NETTO
COMPETENZE      TRATTENUTE      DEL MESE
2.204,10        503,08          1.701,02
FERIE 12,50   ROL 8,00   ORE 168,00`,
    expected: {
      employer: 'SERRAMENTI POGGI SRL',
      employee: 'ZANON CARLA',
      period: '2025-10',
      gross: '2204.10',
      deductions: '503.08',
      net: '1701.02',
      reconciled: true,
    },
  },
  {
    name: 'two pages of one month, the net on the last; a sheet of attendance between',
    text: `
CEDOLINO PAGA   PERIODO DI RETRIBUZIONE  FEBBRAIO 2025
RAGIONE SOCIALE  CANTIERI RIVA SPA
COGNOME E NOME  BIANCHI GIULIA   CODICE FISCALE  BNCGLI92C54F205X
RETRIBUZIONE          1.500,00
SEGUE
=====
FOGLIO PRESENZE  FEBBRAIO 2025
GIUSTIFICATIVI        TIMBRATURE
ORDINARIE  168,00     08,00  17,00
=====
CEDOLINO PAGA   PERIODO DI RETRIBUZIONE  FEBBRAIO 2025
STRAORDINARI             80,00
TOTALE COMPETENZE     1.580,00     TOTALE TRATTENUTE    300,00
NETTO DEL MESE        1.280,00`,
    expected: {
      ...giulia,
      employer: 'CANTIERI RIVA SPA',
      period: '2025-02',
      gross: '1580.00',
      deductions: '300.00',
      net: '1280.00',
      reconciled: true,
    },
  },
  {
    name: 'two months in a file: the later one',
    text: `
BUSTA PAGA   PERIODO DI PAGA  AGOSTO 2025
DIPENDENTE: BIANCHI GIULIA     BNCGLI92C54F205X
TOTALE COMPETENZE     2.400,00     TOTALE TRATTENUTE   600,00
NETTO IN BUSTA        1.800,00
=====
BUSTA PAGA   PERIODO DI PAGA  SETTEMBRE 2025
DIPENDENTE: BIANCHI GIULIA     BNCGLI92C54F205X
TOTALE COMPETENZE     2.410,00     TOTALE TRATTENUTE   605,00
NETTO IN BUSTA        1.805,00`,
    expected: { ...giulia, period: '2025-09', net: '1805.00', reconciled: true },
  },
  {
    name: 'a thirteenth among the items of December leaves the run ordinary',
    text: `
BUSTA PAGA   PERIODO DI PAGA  DICEMBRE 2025
DIPENDENTE: BIANCHI GIULIA     BNCGLI92C54F205X
Tredicesima mensilità    2.100,00
Retribuzione             2.400,00
TOTALE COMPETENZE        4.500,00     TOTALE TRATTENUTE   1.200,00
NETTO IN BUSTA           3.300,00`,
    expected: { period: '2025-12', run: 'ordinary', net: '3300.00', reconciled: true },
  },
  {
    name: 'fourteenth named in the heading',
    text: `
BUSTA PAGA   14^ MENSILITA'   PERIODO DI PAGA  LUGLIO 2025
DIPENDENTE: BIANCHI GIULIA     BNCGLI92C54F205X   TEMPO INDETERMINATO
TOTALE COMPETENZE        2.000,00     TOTALE TRATTENUTE   600,00
NETTO IN BUSTA           1.400,00`,
    expected: { period: '2025-07', run: 'fourteenth', contract_type: 'open_ended', net: '1400.00', reconciled: true },
  },
  {
    name: 'an advance kept back from the net: two nets, explained',
    text: `
BUSTA PAGA NOVEMBRE 2025   DIPENDENTE: BIANCHI GIULIA   BNCGLI92C54F205X
TOTALE COMPETENZE        2.000,00
RITENUTE SOCIALI           183,80
RITENUTE FISCALI           316,20
NETTO                    1.500,00
ACCONTI                    200,00
NETTO A PAGARE           1.300,00`,
    expected: {
      ...giulia,
      gross: '2000.00',
      deductions: '500.00',
      net: '1500.00',
      payout: '1300.00',
      reconciled: true,
    },
  },
  {
    name: 'an address instead of labels, amounts under their words, deductions with a sign',
    text: `
Gentile Giulia Bianchi, ecco il tuo cedolino di Ottobre 2025
Datore di lavoro
Nuvola Digitale S.r.l.
Totale competenze lorde
2.140,00 €
Totale trattenute
-517,85 €
Netto in busta
1.622,15 €`,
    expected: {
      employee: 'Giulia Bianchi',
      employer: 'Nuvola Digitale S.r.l.',
      period: '2025-10',
      gross: '2140.00',
      deductions: '517.85',
      net: '1622.15',
      reconciled: true,
    },
  },
  {
    name: 'hours before the sums, a payment of severance that closes too',
    text: `
BUSTA PAGA OTTOBRE 2025     AZIENDA: CANTIERI RIVA SPA
DIPENDENTE: GALLI PIETRO     GLLPTR65H20A944U
TFR LORDO   10.000,00   IMPOSTA TFR   2.300,00   TFR NETTO   7.700,00
TOTALE COMPETENZE   168,00   1.900,00
TOTALE TRATTENUTE              400,00
NETTO IN BUSTA               1.500,00`,
    expected: {
      employer: 'CANTIERI RIVA SPA',
      employee: 'GALLI PIETRO',
      gross: '1900.00',
      deductions: '400.00',
      net: '1500.00',
      reconciled: true,
    },
  },
  {
    name: 'a euro sign between label and amount',
    text: `
BUSTA PAGA   PERIODO DI PAGA   OTTOBRE 2025
DIPENDENTE: BIANCHI GIULIA     BNCGLI92C54F205X
TOTALE COMPETENZE: € 2.055,18
TOTALE TRATTENUTE: € 512,18
NETTO IN BUSTA: € 1.543,00`,
    expected: { ...giulia, gross: '2055.18', deductions: '512.18', net: '1543.00', reconciled: true },
  },
  {
    name: 'one line of text about the person, parted by points',
    text: `
Fattoria Digitale S.r.l.                           Busta paga
                                                   Ottobre 2025
BIANCHI GIULIA
BNCGLI92C54F205X · Impiegata, livello 3 · CCNL Commercio · Assunta il 01/02/2019
Totale competenze   2.055,18   Totale trattenute   512,18
Netto in busta   1.543,00`,
    expected: { ...giulia, level: '3', hired_on: '2019-02-01', gross: '2055.18', net: '1543.00', reconciled: true },
  },
  {
    name: 'a household, its names parted from their codes by dashes',
    text: `
PROSPETTO PAGA LAVORATORE DOMESTICO    Periodo: ottobre 2025
Datore di lavoro: MARTINI ELENA - C.F. MRTLNE60A41H501K
Lavoratore: BIANCHI GIULIA - C.F. BNCGLI92C54F205X
Totale lordo   936,00
Contributi a carico del lavoratore   26,00
Netto da pagare   910,00`,
    expected: { ...giulia, employer: 'MARTINI ELENA', gross: '936.00', net: '910.00', reconciled: true },
  },
  {
    name: 'arrears of another year are not the month of the slip',
    text: `
OFFICINE DEL LAGO SRL - C.F. 03476120013
LAVORATORE          CODICE FISCALE       MESE/ANNO    ASSUNTO IL
BIANCHI GIULIA      BNCGLI92C54F205X     09/2025      03/09/2018
001    Retribuzione ordinaria            1                                   2.492,73
045    Arretrati contrattuali anno 2024                                        171,57
800    Contributo FPLD                     2.664,30             244,85
TOTALE LORDO 2.664,30   TOTALE TRATTENUTE 244,85   NETTO A PAGARE 2.419,45`,
    expected: {
      ...giulia,
      employer: 'OFFICINE DEL LAGO SRL',
      period: '2025-09',
      hired_on: '2018-09-03',
      gross: '2664.30',
      net: '2419.45',
      reconciled: true,
    },
  },
]
