/** Lines that only a last payslip has, expenses inside the pay, and pay from which nothing is taken. */
import { describe, expect, test } from 'vitest'
import { pagesFromText } from '../../testing/page-from-text.ts'
import { extractPayslip } from './payslip.ts'

const read = (text: string) =>
  extractPayslip(pagesFromText(text), { today: '2026-11-10', applicant: null, source: 'text' })

interface Told {
  head?: string
  lines?: string[]
  foot?: string
}

const italian = ({ head = '', lines = [], foot = '' }: Told) => `
BUSTA PAGA                            OTTOBRE 2026
Azienda Rossi Srl
Dipendente Bianchi Giulia
Contratto Tempo indeterminato
${head}
Voce                                          Trattenute   Competenze
Retribuzione                                                 2.150,00
${lines.join('\n')}
Contributi INPS                                   200,00
IRPEF netta                                       308,00
${foot}
TOTALE COMPETENZE     TOTALE TRATTENUTE     NETTO IN BUSTA
         2.150,00                508,00           1.642,00`

const german = ({ head = '', lines = [], foot = '' }: Told) => `
Gehaltsabrechnung Oktober 2026
${head}
2000 Gehalt                   2.150,00
${lines.join('\n')}
Gesamtbrutto                  2.150,00
Summe Abzüge                    508,00
Netto-Verdienst               1.642,00
${foot}`

const place = { page: 1, box: [expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)] }

describe('a line of the last pay', () => {
  test.each([
    ['Indennità sostitutiva del preavviso', '1,00', '900,00'],
    ['Ind. sost. preavv.', '', '900,00'],
    ['Mancato preavviso', '', '450,00-'],
    ['Licenziamento giust. motivo oggettivo', '', '900,00'],
    ['Dimissioni volontarie', '', '10,00'],
    ['Cessazione del rapporto di lavoro', '', '10,00'],
    ['Liquidazione T.F.R.', '', '6.500,00'],
    ['TFR liquidato', '', '6.500,00'],
    ['Trattamento di fine rapporto erogato', '', '6.500,00'],
    ['Ratei liquidati 13ma', '', '300,00'],
  ])('«%s»', (line, quantity, amount) => {
    const found = read(italian({ lines: [`0210   ${line.padEnd(40)}${quantity.padEnd(12)}${amount}`] }))
    expect(found?.section.last_pay).toBe(line)
    expect(found?.trace['payslip.last_pay']).toEqual(place)
  })

  test.each(['Abfindung', 'Kündigungsabfindung', 'Urlaubsabgeltung', 'Abgeltung Resturlaub', 'Restlohn'])(
    '«%s»',
    (line) => {
      const found = read(german({ lines: [`2850   ${line.padEnd(30)}800,00`] }))
      expect(found?.section.last_pay).toBe(line)
      expect(found?.trace['payslip.last_pay']).toEqual(place)
    },
  )

  test.each([
    'TFR mese                                            159,00',
    'Quota TFR a fondo pensione                          159,00',
    'Anticipo TFR erogato                              6.500,00',
    'Rateo 13ma                                          179,00',
    'Indennità sostitutiva preavviso                       0,00',
    'Licenza matrimoniale                                100,00',
    'Ferie non godute                                     12,50',
    'Si ricorda che le dimissioni si presentano per via telematica.',
    'Motivo cessazione:',
    'Per ogni rapporto di lavoro cessato il datore di lavoro consegna al lavoratore il modello CU entro dodici giorni.',
  ])('is not «%s»', (line) => expect(read(italian({ lines: [line] }))?.section).not.toHaveProperty('last_pay'))

  test.each([
    ['Resturlaub                            12,50', ''],
    ['Urlaubsentgelt                       300,00', ''],
    ['Restlohn                             300,00', 'Abschlagszahlung      500,00-'],
  ])('is not «%s»', (line, foot) =>
    expect(read(german({ lines: [line], foot }))?.section).not.toHaveProperty('last_pay'),
  )

  test.each([
    ['a last day', { head: 'Data cessazione 31/10/2026' }],
    ['a reason', { head: 'Motivo cessazione: Dimissioni' }],
    ['severance pay', { lines: ['TFR                                              6.500,00'] }],
  ])('untaken leave with %s', (_, { head, lines = [] }: Told) =>
    expect(
      read(italian({ head, lines: [...lines, 'Ferie non godute                                   450,00'] }))?.section
        .last_pay,
    ).toBe('Ferie non godute'),
  )

  test('is not one of an earlier month', () =>
    expect(
      read(`
Gehaltsabrechnung Oktober 2026
                   laufender Monat     Jahressumme
Gehalt                    2.150,00       21.500,00
Abfindung                     0,00        8.000,00
Gesamtbrutto              2.150,00       29.500,00
Summe Abzüge                508,00        5.080,00
Netto-Verdienst           1.642,00       24.420,00`)?.section,
    ).not.toHaveProperty('last_pay'))

  test('the words of a box', () =>
    expect(read(italian({ head: 'Qualifica Operaio    Motivo cessazione: Dimissioni' }))?.section.last_pay).toBe(
      'Motivo cessazione: Dimissioni',
    ))
})

