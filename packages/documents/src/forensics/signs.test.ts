import { describe, expect, test } from 'vitest'
import type { ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { pageFromText } from '../testing/page-from-text.ts'
import type { Page } from '../read/word.ts'
import { changesOf } from './changes.ts'
import { datesFindings, dayOfStamp } from './dates.ts'
import { editorOf } from './editors.ts'
import { namedIn } from './named.ts'
import { oddFigures } from './odd-figures.ts'

const result = (bookedOn: string): ParseResult => ({
  file: 'x',
  type: 'bank_statement',
  verdict: 'parsed',
  country: 'IT',
  issuer: null,
  pages: 1,
  source: 'text',
  findings: [],
  bank_statement: {
    accounts: [
      {
        bank: null,
        abi: null,
        blz: null,
        iban: 'IT60X0542811101000000123456',
        bic: null,
        holders: ['BIANCHI GIULIA'],
        currency: 'EUR',
        period: null,
        opening_balance: null,
        closing_balance: null,
        reconciled: null,
        transactions: [
          { booked_on: bookedOn, value_on: null, description: '', amount: '1.00', balance: null, page: 1 },
        ],
      },
    ],
  },
})

describe('days of a file', () => {
  test.each([
    ["D:20260930060000+02'00'", '2026-09-30'],
    ['D:20260930', '2026-09-30'],
    ['2026-09-30T06:00:00Z', '2026-09-30'],
    ['D:20261399', null],
    ['', null],
    ['gestern', null],
  ])('%s is %s', (stamp, day) => expect(dayOfStamp(stamp)).toBe(day))

  test.each<[string, string, string, string, boolean, string | undefined]>([
    ['made on the day of the last booking', 'D:20261031', '', '2026-10-31', false, undefined],
    ['booked ahead over a weekend', 'D:20261030', '', '2026-11-02', false, undefined],
    ['made half a year before its bookings', 'D:20260430', '', '2026-10-31', false, 'made_before_bookings'],
    ['finished in the night after', 'D:20261031', 'D:20261101', '2026-10-31', false, undefined],
    ['changed two weeks later', 'D:20261031', 'D:20261114', '2026-10-31', false, 'changed_later'],
    ['signed two weeks later', 'D:20261031', 'D:20261114', '2026-10-31', true, undefined],
    ['without any day', '', '', '2026-10-31', false, undefined],
  ])('%s', (_, created, modified, booked, isExplained, how) =>
    expect(datesFindings(result(booked), { created, modified }, '2026-11-21', { isExplained })[0]?.params.how).toBe(
      how,
    ),
  )

  test('a day to come is a wrong clock: worth knowing, no problem', () =>
    expect(
      datesFindings(result('2026-10-31'), { created: 'D:20270101', modified: '' }, '2026-11-21', {
        isExplained: false,
      }),
    ).toMatchObject([{ severity: 'info' }]))
})

test('what the issuer itself uses is no editor', () => {
  const metadata = { producer: 'Microsoft® Word 2019', creator: '' }
  expect([editorOf(metadata), editorOf(metadata, ['Microsoft® Word'])]).toEqual(['Microsoft Word', null])
})

describe('changes between two saves', () => {
  const before = pageFromText(
    'Estratto conto BIANCHI GIULIA del conto corrente ordinario\n05.01.2026 Affitto 650,00\n13.01.2026 Stipendio 1.847,40',
  )
  const changed = (from: string, to: string): Page => ({
    ...before,
    words: before.words.map((word) => (word.text === from ? { ...word, text: to } : word)),
  })
  const kinds = (now: Page) =>
    changesOf([before], [now], namedIn(result('2026-01-13'))).map((change) =>
      change.how === 'replaced' ? change.of : change.how,
    )
  test.each<[string, Page, string[]]>([
    ['an amount', changed('1.847,40', '2.847,40'), ['amount']],
    ['a day', changed('13.01.2026', '12.01.2026'), ['date']],
    ['a name', changed('GIULIA', 'MARCO'), ['name']],
    ['another word', changed('ordinario', 'speciale'), ['text']],
    ['nothing', before, []],
    [
      'a row taken out',
      { ...before, words: before.words.filter(({ text }) => text !== '650,00' && text !== 'Affitto') },
      ['removed'],
    ],
    [
      'a stamp added',
      {
        ...before,
        words: [...before.words, { ...before.words[0]!, text: 'Firmato', x0: 400, x1: 450, y0: 700, y1: 710 }],
      },
      [],
    ],
    [
      'everything set a little to the right',
      { ...before, words: before.words.map((word) => ({ ...word, x0: word.x0 + 1.2, x1: word.x1 + 1.2 })) },
      [],
    ],
  ])('%s', (_, now, expected) => expect(kinds(now)).toEqual(expected))

  test('a page taken out', () =>
    expect(changesOf([before, before], [before], () => false)).toEqual([{ how: 'pages', before: 2, after: 1 }]))
})

describe('figures set unlike the others', () => {
  const table = pageFromText(
    Array.from(
      { length: 14 },
      (_, at) => `${String(at + 1).padStart(2, '0')}.01.2026 Pagamento carta       ${10 + at},50`,
    ).join('\n'),
  )
  const setting = (change: Partial<Page['words'][number]> & { raise?: number; shift?: number }): Page => ({
    ...table,
    words: table.words.map((word) =>
      word.text === '17,50'
        ? {
            ...word,
            ...change,
            x0: word.x0 + (change.shift ?? 0),
            x1: word.x1 + (change.shift ?? 0),
            y0: word.y0 + (change.raise ?? 0),
            y1: word.y1 + (change.raise ?? 0),
          }
        : word,
    ),
  })
  test.each<[string, Page, string | undefined]>([
    ['all alike', table, undefined],
    ['in another face', setting({ font: 'Courier' }), 'foreign_font'],
    ['bold, as totals are', setting({ font: 'Test-Bold', size: 12 }), undefined],
    ['a little larger', setting({ size: 11 }), 'other_size'],
    ['off its line', setting({ raise: 1.3 }), 'off_line'],
    ['off its column', setting({ shift: 4 }), 'off_column'],
  ])('%s', (_, page, how) => expect(oddFigures('bank_statement', [page])[0]?.params.how).toBe(how))

  test('a last page with few bookings is told by the pages before it', () => {
    const last: Page = {
      ...table,
      number: 2,
      words: setting({ raise: 1.3 }).words.filter(({ y0 }) => y0 > 120 && y0 < 180),
    }
    expect(
      oddFigures('bank_statement', [table, last]).map(({ params, evidence }) => [params.how, evidence?.page]),
    ).toEqual([['off_line', 2]])
  })

  test('a sign that was moved together with its figure hides nothing', () => {
    const words = setting({ raise: 1.3 }).words.flatMap((word) =>
      word.text.endsWith(',50') ? [{ ...word, text: '-', x0: word.x0 - 10, x1: word.x0 - 4 }, word] : [word],
    )
    expect(oddFigures('bank_statement', [{ ...table, words }])[0]?.params.how).toBe('off_line')
  })

  // «12,50 S» is narrower than «12,50 H»: set to the right, its figures stand a little farther there.
  test('figures with letters behind them are set to the edge together', () => {
    const words = table.words.flatMap((word) => {
      if (!word.text.endsWith(',50')) return [word]
      const isCredit = word.text === '17,50',
        left = isCredit ? 8.9 : 8
      return [
        { ...word, x0: word.x0 - left, x1: word.x1 - left },
        { ...word, text: isCredit ? 'H' : 'S', x0: word.x1 - left + 3 },
      ]
    })
    expect(oddFigures('bank_statement', [{ ...table, words }])).toEqual([])
  })
  test('figures inside a text stand at no edge', () => {
    const texts = pageFromText(
      Array.from(
        { length: 14 },
        (_, at) =>
          `${String(at + 1).padStart(2, '0')}.01.2026 COD.DISP. 0123 CASH ${at === 7 ? '7,50' : `${10 + at},50`}`,
      ).join('\n'),
    )
    expect(oddFigures('bank_statement', [texts])).toEqual([])
    const advert = pageFromText(
      Array.from({ length: 14 }, (_, at) =>
        at === 7
          ? 'Sparen Sie  vom 01.10.2026: 50,00 Zinsen'
          : `${String(at + 1).padStart(2, '0')}.01.2026     Pagamento   ${10 + at},50`,
      ).join('\n'),
    )
    expect(oddFigures('bank_statement', [advert])).toEqual([])
  })

  test('forms of payslips set figures as each box needs it', () =>
    expect(oddFigures('payslip', [setting({ size: 11 })])).toEqual([]))
  test('a total may be set as it pleases', () => {
    const total = {
      ...table,
      words: table.words.map((word) =>
        word.text === '17,50'
          ? { ...word, size: 12 }
          : word.text === 'Pagamento' && Math.abs(word.y0 - table.words.find(({ text }) => text === '17,50')!.y0) < 1
            ? { ...word, text: 'Saldo' }
            : word,
      ),
    }
    expect(oddFigures('bank_statement', [total])).toEqual([])
  })
})
