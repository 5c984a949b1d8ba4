/** What a reader of pixels makes of forms, as it was seen to make it: read right, or left unread. */
import { describe, expect, test } from 'vitest'
import type { TaxDocument } from '@attesta/domain/facts/parse-result.ts'
import { pagesFromText } from '../../testing/page-from-text.ts'
import { extractTaxDocument } from './tax-document.ts'

const seen = (text: string, confidenceOf: (word: string) => number = () => 95) =>
  extractTaxDocument(
    pagesFromText(text).map((page) => ({
      ...page,
      source: 'ocr' as const,
      words: page.words.map((word) => ({ ...word, confidence: confidenceOf(word.text) })),
    })),
    { today: '2026-11-21', applicant: null, source: 'ocr' },
  )?.section

const CU = 'CERTIFICAZIONE UNICA 2026\nCodice fiscale BNCGLI92C54F205X\n'

test.each<[string, string, Partial<TaxDocument>]>([
  [
    'the edges of boxes read as marks before their numbers',
    `${CU}1   Redditi di lavoro dipendente e assimilati con contratto a tempo indeterminato     48.124,72
6   Numero di giorni per i quali spettano le detrazioni - lavoro dipendente          312
‘10 In forza al 31/12                                     SI
21  Ritenute Irpef                                        9.143,70
|22 Addizionale regionale all'Irpef                         760,37
‘26 Acconto 2025 addizionale comunale all'Irpef             105,87
"27 Saldo 2025 addizionale comunale all'Irpef               264,69
29  Acconto 2026 addizionale comunale all’Irpef             115,50`,
    { days: 312, gross_income: '48124.72', tax: '9143.70', net_income: '37850.09' },
  ],
  [
    'a box of pension that is blank over a surcharge',
    `${CU}6 Numero di giorni   7 Numero di giorni
  Lavoro             Pensione

21 Ritenute Ipef     22 Addizionale regionale all'Ipef
491156               408,44`,
    { gross_income: null, net_income: null },
  ],
  [
    'a number set apart from its caption, over a value at the end of the box',
    `${CU}1    Redditi di lav. dip. a tempo indeterminato   2    Redditi di lav. dip. a tempo determinato
                                 20.673,18
21   Ritenute Irpef                              22   Addizionale regionale all'irpef
                                  2.152,29                                             326,64`,
    { gross_income: '20673.18', tax: '2152.29' },
  ],
  [
    'an account of a surcharge to come is not the surcharge',
    `MODELLO 730-3 redditi 2025
DICHIARANTE BIANCHI GIULIA BNCGLI92C54F205X
11 REDDITO COMPLESSIVO                                  55.836,00
14 REDDITO IMPONIBILE                                   55.836,00
50 IMPOSTA NETTA                                        13.324,00
72 ADDIZIONALE REGIONALE ALL'IRPEF DOVUTA                  828,00
#5 ADDIZIONALE COMUNALE ALL'IRPEF DOVUTA
i                                                          367,00
78 ACCONTO ADDIZIONALE COMUNALE ALL'IRPEF 2026             110,00`,
    { gross_income: '55836.00', tax: '13324.00', net_income: '41317.00' },
  ],
  [
    'wages less than what was withheld of them',
    `Ausdruck der elektronischen Lohnsteuerbescheinigung für 2024
3. Bruttoarbeitslohn einschl. Sachbezüge ohne 9. und 10.     27.94 143,06
4. Einbehaltene Lohnsteuer von 3.                                3.632,60`,
    { gross_income: null, net_income: null },
  ],
  [
    'a label and a stroke after it are no firm',
    `Ausdruck der elektronischen Lohnsteuerbescheinigung für 2024
WSJRGN84E30 Identifikationsnummer: Se
3. Bruttoarbeitslohn einschl. Sachbezüge ohne 9. und 10.     27.943,06
4. Einbehaltene Lohnsteuer von 3.                             3.632,60`,
    { employer: null, gross_income: '27943.06', tax: '3632.60' },
  ],
  [
    'contributions that leave something else than what is taxed',
    `REDDITI PERSONE FISICHE 2026 Periodo d'imposta 2025
BNCGLI92C54F205X
LM34 Reddito lordo              52.730,00
LM35 Contributi previdenziali   40.075,00
LM38 Reddito al netto delle perdite soggetto ad imposta sostitutiva   43.000,00
LM39 Imposta sostitutiva         6.011,00`,
    { gross_income: '52730.00', net_income: null },
  ],
])('%s', (_, text, expected) => expect(seen(text)).toMatchObject(expected))

