/**
 * The further pages of a full Certificazione Unica: social insurance, family, severance pay, notes. Their box numbers
 * start again, a trap for a reader that goes by numbers alone.
 */
import { share } from '@attesta/domain/money.ts'
import { amount } from '../draw/spelling.ts'
import type { Sheet } from '../draw/sheet.ts'
import type { YearOfPay } from '../life/pay.ts'
import { section } from './numbered-boxes.ts'

export function drawAnnexes(sheet: Sheet, year: YearOfPay, heading: () => void): void {
  const insured = share(year.taxable, 1.1012)
  sheet.newPage()
  heading()
  section(sheet, 'DATI PREVIDENZIALI ED ASSISTENZIALI - SEZIONE 1 - LAVORATORI SUBORDINATI INPS', 100, [
    { number: 1, label: 'Matricola azienda', value: '4961238740' },
    { number: 2, label: 'Ente pensionistico INPS', value: 'X' },
    { number: 3, label: 'Altro', value: '' },
    { number: 4, label: 'Imponibile previdenziale', value: amount(insured) },
    { number: 5, label: 'Imponibile ai fini IVS', value: '' },
    { number: 6, label: 'Contributi a carico del lavoratore trattenuti', value: amount(share(insured, 0.0919)) },
    { number: 7, label: "Mesi per i quali e' stata presentata la denuncia: Tutti", value: 'X' },
  ])
  section(sheet, 'DATI ASSICURATIVI INAIL', 230, [
    { number: 71, label: 'Qualifica', value: 'C' },
    { number: 72, label: 'Posizione assicurativa territoriale', value: '01238847' },
    { number: 74, label: 'Data inizio', value: '01 01' },
    { number: 75, label: 'Data fine', value: '31 12' },
  ])
  section(sheet, 'FAMILIARI A CARICO', 310, [
    { number: 1, label: 'Relazione di parentela', value: 'C' },
    { number: 4, label: 'Codice fiscale', value: '' },
    { number: 5, label: 'Mesi a carico', value: '12' },
    { number: 6, label: 'Minore di tre anni', value: '' },
  ])
  sheet.newPage()
  heading()
  section(sheet, "TRATTAMENTO DI FINE RAPPORTO, INDENNITA' EQUIPOLLENTI", 100, [
    { number: 801, label: "Indennita', acconti, anticipazioni e somme erogate", value: '' },
    { number: 809, label: 'TFR maturato fino al 31/12/2000', value: '0,00' },
    { number: 811, label: 'TFR destinato al fondo', value: amount(share(insured, 0.0691)) },
  ])
  sheet.fill(40, 220, 516, 12, '#dbe7f5')
  sheet.bold('ANNOTAZIONI', 44, 223, { size: 6.5 })
  for (const [at, text] of [
    `AI - INFORMAZIONI RELATIVE AL REDDITO/I CERTIFICATO/I: LAVORO DIPENDENTE A TEMPO INDETERMINATO DAL 01/01/${year.year} AL 31/12/${year.year} ${amount(year.taxable)}`,
    `BR - ADDIZIONALE REGIONALE ALL'IRPEF: ALIQUOTA ORDINARIA, IMPORTO ${amount(year.regional)}`,
    "ZZ - Il contribuente puo' presentare la dichiarazione se intende far valere oneri diversi da quelli considerati.",
  ].entries())
    sheet.text(text, 44, 240 + at * 13, { size: 6.5 })
}