test.each([
  ['Rapporto cessato il 31/10/2026', '2026-10-31'],
  ['Tempo indeterminato - cessazione rapporto 31/10/2026', '2026-10-31'],
  ['Dimissioni con effetto dal 30.11.26', '2026-11-30'],
  ['Rapporto cessato il 30/06/2026', undefined],
  ['Data cessazione:   Zolupe: 27/10/2026', undefined],
  ['Cessato      il 27/10/2026', undefined],
])('the last day in «%s»', (head, day) => expect(read(italian({ head }))?.section.left_on).toBe(day))

test.each([
  ['Personal-Nr.   Eintritt     Austritt\n00042          010519       311026', '2026-10-31'],
  ['Eintritt: 01.05.2019   Austrittsdatum: 31.10.2026', '2026-10-31'],
  ['Ausgeschieden zum 31.10.2026', '2026-10-31'],
])('the last day in «%s»', (head, day) => expect(read(german({ head }))?.section.left_on).toBe(day))

describe('expenses inside the pay', () => {
  test.each([
    ['Rimborso spese trasferta', '400.00'],
    ['Rimb. km auto propria', '400.00'],
    ['Rimborso chilometrico', '400.00'],
    ['Trasferta esente', '400.00'],
    ['Trasferta Italia non imponibile', '400.00'],
    ['Rimborso 730', undefined],
    ['Rimborso IRPEF', undefined],
    ['Trasferta imponibile', undefined],
    ['Recupero rimborso spese', undefined],
    ['Rimborso trasferta Londra: GBP', undefined],
  ])('«%s»', (line, sum) => {
    const found = read(italian({ lines: [`${line.padEnd(61)}400,00`] }))
    expect(found?.section.reimbursed_expenses).toBe(sum)
    expect(found?.trace['payslip.reimbursed_expenses']).toEqual(sum && place)
  })

  test.each([
    ['Reisekosten', '400.00'],
    ['Auslagenersatz', '400.00'],
    ['Spesen steuerfrei', '400.00'],
    ['Verpflegungsmehraufwand', '400.00'],
    ['Kilometergeld', '400.00'],
    ['Reisekosten steuerpflichtig', undefined],
    ['Fahrtkostenzuschuss', undefined],
    ['Auslandszulage', undefined],
    ['Spesenvorschuss', undefined],
    ['Verpflichtungsprämie', undefined],
  ])('«%s»', (line, sum) =>
    expect(read(german({ lines: [`${line.padEnd(30)}400,00`] }))?.section.reimbursed_expenses).toBe(sum),
  )

  test('several lines are one sum, their total is none, and one that is kept back is none', () =>
    expect(
      read(
        italian({
          lines: [
            'Rimborso spese viaggio            2,00   50,00                 100,00',
            'Rimborso km                     300,00    0,40                 120,00',
            'TOTALE RIMBORSI SPESE                                          220,00',
            'Rimborso spese non dovuto                                       80,00-',
          ],
        }),
      )?.section.reimbursed_expenses,
    ).toBe('220.00'))

  test('what is paid on top of the net pay is not inside it', () => {
    const found = read(
      german({ foot: 'Reisekosten                     380,00\nAuszahlungsbetrag             2.022,00' }),
    )
    expect(found?.section).toMatchObject({ net: '1642.00', payout: '2022.00', reconciled: true })
    expect(found?.section).not.toHaveProperty('reimbursed_expenses')
  })
})

describe('pay from which nothing is taken', () => {
  const minijob = (gross: string, net: string, ...lines: string[]) =>
    `Entgeltabrechnung Oktober 2026\nArbeitnehmer: Jonas Keller\nGesamtbrutto          ${gross}\n${lines.join('\n')}\nNetto-Verdienst       ${net}\nAuszahlungsbetrag     ${net}`
  const zeros = ['Steuerrechtliche Abzüge      0,00', 'SV-rechtliche Abzüge         0,00']

  test.each([
    ['below the limit of the year', minijob('603,00', '603,00', ...zeros), true],
    ['above it', minijob('604,00', '604,00', ...zeros), false],
    ['above it in a Minijob', minijob('640,00', '640,00', 'Minijob', ...zeros), true],
    ['of group 109', minijob('640,00', '640,00', 'Personengruppe 109', ...zeros), true],
    ['taxed by the employer', minijob('640,00', '640,00', 'Lohnsteuer pauschal', ...zeros), true],
    ['no deduction printed', minijob('556,00', '556,00'), true],
    ['with a net pay that is another', minijob('556,00', '536,00', ...zeros), false],
    ['with a deduction that is left out', minijob('556,00', '556,00', 'Summe Abzüge     20,02'), false],
  ])('%s', (_, text, closes) => {
    const found = read(text)
    expect(found?.section.reconciled).toBe(closes)
    expect(found?.findings.map(({ code }) => code)).toEqual(closes ? [] : ['payslip.not_reconciled'])
  })
})
