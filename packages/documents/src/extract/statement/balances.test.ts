import { describe, expect, test } from 'vitest'
import { pagesFromText } from '../../testing/page-from-text.ts'
import { extractStatement } from './statement.ts'

const context = { today: '2026-08-10', applicant: null, source: 'text' as const }

const german = (above: string, below: string) => `Musterbank AG   Kontoauszug
IBAN: DE89 3704 0044 0532 0130 00
${above}
Buchung     Wert        Vorgang                                  Betrag EUR
02.07.2026  02.07.2026  Überweisung Miete Wohnbau                   -650,00
15.07.2026  15.07.2026  Lastschrift Stadtwerke Strom                 -80,50
30.07.2026  30.07.2026  Gutschrift Lohn Gehalt Werke AG            1.847,40
${below}`
const italian = (above: string, below: string) => `Banca Esempio   Estratto conto
IBAN: IT60X0542811101000000123456
${above}
Data        Valuta      Descrizione                                  Importo
02.07.2026  02.07.2026  Bonifico canone                             -650,00
15.07.2026  15.07.2026  Addebito diretto luce                        -80,50
30.07.2026  30.07.2026  Stipendio Officine                         1.847,40
${below}`

const balancesRead = (text: string) =>
  extractStatement(pagesFromText(text), context)!.section.accounts.map((account) => [
    account.opening_balance,
    account.closing_balance,
    account.transactions.length,
    account.reconciled,
  ])

const namings: [language: string, statement: typeof german, cases: [above: string, below: string][]][] = [
  [
    'German',
    german,
    [
      ['Kontostand am 30.06.2026, Auszug Nr. 6     1.000,00', 'Kontostand am 31.07.2026 um 20:02 Uhr     2.116,90'],
      ['Kontostand in EUR am 30.06.2026     1.000,00', 'Kontostand in EUR am 31.07.2026     2.116,90'],
      ['Ihr Kontostand am 30.06.2026     1.000,00', 'Ihr Kontostand am 31.07.2026     2.116,90'],
      ['Bisheriger Kontostand     1.000,00 EUR', 'Neuer Kontostand     2.116,90 EUR'],
      ['Vorheriger Kontostand     1.000,00 EUR', 'Kontostand neu     2.116,90 EUR'],
      ['Saldo alt     1.000,00 EUR', 'Saldo neu     2.116,90 EUR'],
      ['Kontostand zu Monatsbeginn     1.000,00 EUR', 'Kontostand zum Monatsende     2.116,90 EUR'],
      ['Kontostand vor Buchungen     1.000,00', 'Kontostand nach Buchungen     2.116,90'],
      ['Alter Kontostand     1.000,00 H', 'Kontostand     2.116,90 H'],
      [
        'Alter Kontostand   Summe Eingänge   Summe Ausgänge   Neuer Kontostand\n1.000,00 EUR       1.847,40 EUR     -730,50 EUR      2.116,90 EUR',
        '',
      ],
      [
        'Kontostand am 30.06.2026     1.000,00',
        'Kontostand am 31.07.2026     2.116,90\nValutarischer Kontostand am 31.07.2026     1.999,99\nVerfügbarer Betrag     4.116,90',
      ],
    ],
  ],
  [
    'Italian',
    italian,
    [
      ['Saldo contabile al 30.06.2026     1.000,00', 'Saldo contabile al 31.07.2026     2.116,90'],
      ['Saldo contabile in EUR al 30.06.2026     1.000,00', 'Saldo contabile in EUR al 31.07.2026     2.116,90'],
      ['Saldo di partenza     1.000,00', 'Saldo di arrivo     2.116,90'],
      ['Saldo a inizio periodo     1.000,00', 'Saldo a fine periodo     2.116,90'],
      ['Saldo inizio mese     1.000,00', 'Saldo fine mese     2.116,90'],
      ['Saldo in data 30.06.2026     1.000,00', 'Saldo in data 31.07.2026     2.116,90'],
      [
        'Saldo iniziale     1.000,00',
        'Saldo contabile     Saldo disponibile     Saldo liquido\n2.116,90            2.000,00              2.050,00',
      ],
      ['Saldo iniziale     1.000,00', 'Saldo contabile     2.116,90\nSaldo disponibile   2.000,00'],
      [
        'Saldo disponibile al 31.07.2026     2.000,00\nSaldo contabile al 30.06.2026     1.000,00',
        'Saldo contabile al 31.07.2026     2.116,90',
      ],
    ],
  ],
]

describe.each(namings)('%s', (_, statement, cases) => {
  test.each(cases)('«%s» opens and «%s» closes', (above, below) =>
    expect(balancesRead(statement(above, below))).toEqual([['1000.00', '2116.90', 3, true]]),
  )
})

test.each([
  [
    'what can be spent is no balance of the books',
    italian('Saldo iniziale     1.000,00', 'Saldo disponibile al 31.07.2026     2.116,90'),
    ['1000.00', null, 3, null],
  ],
  [
    'a balance that is told in a way that we do not know is no booking',
    german('', 'Kontostand (Wertstellung) am 31.07.2026     2.116,90'),
    [null, null, 3, null],
  ],
] as const)('%s', (_, text, expected) => expect(balancesRead(text)).toEqual([expected]))
