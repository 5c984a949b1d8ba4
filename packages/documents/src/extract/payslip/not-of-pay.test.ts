/** Lines of a payslip that are no pay: a loan of the employer, and what is withheld for others. */
import { describe, expect, test } from 'vitest'
import { pagesFromText } from '../../testing/page-from-text.ts'
import { extractPayslip } from './payslip.ts'

const read = (text: string) =>
  extractPayslip(pagesFromText(text), { today: '2026-11-10', applicant: null, source: 'text' })

const given = (label: string) => `${label.padEnd(61)}500,00`
const taken = (label: string) => `${label.padEnd(50)}150,00`
const italian = (lines: string[], [gross, withheld, net] = ['2.150,00', '508,00', '1.642,00']) => `
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

const german = (lines: string[], payout: string) => `
Gehaltsabrechnung Oktober 2026
2000 Gehalt                   2.150,00
Gesamtbrutto                  2.150,00
Summe Abzüge                    508,00
Netto-Verdienst               1.642,00
${lines.join('\n')}
Auszahlungsbetrag             ${payout}`

const place = { page: 1, box: [expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)] }

describe('a loan of the employer', () => {
  test.each([
    ['Anticipo stipendio', '500.00'],
    ['Anticipazione T.F.R.', '500.00'],
    ['Anticipazione trattamento di fine rapporto', '500.00'],
    ['Prestito aziendale', '500.00'],
    ['Acconto su retribuzione', '500.00'],
    ['Finanziamento al dipendente', '500.00'],
    ['Finanziamento aziendale', '500.00'],
    ['Rata finanziamento al dipendente', undefined],
    ['Z0210 Anticipo', '500.00'],
    ['Recupero prestito', undefined],
    ['Acconto futuri aumenti contrattuali retribuzione', undefined],
    ['Rimborso rata prestito', undefined],
    ['Anticipo spese trasferta', undefined],
    ['Anticipazione INPS retribuzione malattia', undefined],
  ])('«%s» among what is earned', (label, loan) => {
    for (const found of [
      read(italian([given(label)])),
      read(italian([given(label)], ['2.650,00', '508,00', '2.142,00'])),
    ]) {
      expect(found?.section.loan_from_employer).toBe(loan)
      expect(found?.trace['payslip.loan_from_employer']).toEqual(loan && place)
    }
  })

  test.each(['Anticipo stipendio', 'Prestito aziendale', 'Acconto su retribuzione'])(
    '«%s» among what is taken is given back',
    (label) => {
      const found = read(italian([taken(label)], ['2.150,00', '658,00', '1.492,00']))
      expect(found?.section).not.toHaveProperty('loan_from_employer')
    },
  )

  test.each([
    ['Arbeitgeberdarlehen             500,00', '2.142,00'],
    ['Gehaltsvorschuss                500,00+', '2.142,00'],
    ['Vorschuss                       500,00', '1.142,00'],
    ['Abschlagszahlung                500,00-', '1.142,00'],
    ['Tilgung Darlehen                500,00-', '1.142,00'],
  ])('«%s» on the way to %s is not inside the net pay', (line, payout) =>
    expect(read(german([line], payout))?.section).not.toHaveProperty('loan_from_employer'),
  )

  test('«Arbeitgeberdarlehen» above the gross pay that it is part of', () =>
    expect(
      read(`