test('a name of which a word is hardly read is left unread', () => {
  const text = `Ausdruck der elektronischen Lohnsteuerbescheinigung für 2024
Jürgen Well
Venloer Straße 241
50823 Köln
3. Bruttoarbeitslohn einschl. Sachbezüge ohne 9. und 10.     27.943,06
4. Einbehaltene Lohnsteuer von 3.                             3.632,60
23. Arbeitnehmeranteil
25. Arbeitnehmerbeiträge zur gesetzlichen Krankenversicherung
26. Arbeitnehmerbeiträge zur sozialen Pflegeversicherung
27. Arbeitnehmerbeiträge zur Arbeitslosenversicherung`
  expect([seen(text)?.name, seen(text, (word) => (word === 'Well' ? 51 : 95))?.name]).toEqual(['Jürgen Well', null])
})

test('a word of low letters stands no further from the word before it', () => {
  const pages = pagesFromText(`Elektronische Lohnsteuerbescheinigung 2025
3    Bruttoarbeitslohn                                            48.499,22
4    Einbehaltene Lohnsteuer                                       6.668,66
22   Arbeitgeberanteil  zur  gesetzlichen  Rentenversicherung      4.510,40
23   Arbeitnehmeranteil  zur  gesetzlichen  Rentenversicherung     4.510,40`).map((page) => ({
    ...page,
    source: 'ocr' as const,
    // Boxes fit their letters.
    words: page.words.map((word) => ({ ...word, font: null, y0: word.text === 'zur' ? word.y0 + 4 : word.y0 })),
  }))
  const found = extractTaxDocument(pages, { today: '2026-11-21', applicant: null, source: 'ocr' })
  expect(found?.section.net_income).toBe('37320.16')
})

test.each([
  ['Bescheid fiir 2024\niiber Einkommensteuer', 'steuerbescheid', 2024],
  ['Beschei di 2024 uber Ei nkommensteuer', 'steuerbescheid', 2024],
  ['Ei nkommensteuerbeschel d für 2024', 'steuerbescheid', 2024],
  ['Ei nkommensteuer bescheli d für 2024', 'steuerbescheid', 2024],
  ['Elektronische Lohnsteuerbeschelnigung fiir 2024', 'lohnsteuerbescheinigung', 2024],
  ['Redditi 2026 Persone Ei Ss che', 'redditi_pf', 2025],
  ["Modello CU\nPeriodo d'imposta 2025", 'cu', 2025],
])('«%s» is the title of a %s about %i', (title, form, year) =>
  expect(
    seen(`${title}
3    Bruttoarbeitslohn              41.000,00
4    Lohnsteuer                      5.000,00
1    Redditi tempo indeterminato    41.000,00
21   Ritenute Irpef                  5.000,00
RN1  REDDITO COMPLESSIVO            41.000,00
     zu versteuerndes Einkommen     38.000,00
     Einkommensteuer                 5.000,00`),
  ).toMatchObject({ form, tax_year: year }),
)

test('losses of former years leave a net income where the sums of the form close', () => {
  const flat = (taxable: string) =>
    seen(`Modello Redditi Persone Fisiche 2024
LM34 Reddito lordo                   31.007,00
LM35 Contributi prev. e assist.       8.084,00
LM36 Reddito netto                   22.923,00
LM37 Perdite pregresse                  900,00
LM38 Reddito al netto delle perdite  ${taxable}
LM39 Totale imposta sostitutiva       1.101,00`)?.net_income
  expect([flat('22.023,00'), flat('21.023,00')]).toEqual(['21822.00', null])
})

test.each([
  ['Elektronische Lohnsteuerbescheinigung 2025', 'Björn Müller'],
  ['CERTIFICAZIONE UNICA 2025', 'Bjòrn Mùller'],
])('accents in a name under «%s»', (title, name) =>
  expect(
    seen(`${title}
Herrn
Bjòrn Mùller
3    Bruttoarbeitslohn              41.000,00
4    Lohnsteuer                      5.000,00
1    Redditi tempo indeterminato    41.000,00
21   Ritenute Irpef                  5.000,00`)?.name,
  ).toBe(name),
)

