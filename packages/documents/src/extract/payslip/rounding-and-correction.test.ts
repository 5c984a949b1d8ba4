/** Roundings among the lines of the pay, and payslips that correct another month. */
import { describe, expect, test } from 'vitest'
import { pagesFromText } from '../../testing/page-from-text.ts'
import { extractPayslip } from './payslip.ts'

const read = (text: string) =>
  extractPayslip(pagesFromText(text), { today: '2025-12-10', applicant: null, source: 'text' })?.section

const german = `
Gesamtbrutto          2.150,00
Summe Abzüge            508,00
Auszahlungsbetrag     1.642,00`

const paid = (lines: string, [gross, withheld, net]: readonly [string, string, string]) => `
BUSTA PAGA                            OTTOBRE 2025
Dipendente Bianchi Giulia
Voce                                          Trattenute   Competenze
${lines}
Contributi INPS                                   200,00
IRPEF netta                                       308,00
TOTALE COMPETENZE     TOTALE TRATTENUTE     NETTO IN BUSTA
         ${gross}                ${withheld}           ${net}`

describe('a rounding', () => {
  const pay = 'Retribuzione                                                 2.149,55',
    added = 'Arrotondamento                                                   0,45',
    taken = 'Arrotondamento precedente                           0,20'
  test.each([
    ['among the lines of a total', `${pay}\n${added}`, ['2.150,00', '508,00', '1.642,00'], true],
    ['on both sides', `${pay}\n${added}\n${taken}`, ['2.150,00', '508,20', '1.641,80'], true],
    ['that no total holds', `${pay}\n${added}`, ['2.149,55', '508,00', '1.642,00'], true],
    ['that nothing holds', `${pay}\n${added}`, ['2.149,55', '508,00', '1.641,55'], false],
    ['that a total holds, and the net pay again', `${pay}\n${added}`, ['2.150,00', '508,00', '1.642,45'], false],
  ] as const)('%s', (_, lines, totals, closes) => expect(read(paid(lines, totals))?.reconciled === true).toBe(closes))

  test('in one column of a German payslip', () =>
    expect(
      read(`
Gehaltsabrechnung Oktober 2025
2000 Gehalt                   2.149,55
9000 Rundung                      0,45
Gesamtbrutto                  2.150,00
Summe Abzüge                    508,00
Netto-Verdienst               1.642,00`),
    ).toMatchObject({ gross: '2150.00', net: '1642.00', reconciled: true }))
})

describe('a correction', () => {
  test.each([
    ['Korrekturabrechnung für 08/2025', '2025-08', 'correction'],
    ['Nachberechnung für September 2025', '2025-09', 'correction'],
    ['Rückrechnung August 2025', '2025-08', 'correction'],
    ['Gehaltsabrechnung August 2025 - Korrektur', '2025-08', 'correction'],
    ['Gehaltsabrechnung Oktober 2025', '2025-10', 'ordinary'],
  ])('by its title: «%s»', (title, period, run) =>
    expect(read(`${title}\nMitarbeiter Weiß Jürgen\n2000 Gehalt             2.150,00${german}`)).toMatchObject({
      period,
      run,
    }),
  )

  test.each([
    ['9000 Nachberechnung 09/2025', 'correction'],
    ['9000 Korrektur Gehalt 09/2025', 'correction'],
    ['9000 Rückrechnung', 'correction'],
    ['9000 Nachzahlung', 'correction'],
    ['2000 Gehalt', 'ordinary'],
    ['2000 Gehalt differenziert', 'ordinary'],
    ['9000 Differenzlohn 09/2025', 'correction'],
  ])('by its only line: «%s»', (line, run) =>
    expect(
      read(`Gehaltsabrechnung Oktober 2025\nMitarbeiter Weiß Jürgen\n${line.padEnd(30)}2.150,00${german}`),
    ).toMatchObject({ period: '2025-10', run }),
  )

  test.each(['Steuerbrutto nach Rückrechnung', 'SV-Brutto Differenz'])('«%s» as high as the pay is none', (base) => {
    const pay = `${'2000 Gehalt'.padEnd(32)}2.150,00`,
      line = `${base.padEnd(32)}2.150,00`
    for (const lines of [`${pay}\n${line}`, `${line}\n${pay}`])
      expect(read(`Gehaltsabrechnung Oktober 2025\nMitarbeiter Weiß Jürgen\n${lines}${german}`)?.run).toBe('ordinary')
  })

  test('a month with a correction beside its pay is that month', () =>
    expect(
      read(
        `Gehaltsabrechnung Oktober 2025\n${'2000 Gehalt'.padEnd(30)}2.000,00\n${'9000 Nachberechnung 09/2025'.padEnd(30)}  150,00${german}`,
      ),
    ).toMatchObject({ period: '2025-10', run: 'ordinary' }))

  test.each([
    ['Arretrati contrattuali', 'correction'],
    ['Conguaglio', 'correction'],
    ['Differenza paga', 'correction'],
    ['Ricalcolo', 'correction'],
    ['Retribuzione', 'ordinary'],
    ['Stipendio differenziato', 'ordinary'],
    ['Retribuzione ricalcolata', 'ordinary'],
  ])('by its only line: «%s»', (line, run) =>
    expect(read(paid(`${line.padEnd(61)}2.150,00`, ['2.150,00', '508,00', '1.642,00']))?.run).toBe(run),
  )
})

test('a correction pays nothing once beside a month’s pay', () => {
  const found = read(paid(`${'Arretrati'.padEnd(61)}2.150,00`, ['2.150,00', '508,00', '1.642,00']))
  expect(found).toMatchObject({ run: 'correction', reconciled: true })
  expect(found).not.toHaveProperty('one_off')
})
