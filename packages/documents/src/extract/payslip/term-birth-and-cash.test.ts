/** The end of a fixed term, the day of birth, and how the pay is handed over. */
import { describe, expect, test } from 'vitest'
import { pagesFromText } from '../../testing/page-from-text.ts'
import { extractPayslip } from './payslip.ts'

const read = (text: string) =>
  extractPayslip(pagesFromText(text), { today: '2026-11-10', applicant: null, source: 'text' })

const italian = (head: string, foot = '') => `
BUSTA PAGA                            OTTOBRE 2026
Azienda Rossi Srl
Dipendente Bianchi Giulia
${head}
Voce                                          Trattenute   Competenze
Retribuzione                                                 2.150,00
Contributi INPS                                   200,00
IRPEF netta                                       308,00
TOTALE COMPETENZE     TOTALE TRATTENUTE     NETTO IN BUSTA
         2.150,00                508,00           1.642,00
${foot}`

const german = (head: string, foot = '') => `
Gehaltsabrechnung Oktober 2026
${head}
2000 Gehalt                   2.150,00
Gesamtbrutto                  2.150,00
Summe Abzüge                    508,00
Netto-Verdienst               1.642,00
${foot}`

const place = { page: 1, box: [expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)] }

describe('the end of a fixed term', () => {
  test.each([
    ['Contratto a termine fino al 31/03/2027', '2027-03-31'],
    ['Tipo rapporto: T.D. dal 01/04/2026 al 31/03/2027', '2027-03-31'],
    ['Tempo determinato dal 1 aprile 2026 al 31 marzo 2027', '2027-03-31'],
    ['Tempo determinato - scad. 31.03.27', '2027-03-31'],
    ['Tempo determinato full time fino al 31/03/2027', '2027-03-31'],
    ['Qualifica Operaio     Scadenza contratto: 31/03/2027', '2027-03-31'],
    ['LIVELLO     DATA ASSUNZIONE     SCADENZA CONTRATTO\nC3          01/04/2026          31/03/2027', '2027-03-31'],
    ['LIVELLO     DATA ASSUNZIONE     SCADENZA T.D.\nC3          01/04/2026          31/03/2027', '2027-03-31'],
    ['Tempo determinato\nData fine rapporto: 31/03/2027', '2027-03-31'],
    ['Data fine rapporto: 31/03/2027', '2027-03-31'],
    ['Tempo determinato fino al 31/10/2026', '2026-10-31'],
    ['Tempo determinato fino al 31/10/2026 prorogato al 31/10/2027', '2027-10-31'],
    ['Tempo determinato dal 01/11/2025 al 31/10/2026 pagato il 27/11/2026', '2026-10-31'],
    ['Tempo determinato - termine 30 novembre 2026', '2026-11-30'],
    ['Tempo determinato fino al 31 marzo duemilaventisette', '2027-03-31'],
    ['Contratto a termine fino a gennaio duemilaventisette', '2027-01-31'],
    ['Contratto a termine fino a fine marzo 2027', '2027-03-31'],
    ['Tempo determinato fino al 30/09/2026', undefined],
    ['Tempo determinato fino a settembre 2026', undefined],
    ['Tempo determinato     Ratei a dicembre 2026', undefined],
    ['Tempo indeterminato dal 01/04/2026', undefined],
    ['Tempo determinato     Data valuta 31/03/2027', undefined],
    ['Trattamento di fine rapporto 31/12/2026', undefined],
    ['Fine periodo di prova 31/12/2026', undefined],
    ['Scadenza contratto:     Data pagamento: 27/11/2026', undefined],
    ['Arbeitsvertrag bis 31.12.2027', '2027-12-31'],
    ['Zeitvertrag bis zum 31.12.2027', '2027-12-31'],
    ['Tarif: Metall     Vertrag bis 31.12.2027', '2027-12-31'],
    ['JobRad-Vertrag bis 31.12.2027', undefined],
    ['Leasingvertrag bis 31.12.2027', undefined],
    ['Handyvertrag bis 31.12.2027', undefined],
    ['Tarifvertrag bis 31.12.2027', undefined],
    ['Entgelttarif Vertrag bis 31.12.2027', undefined],
    ['Vertrag bis 31.12.2027 KFZ-Leasing', undefined],
  ])('«%s»', (head, day) => {
    const found = read(italian(head))
    expect([found?.section.fixed_until, found?.section.left_on]).toEqual([day, undefined])
    expect(found?.trace['payslip.fixed_until']).toEqual(day && place)
  })

  test.each([
    ['befristet bis 31.03.2027', '2027-03-31'],
    ['Befristet vom 01.04.2026 bis zum 31.03.2027', '2027-03-31'],
    ['Personal-Nr. 42     Vertragsende: 31.03.2027', '2027-03-31'],
    ['Befristung bis 31.03.27', '2027-03-31'],
    ['Eintritt       Befristet bis\n01.04.2026     31.03.2027', '2027-03-31'],
    ['Eintritt       Befristet bis\n010426         310327', '2027-03-31'],
    ['Zeitvertrag bis zum 31. Oktober 2026', '2026-10-31'],
    ['Zeitvertrag vom 01.04.2026 bis 31.03.2027', '2027-03-31'],
    ['befristet bis Ende März 2027', '2027-03-31'],
    ['befristet bis 03/2027', '2027-03-31'],
    ['befristet bis März zweitausendsiebenundzwanzig', '2027-03-31'],
    ['Zulage befristet bis März 2027', undefined],
    ['unbefristet seit 31.03.2024', undefined],
    ['Zulage befristet bis 31.03.2027', undefined],
    ['RV-Befreiung befristet bis 31.12.2026', undefined],
    ['Arbeitsvertrag befristet bis 31.03.2027', '2027-03-31'],
    ['Personal-Nr. 42     befristet bis 31.03.2027', '2027-03-31'],
    ['Ende der Probezeit 31.12.2026', undefined],
  ])('«%s»', (head, day) => {
    const found = read(german(head))
    expect(found?.section.fixed_until).toBe(day)
    expect(found?.trace['payslip.fixed_until']).toEqual(day && place)
  })

  test.each([
    ['in the month itself', 'Data fine rapporto: 31/10/2026'],
    ['of a contract without end', 'Tempo indeterminato\nData fine rapporto: 31/12/2026'],
  ])('«data fine rapporto» %s is the day that someone left', (_, head) => {
    const found = read(italian(head))
    expect(found?.section.left_on).toMatch(/^2026-1[02]-31$/)
    expect(found?.section).not.toHaveProperty('fixed_until')
  })

  test.each(['Contratto a termine fino al 31/03/2027', 'Rapporto T.D. dal 01/04/2026 al 31/03/2027'])(
    '«%s» tells the kind of contract as well',
    (head) => expect(read(italian(head))?.section.contract_type).toBe('fixed_term'),
  )
})

