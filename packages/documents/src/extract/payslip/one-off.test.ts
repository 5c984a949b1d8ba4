/** Pay that comes once inside a month's pay. */
import { describe, expect, test } from 'vitest'
import { pagesFromText } from '../../testing/page-from-text.ts'
import { extractPayslip } from './payslip.ts'

const read = (text: string) =>
  extractPayslip(pagesFromText(text), { today: '2026-11-10', applicant: null, source: 'text' })

const italian = (lines: string[], [gross, withheld, net] = ['2.650,00', '508,00', '2.142,00']) => `
BUSTA PAGA                            OTTOBRE 2026
Azienda Rossi Srl
Dipendente Bianchi Giulia
Voce                                          Trattenute   Competenze
Retribuzione                                                 2.150,00
${lines.join('\n')}
Contributi INPS                                   200,00
IRPEF netta                                       308,00
TOTALE COMPETENZE     TOTALE TRATTENUTE     NETTO IN BUSTA
         ${gross}                ${withheld}           ${net}`
const given = (label: string) => `${label.padEnd(61)}500,00`
const taken = (label: string) => `${label.padEnd(50)}150,00`

const german = (lines: string[]) => `
Gehaltsabrechnung Oktober 2026
2000 Gehalt                   2.150,00
${lines.join('\n')}
Gesamtbrutto                  2.650,00
Summe Abzüge                    508,00
Netto-Verdienst               2.142,00`

const place = { page: 1, box: [expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)] }

describe('paid once', () => {
  test.each([
    ['Premio di risultato', '500.00'],
    ['Premio una tantum', '500.00'],
    ['Premio produttività', '500.00'],
    ['PDR 2025', '500.00'],
    ['Una tantum CCNL', '500.00'],
    ['Gratifica', '500.00'],
    ['Bonus annuale', '500.00'],
    ['MBO', '500.00'],
    ['Arretrati CCNL', '500.00'],
    ['Conguaglio 730', '500.00'],
    ['Conguaglio fiscale a credito', '500.00'],
    ['Rimborso IRPEF da 730', '500.00'],
    ['Rimb. add. regionale', '500.00'],
    ['Credito mod. 730', '500.00'],
    ['Assistenza fiscale', '500.00'],
    ['Premio di produzione', undefined],
    ['Premio presenza', undefined],
    ['Premio mensile', undefined],
    ['Bonus IRPEF', undefined],
    ['Bonus mamme', undefined],
    ['Bonus D.L. 3/2020', undefined],
    ['Rateo premio', undefined],
    ['730 Straordinario', undefined],
    ['Straordinario', undefined],
    ['Tredicesima mensilità', '500.00'],
    ['13ma mensilità', '500.00'],
    ['Quattordicesima', '500.00'],
    ["Incentivo all'esodo", '500.00'],
    ['Incentivo annuale', '500.00'],
    ['Rateo tredicesima', undefined],
    ['Rateo 13ma', undefined],
    ['13ma mensilizzata', undefined],
    ['Credito IRPEF DL 66/2014', undefined],
    ['Credito L. 21/2020 irpef', undefined],
    ['Bonus TIR', undefined],
    ['Bonus trattamento integrativo', undefined],
    ['Premio assiduità', undefined],
    ['Premio di rendimento', undefined],
    ['Premio posizione organizzativa', undefined],
    ['Incentivo produzione', undefined],
    ['Incentivo vendite', undefined],
    ['Incentivi', undefined],
    ['Ore 730', undefined],
    ['Rimborso spese 730', undefined],
    ['Conguaglio retribuzione mese', undefined],
    ['Superminimo', undefined],
  ])('«%s»', (label, sum) => {
    const found = read(italian([given(label)]))
    expect(found?.section.one_off).toBe(sum)
    expect(found?.trace['payslip.one_off']).toEqual(sum && place)
  })

  test.each([
    ['Einmalzahlung Prämie', '500.00'],
    ['Sonderzahlung', '500.00'],
    ['Jahressonderzahlung', '500.00'],
    ['Leistungsbonus', '500.00'],
    ['Bonus 2025', '500.00'],
    ['Tantieme', '500.00'],
    ['Weihnachtsgeld', '500.00'],
    ['Urlaubsgeld', '500.00'],
    ['13. Gehalt', '500.00'],
    ['Inflationsausgl.prämie', '500.00'],
    ['Erfolgsbeteiligung', '500.00'],
    ['Nachzahlung 09/2026', '500.00'],
    ['Lohnsteuerjahresausgleich', '500.00'],
    ['Urlaubslohn', undefined],
    ['Anteiliges Weihnachtsgeld', undefined],
    ['Schichtprämie', undefined],
    ['Leistungszulage', undefined],
    ['Überstunden', undefined],
  ])('«%s»', (label, sum) => {
    const found = read(german([`2900 ${label.padEnd(25)}${'500,00'.padStart(8)}`]))
    expect(found?.section.one_off).toBe(sum)
    expect(found?.trace['payslip.one_off']).toEqual(sum && place)
  })

  test('several lines together', () =>
    expect(
      read(italian([given('Premio di risultato'), given('Conguaglio 730')], ['3.150,00', '508,00', '2.642,00']))
        ?.section.one_off,
    ).toBe('1000.00'))

  test.each(['Conguaglio 730', 'Recupero premio'])('«%s» among what is taken is none', (label) =>
    expect(read(italian([taken(label)], ['2.150,00', '658,00', '1.492,00']))?.section).not.toHaveProperty('one_off'),
  )
})