describe('whole euros in one column', () => {
  const prospect = (gross: string, tax: string) =>
    seen(`730/2025 - Prospetto
di liquidazione
BNCGLI92C54F205X
4    Redditi da lavoro dipendente                              22.399
${'11   REDDITO COMPLESSIVO'.padEnd(69 - gross.length)}${gross}
13   Deduzioni per oneri                                        2.582
14   REDDITO IMPONIBILE                                        19 817
20   IMPOSTA LORDA                                              4.558
52   Totale detrazioni e crediti                                  475
54   IMPOSTA NETTA                                             ${tax.padStart(6)}
63   Ritenute                                                   2.696
64   DIFFERENZA                                                   613`)

  test('whose dots were lost', () =>
    expect(prospect('22 399', '4.083')).toMatchObject({
      gross_income: '22399.00',
      taxable_income: '19817.00',
      tax: '4083.00',
    }))

  test('whose thousands were lost are none', () =>
    expect(prospect('22 399', '083')).toMatchObject({ gross_income: '22399.00', tax: null }))

  test('a number apart is of something else', () =>
    expect(prospect('22    399', '4.083')?.gross_income).not.toBe('22399.00'))

  test('of an assessment whose currency was misread', () =>
    expect(
      seen(`Bescheid für 2023 über Einkommensteuer
Herrn                              Identifikationsnummer 45916872369
BJÖRN GROSSMANN
Einkommensteuer     7.168,00
                                                     zur
Jahresarbeitslohn                                  49032
ab Arbeitnehmer-Pauschbetrag                        1230
Einkünfte aus nichtselbständiger Arbeit            47802
Gesamtbetrag der Einkünfte                         47802
ab Vorsorgeaufwendungen                             4445
zu verst. Einkommen                                43357`),
    ).toMatchObject({ gross_income: '49032.00', taxable_income: '43357.00', tax: '7168.00' }))
})

describe('a form whose title was lost', () => {
  const returned = `Redditi SERI PP ELNM
Periodo d'imposta 2023
FRRGPP70L02A944S   FERRO GIUSEPPE
RN]                                                          18.662,00
RN4   REDDITO IMPONIBILE                                     18.662,00
RN5   IMPOSTA LORDA                                           4.366,00
"RN22 Totale detrazioni e crediti d'imposta                   2.984,00
RN26  Imposta netta                                           1.382,00`

  test('is told by its codes', () =>
    expect(seen(returned)).toMatchObject({
      form: 'redditi_pf',
      tax_year: 2023,
      gross_income: '18662.00',
      tax: '1382.00',
    }))

  test('is told by its captions', () => {
    expect(
      seen(`Mo 130 3 pr
Periodo d'imposta 2023
FRRGPP70L02A944S   FERRO GIUSEPPE
11   REDDITO COMPLESSIVO                                    18.662,00
14   REDDITO IMPONIBILE                                     18.662,00
16   IMPOSTA LORDA                                           4.366,00
50   IMPOSTA NETTA                                           1.382,00`),
    ).toMatchObject({ form: '730', tax_year: 2023, tax: '1382.00' })
    expect(
      seen(`Bsch ub Ei nk
Kalenderjahr 2023
IdNr. 45916872369
Bruttoarbeitslohn                 49.032,00
Gesamtbetrag der Einkünfte        47.802,00
zu versteuerndes Einkommen        38.541,00
zu versteuern nach Grundtarif     38.541,00
festzusetzende Einkommensteuer     7.168,00`),
    ).toMatchObject({ form: 'steuerbescheid', tax_year: 2023, gross_income: '49032.00', tax: '7168.00' })
  })

  test('is told by the captions of a certificate, whose balance names the year', () =>
    expect(
      seen(`er az one n a na a
DATI DEL SOSTITUTO                  08714560961
DATI DEL PERCIPIENTE                DSNSRA72B57F205F
1   REDDITI DI LAVORO DIPENDENTE CON CONTRATTO A TEMPO INDETERMINATO     46.585,90
6   NUMERO DI GIORNI PER I QUALI SPETTANO LE DETRAZIONI                        365
21  RITENUTE IRPEF                                                       12.304,89
22  ADDIZIONALE REGIONALE ALL'IRPEF                                         736,06
27  ADDIZ. COMUNALE SALDO 2023                                              198,12`),
    ).toMatchObject({ form: 'cu', tax_year: 2023, days: 365, gross_income: '46585.90', tax: '12304.89' }))

  test.each(['RN1]', 'RN1|'])('has the edge of a box behind its code, which is no one: %s', (code) =>
    expect(seen(returned.replace('RN]', code))).toMatchObject({ gross_income: '18662.00', tax: '1382.00' }),
  )

  test('is no payslip with the same captions', () =>
    expect(
      seen(`BUSTA PAGA                            OTTOBRE 2026
Sostituto d'imposta: Officine Rossi Srl
Percipiente Bianchi Giulia   Tempo indeterminato
Numero di giorni detrazione 30
Voce                                          Trattenute   Competenze
Retribuzione                                                 2.650,00
Ritenute IRPEF                                    288,00
Addizionale regionale saldo 2025                   20,00
TOTALE COMPETENZE     TOTALE TRATTENUTE     NETTO IN BUSTA
         2.650,00             308,00           2.342,00`),
    ).toBeUndefined())

  test('three of its lines are no form', () => expect(seen(returned.replace(/RN26[^\n]*/, ''))).toBeUndefined())

  test('nor is a text without a title that a file prints itself', () =>
    expect(
      extractTaxDocument(pagesFromText(returned.replace('RN]', 'RN1')), {
        today: '2026-11-21',
        applicant: null,
        source: 'text',
      }),
    ).toBeNull())
})

