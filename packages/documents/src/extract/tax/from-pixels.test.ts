/** What a reader of pixels makes of forms, as it was seen to make it: read right, or left unread. */
import { expect, test } from 'vitest'
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
