/** Days of value below those of booking, where a day of booking is printed once for all bookings of that day. */
import { expect, test } from 'vitest'
import { pageFromText } from '../../testing/page-from-text.ts'
import { extractStatement } from './statement.ts'

const daysIn = (text: string) => {
  const [account] = extractStatement([pageFromText(text)], { today: '2026-12-01' } as never)!.section.accounts
  return {
    days: account!.transactions.map(({ booked_on, value_on }) =>
      [booked_on, value_on].map((day) => day?.slice(8)).join(),
    ),
    reconciled: account!.reconciled,
  }
}
const DAYS = ['03,02', '12,12', '12,11', '14,14', '16,17', '19,17']

const beside = `
Estratto conto                                   IBAN IT60X0542811101000000123456
Data contabile  Descrizione                              Addebiti   Accrediti
Valuta
                Saldo iniziale al 01.10.2026                         1.050,78
03.10.2026      Pagamento libreria                         190,48
02.10.2026      saldo fattura
12.10.2026      Pagamento treno                             94,79
12.10.2026      competenze
                Addebito treno                             346,45
11.10.2026      canone
14.10.2026      Addebito energia                           286,44
14.10.2026      competenze
16.10.2026      Bonifico da cooperativa                                274,33
17.10.2026      quota
19.10.2026      Addebito energia                           100,00
17.10.2026      competenze
                Saldo finale al 31.10.2026                             306,95
`

test('a day below an amount without a day is that booking’s day of value', () =>
  expect(daysIn(beside)).toEqual({ days: DAYS, reconciled: null }))

test('so it is where the amounts stand beside the lower days', () => {
  const lines = beside.split('\n')
  const lowered = lines.map((line, at) => {
    const amount = /\d+,\d\d$/,
      [own, above] = [line, lines[at - 1] ?? '']
    if (/Saldo/.test(own)) return own
    if (/^\d.*(?:fattura|competenze|canone|quota)/.test(own))
      return own.padEnd(above.search(amount)) + amount.exec(above)![0]
    return own.replace(amount, '').trimEnd()
  })
  expect(daysIn(lowered.join('\n')).days).toEqual(DAYS)
})

test('an amount alone above the next booking is none of them', () => {
  const more = beside.replace(/14.10.2026 {6}(.*)\n14.10.2026 {6}(.*)\n/, (both) => both.repeat(6))
  const withSum = more.replace(
    '16.10.2026      Bonifico',
    '                Insieme                                  2.350,36\n16.10.2026      Bonifico',
  )
  const { days } = daysIn(withSum)
  expect(days.slice(0, 4)).toEqual(DAYS.slice(0, 4))
  expect(days.slice(-2)).toEqual(DAYS.slice(-2))
})

test('days of an annex below say nothing of the table', () => {
  const lines = beside.split('\n')
  const pairs = lines.map((line, at) => {
    const amount = /\d+,\d\d$/
    if (/Saldo/.test(line)) return line
    if (/^\d.*(?:fattura|competenze|canone|quota)/.test(line))
      return line.padEnd((lines[at - 1] ?? '').search(amount)) + amount.exec(lines[at - 1] ?? '')![0]
    return line
      .replace(amount, '')
      .replace(/^ {13}( +Addebito treno)/, '12.10.2026   $1')
      .trimEnd()
  })
  const annex = [
    '',
    'Riassunto scalare',
    ...Array.from({ length: 8 }, (_, at) => `1${at}.10.2026      numeri ${at}     1,1${at}`),
  ]
  expect(daysIn([...pairs, ...annex].join('\n')).days).toEqual(DAYS)
})