describe('the day of birth', () => {
  test.each([
    ['Nata il 14/03/1992', '1992-03-14'],
    ['Nata a Milano (MI) il 14/03/1992', '1992-03-14'],
    ['Data di nascita: 14/03/92', '1992-03-14'],
    ['Luogo e data di nascita: MILANO 14/03/1992', '1992-03-14'],
    ['Luogo di nascita: MILANO   Data nascita: 14/03/1992', '1992-03-14'],
    ['LIVELLO     DATA ASSUNZIONE     DATA DI NASCITA\nC3          02/05/2019          14/03/1992', '1992-03-14'],
    ['Codice fiscale BNCGLI92C54F205X   Data di nascita: 14/03/1992', '1992-03-14'],
    ['Codice fiscale BNCGLI92C54F205X   Data di nascita: 15/03/1992', '1992-03-15'],
    ['FAMILIARI     DATA DI NASCITA\nROSSI ANNA     12/05/1985', undefined],
    ['FAMILIARI A CARICO\nCOGNOME E NOME     DATA DI NASCITA\nROSSI ANNA     12/05/1985', undefined],
    ['Figlio nato il 14/03/2004', undefined],
    ['Nata il 14/03/1992\nNata il 15/03/1992', undefined],
    ['Data di nascita: 14/03/2019', undefined],
    ['Data di nascita:', undefined],
  ])('«%s»', (head, day) => {
    const found = read(italian(head))
    expect(found?.section.date_of_birth).toBe(day)
    expect(found?.trace['payslip.date_of_birth']).toEqual(day && place)
  })

  test('beside a fiscal code that contradicts it, is left open in pixels alone', () => {
    const pages = pagesFromText(italian('Codice fiscale BNCGLI92C54F205X   Data di nascita: 15/03/1992'))
    const bornBy = (source: 'text' | 'ocr') =>
      extractPayslip(pages, { today: '2026-11-10', applicant: null, source })?.section.date_of_birth
    expect([bornBy('text'), bornBy('ocr')]).toEqual(['1992-03-15', undefined])
  })

  test.each([
    ['Geburtsdatum 14.03.1992', '1992-03-14'],
    ['geb. am 14.03.1992 in Köln', '1992-03-14'],
    ['geb. 14.03.92', '1992-03-14'],
    ['Personal-Nr.   Geburtsdatum   Eintritt\n00042          140392         010519', '1992-03-14'],
    ['Geburtsort: Köln', undefined],
  ])('«%s»', (head, day) => expect(read(german(head))?.section.date_of_birth).toBe(day))
})

describe('pay that reaches no account', () => {
  test.each([
    ['Pagamento in contanti', true],
    ['Modalità di pagamento: contanti', true],
    ['Modalità pagamento     Assegno circolare', true],
    ['Livello     Modalità di pagamento\nC3          CONTANTI', true],
    ['Netto pagato con assegno n. 0012345', true],
    ['Netto pagato in contanti                        1.642,00', true],
    ['Netto pagato in contanti                          300,00', undefined],
    ['Modalità di pagamento: bonifico', undefined],
    ['Modalità di pagamento: contanti / assegno / bonifico', undefined],
    ['La retribuzione non può essere pagata in contanti.', undefined],
    ['Pagamento assegno unico', undefined],
    ['Pagamento assegno per il nucleo familiare', undefined],
    ['Anticipo pagato in contanti', undefined],
  ])('«%s»', (foot, isTold) => {
    const found = read(italian('', foot))
    expect(found?.section.paid_in_cash).toBe(isTold)
    expect(found?.trace['payslip.paid_in_cash']).toEqual(isTold && place)
  })

  test.each([
    ['Barauszahlung', true],
    ['Barauszahlung                 1.642,00', true],
    ['Barauszahlung                   200,00-', undefined],
    ['Zahlungsart: bar', true],
    ['Betrag dankend in bar erhalten', true],
    ['Auszahlung per Verrechnungsscheck', true],
    ['Zahlungsart: bargeldlos', undefined],
    ['Zahlungsart: Überweisung', undefined],
  ])('«%s»', (foot, isTold) => expect(read(german('', foot))?.section.paid_in_cash).toBe(isTold))
})