Gehaltsabrechnung Oktober 2026
2000 Gehalt                   2.150,00
2900 Arbeitgeberdarlehen        500,00
Gesamtbrutto                  2.650,00
Summe Abzüge                    508,00
Netto-Verdienst               2.142,00`)?.section.loan_from_employer,
    ).toBe('500.00'))
})

describe('an advance that is taken off the net', () => {
  const totals: [string, string, string] = ['2.150,00', '658,00', '1.492,00']
  test.each([
    ['Anticipo retribuzione', '150.00'],
    ['Acconto già erogato', '150.00'],
    ['Recupero acconto', '150.00'],
    ['Acconto addizionale comunale', undefined],
    ['Recupero anticipo TFR', undefined],
    ['Recupero anticipo spese', undefined],
    ['Trattenuta sindacale', undefined],
    ['Vorschuss', '150.00'],
    ['Ritenuta anticipo retribuzione', '150.00'],
    ['Addizionale comunale acconto 2026', undefined],
    ['Add.com. acconto', undefined],
    ['IRPEF acconto', undefined],
    ['730 acconto', undefined],
    ['Acconto comunale 2026', undefined],
    ['Acconto cedolare secca', undefined],
    ["Ritenuta d'acconto", undefined],
    ['Rit. acconto 20%', undefined],
    ['Acconto contributo solidarietà', undefined],
    ['Trasferta anticipo', undefined],
    ['Acconto mensa', undefined],
    ['Acconto sindacato', undefined],
    ['Anticipo cassa mutua', undefined],
    ['Anticipo 13ma', undefined],
  ])('«%s»', (label, advance) => {
    const found = read(italian([taken(label)], totals))
    expect(found?.section.advance_withheld).toBe(advance)
    expect(found?.trace['payslip.advance_withheld']).toEqual(advance && place)
  })
  test('among what is earned is none', () =>
    expect(read(italian([given('Anticipo retribuzione')]))?.section).not.toHaveProperty('advance_withheld'))
})

describe('what is withheld for others', () => {
  test.each([
    ['Pignoramento', '150.00', undefined],
    ['Pignoramento presso terzi n. 1234/2024', '150.00', undefined],
    ['Trattenuta giudiziale', '150.00', undefined],
    ['Cessione del quinto', undefined, '150.00'],
    ['Cess. 1/5 stip.', undefined, '150.00'],
    ['Delega di pagamento', undefined, '150.00'],
    ['Delegazione di pagamento', undefined, '150.00'],
    ['Deleg. di pagamento', undefined, '150.00'],
    ['Delega pagamento', undefined, '150.00'],
    ['Pagamento delega', undefined, '150.00'],
    ['Delegazione a pagare', undefined, '150.00'],
    ['Pagamento a terzi', undefined, undefined],
    ['Pignoramento pagamento terzi', '150.00', undefined],
    ['Prestito con delega', undefined, '150.00'],
    ['Delega sindacale', undefined, undefined],
    ['Spese pignoramento', undefined, undefined],
    ['Residuo pignoramento', undefined, undefined],
    ['Cessione ferie solidali', undefined, undefined],
    ['Trattenuta sindacale', undefined, undefined],
  ])('«%s»', (label, garnished, cession) => {
    const totals: [string, string, string] = ['2.150,00', '658,00', '1.492,00']
    for (const found of [read(italian([taken(label)])), read(italian([taken(label)], totals))]) {
      expect([found?.section.garnished, found?.section.cession]).toEqual([garnished, cession])
      expect(found?.trace['payslip.garnished']).toEqual(garnished && place)
      expect(found?.trace['payslip.cession']).toEqual(cession && place)
    }
    // The wording of a payment makes no payout of it.
    expect(read(italian([taken(label)], totals))?.section).toMatchObject({ payout: '1492.00', reconciled: true })
  })

  test('below the net pay it is no payout either', () =>
    expect(
      read(`
BUSTA PAGA                            OTTOBRE 2026
Dipendente Bianchi Giulia
TOTALE COMPETENZE           2.650,00
TOTALE TRATTENUTE             508,00
NETTO DEL MESE              2.142,00
Delegazione di pagamento      150,00
NETTO A PAGARE              1.992,00`)?.section,
    ).toMatchObject({ payout: '1992.00', reconciled: true }))

  test('each of several counts, and one that is given back does not', () =>
    expect(
      read(
        italian([
          taken('Pignoramento A'),
          taken('Pignoramento B'),
          given('Pignoramento C'),
          taken('Cessione del quinto'),
        ]),
      )?.section,
    ).toMatchObject({ garnished: '300.00', cession: '150.00' }))

  test('a page that is printed twice counts once', () => {
    const page = italian([taken('Pignoramento')])
    expect(read(`${page}\n=====\n${page}`)?.section.garnished).toBe('150.00')
  })

  test('what remains to be paid is no part of it', () =>
    expect(read(italian([`${taken('Pignoramento')}   residuo 4.650,00`]))?.section.garnished).toBe('150.00'))

  test.each([
    ['Pfändung                        200,00-', '1.442,00', '200.00'],
    ['Lohnpfändung                    200,00', '1.442,00', '200.00'],
    ['Unterhaltspfändung              200,00', '1.442,00', '200.00'],
    ['Pfändungsbetrag                 200,00-', '1.442,00', '200.00'],
    ['Pfändungsfreier Betrag        1.499,99', '1.642,00', undefined],
    ['Pfändungsgebühr                  20,00-', '1.622,00', undefined],
    ['Pfändungsfreibetrag           1.499,99', '1.642,00', undefined],
    ['Pfändbares Netto              1.642,00', '1.642,00', undefined],
  ])('«%s»', (line, payout, garnished) => expect(read(german([line], payout))?.section.garnished).toBe(garnished))

  test('one with a plus was given back', () => {
    const lines = ['Pfändung                        200,00+', 'Vorschuss                       100,00-']
    expect(read(german(lines, '1.742,00'))?.section).not.toHaveProperty('garnished')
  })

  test('«Gehaltsabtretung» is a cession', () =>
    expect(read(german(['Gehaltsabtretung                200,00-'], '1.442,00'))?.section.cession).toBe('200.00'))
})
