/** A thirteenth or fourteenth whose title names the year alone, or not even that. */
import { describe, expect, test } from 'vitest'
import { pagesFromText } from '../../testing/page-from-text.ts'
import { extractPayslip } from './payslip.ts'

const read = (text: string) =>
  extractPayslip(pagesFromText(text), { today: '2026-01-10', applicant: null, source: 'text' })?.section

const slip = (title: string, [gross, withheld, net] = ['2.650,00', '508,00', '2.142,00'], head = '') => `
BUSTA PAGA                            ${title}
Azienda Rossi Srl
Dipendente Bianchi Giulia
${head}
Voce                                          Trattenute   Competenze
Retribuzione                                                 ${gross}
Contributi INPS                                   200,00
IRPEF netta                                       308,00
TOTALE COMPETENZE     TOTALE TRATTENUTE     NETTO IN BUSTA
         ${gross}                ${withheld}           ${net}`
const extra: [string, string, string] = ['2.400,00', '508,00', '1.892,00']
const both = (one: string, other: string) => `${one}\n=====\n${other}`

describe('alone', () => {
  test.each([
    ['Tredicesima mensilita 2025', '2025-12', 'thirteenth'],
    ['CEDOLINO TREDICESIMA ANNO 2025', '2025-12', 'thirteenth'],
    ["13^ MENSILITA' 2025", '2025-12', 'thirteenth'],
    ['Gratifica natalizia 2025', '2025-12', 'thirteenth'],
    ['PERIODO: Tredicesima 2025', '2025-12', 'thirteenth'],
    ['Quattordicesima mensilità 2025', '2025-07', 'fourteenth'],
    ['Tredicesima dicembre 2025', '2025-12', 'thirteenth'],
    ['Tredicesima mensilita', null, 'thirteenth'],
    ['Weihnachtsgeld 2025', null, 'thirteenth'],
    ['Jahressonderzahlung 2025', null, 'thirteenth'],
    ['DICEMBRE 2025', '2025-12', 'ordinary'],
    ['2025', null, 'ordinary'],
  ])('«%s»', (title, period, run) =>
    expect(read(slip(title, extra))).toMatchObject({ period, run, net: '1892.00', reconciled: true }),
  )

  test.each(['Data assunzione gennaio 2020', 'Assunto da marzo 2025'])('with «%s» in its head', (head) =>
    expect(read(slip('Tredicesima mensilita 2025', extra, head))).toMatchObject({
      period: '2025-12',
      run: 'thirteenth',
    }),
  )
})

describe('in one file with December’s', () => {
  const december = slip('DICEMBRE 2025')
  test.each([
    'Tredicesima mensilita 2025',
    'Tredicesima mensilita',
    'Gratifica natalizia',
    'Weihnachtsgeld 2025',
    'TIPO ELABORAZIONE: TREDICESIMA',
  ])('«%s» does not take its place', (title) => {
    const thirteenth = slip(title, extra)
    for (const file of [both(december, thirteenth), both(thirteenth, december)])
      expect(read(file)).toMatchObject({ period: '2025-12', run: 'ordinary', net: '2142.00', reconciled: true })
  })

  test('a page that names no run is a further page of it', () =>
    expect(read(both(december, slip('2025', undefined, 'Pagina 2')))).toMatchObject({
      period: '2025-12',
      run: 'ordinary',
      net: '2142.00',
    }))
})

describe('an ordinary month stays one', () => {
  test.each([
    ['a line with its amount', 'Rateo tredicesima 2025      210,00'],
    ['a note under its month', 'Tredicesima 2025 pagata a parte'],
  ])('with %s', (_, head) =>
    expect(read(slip('NOVEMBRE 2025', undefined, head))).toMatchObject({ period: '2025-11', run: 'ordinary' }),
  )

  test('with a box of what is set aside below its head', () => {
    const head = ['Via Roma 1', '20121 Milano', 'Qualifica Impiegata', 'Livello C3', 'Sede di Milano'],
      box = ['Tredicesima 2025     Ferie 2025', '  210,00             12,00']
    expect(read(slip('Giulia novembre 2025', undefined, [...head, ...box].join('\n')))).toMatchObject({
      period: '2025-11',
      run: 'ordinary',
    })
  })
})