/** Words as they were seen: text, left, right, top and bottom edge. */
const LINES = `Duplikat 37 85 36 47 | der 89 108 36 45 | elektronischen 113 200 36 45 | Lohnsteuerbescheinigung 205 361 36 48
für 365 382 36 45 | 2024 386 413 36 45 | 4. 33 42 58 66 | Bescheinigungszeitraum 59 137 58 68 | 01.01. 495 517 60 66
31.12. 525 546 60 66 | ‘3. 33 42 71 79 | Bruttoarbeitslohn 60 114 73 78 | einschl. 117 140 73 78
Sachbezüge 143 181 73 79 | ohne 184 199 73 78 | 9. 202 207 73 78 | und 209 221 73 78 | 10. 224 232 73 78
39.228,48 511 547 73 80 | ‘4. 33 42 84 92 | Lohnsteuer 60 95 86 91 | von 98 108 87 91 | 3. 111 116 86 91
5.393,93 516 547 87 93 | Einbehaltener 60 104 99 104 | Solidaritätszuschlag 106 170 99 105 | von 172 183 100 104
3. 185 190 99 104 | 0,00 532 547 100 106 | 6. 36 42 113 118 | Einbehaltene 60 101 113 117
Kirchensteuer 104 147 113 118 | des 150 161 113 118 | Arbeitnehmers 163 209 113 118 | 3. 225 230 113 118
von 212 222 114 118 | KiSt 60 72 125 131 | Ehegatte/Lebenspartner 76 151 126 132 | 10. 36 46 139 144
Lohn 60 75 139 143 | für 78 86 139 143 | mehrere 89 114 139 144 | Jahre 117 134 139 144 | 22. 36 46 152 157
Arbeitgeberanteil 60 114 152 158 | gesetzlichen 128 167 152 158 | Rentenversicherung 170 233 152 158
3.648,24 516 546 152 159 | zur 116 126 153 157 | 23. 36 46 165 171 | AN-Beitrag 60 94 165 171
Rentenversicherung 97 159 165 171 | 3.648,24 516 547 165 172`

test('a blank box has nothing of a line further down', () => {
  const words = LINES.split(/\n| \| /).map((word) => {
    const [text, ...edges] = word.split(' '),
      [x0, x1, y0, y1] = edges.map(Number) as [number, number, number, number]
    return { text: text!, x0, x1, y0, y1, size: y1 - y0, font: null, turn: 0, confidence: 95 }
  })
  const page = { number: 1, width: 595, height: 842, source: 'ocr' as const, words }
  const found = extractTaxDocument([page], { today: '2026-11-21', applicant: null, source: 'ocr' })
  expect(found?.section.net_income).toBe('30186.31')
})
