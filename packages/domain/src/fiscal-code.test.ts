import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayOf } from './day.ts'
import {
  checkLetter,
  compareFiscalCode,
  givenNameLetters,
  isFiscalCode,
  normalizeFiscalCode,
  plainFiscalCode,
  readFiscalCode,
  surnameLetters,
} from './fiscal-code.ts'

const TODAY = '2025-06-30'

test.each([
  ['the textbook example', 'RSSMRA85T10A562S', true],
  ['the specimen of the electronic identity card', 'RSSBNC64T70G677R', true],
  ['wrong check letter', 'RSSMRA85T10A562T', false],
  ['lower case is for the caller to mend', 'rssmra85t10a562s', false],
  ['no such month letter', 'RSSMRA85F10A562S', false],
  ['day 32', `RSSMRA85T32A562${checkLetter('RSSMRA85T32A562')}`, false],
  ['31 April', `RSSMRA85D31A562${checkLetter('RSSMRA85D31A562')}`, false],
  ['29 February of a leap year', `RSSMRA84B29A562${checkLetter('RSSMRA84B29A562')}`, true],
  ['29 February 1900 or 2000: the latter leaps', `RSSMRA00B69A562${checkLetter('RSSMRA00B69A562')}`, true],
  ["a company's eleven digits", '12345678903', false],
  ['empty', '', false],
])('%s', (_, code, expected) => expect(isFiscalCode(code)).toBe(expected))

test('facts of a code', () => {
  expect(readFiscalCode('RSSBNC64T70G677R', TODAY)).toEqual({
    bornOn: '1964-12-30',
    sex: 'F',
    birthPlace: 'G677',
    bornAbroad: false,
    isOmocodia: false,
  })
  expect(readFiscalCode('RSSMRA85T10A562S', TODAY)).toMatchObject({
    bornOn: '1985-12-10',
    sex: 'M',
    birthPlace: 'A562',
  })
  expect(readFiscalCode('RSSMRA85T10A562T', TODAY)).toBeNull()
  const abroad = 'VRDLCU12A01Z112'
  expect(readFiscalCode(abroad + checkLetter(abroad), TODAY)).toMatchObject({
    bornOn: '2012-01-01',
    bornAbroad: true,
    birthPlace: 'Z112',
  })
  expect(readFiscalCode(abroad + checkLetter(abroad), '2011-12-31')).toMatchObject({ bornOn: '1912-01-01' })
})

test('an omocodia says the same as the plain code', { tags: ['A5-fiscal-code-omocodia'] }, () => {
  const first = 'RSSMRA85T10A56N'
  const code = first + checkLetter(first)
  expect(isFiscalCode(code)).toBe(true)
  expect(plainFiscalCode(code).slice(0, 15)).toBe('RSSMRA85T10A562')
  expect(readFiscalCode(code, TODAY)).toMatchObject({ bornOn: '1985-12-10', birthPlace: 'A562', isOmocodia: true })
})

test.each([
  ['ROSSI', 'RSS', 'MARIO', 'MRA'],
  ['RE', 'REX', 'AL', 'LAX'],
  ['DE LUCA', 'DLC', 'IO', 'IOX'],
  ['HU', 'HUX', 'U', 'UXX'],
  ['LO PRESTI', 'LPR', 'GIUSEPPE', 'GPP'],
  ['FUMAGALLI', 'FMG', 'ROBERTO', 'RRT'],
  ['DELLA CROCE', 'DLL', 'ALESSANDRA', 'LSN'],
  ['FO', 'FOX', 'ANNA', 'NNA'],
  ['AIELLO', 'LLA', 'GIANFRANCO', 'GFR'],
  ["D'AMICO", 'DMC', 'LUCA', 'LCU'],
  ['BIANCHI', 'BNC', 'MARIA TERESA', 'MTR'],
])('letters of %s are %s, of %s are %s', (surname, surnamePart, names, namePart) => {
  expect(surnameLetters(surname)).toBe(surnamePart)
  expect(givenNameLetters(names)).toBe(namePart)
})

describe('comparing with a person', () => {
  const build = (start: string) => start + checkLetter(start)
  test.each([
    [
      'all fits',
      'RSSMRA85T10A562S',
      { surname: 'Rossi', givenNames: 'Mario', bornOn: '1985-12-10', sex: 'M' as const },
      ['match', 'match', 'match', 'match'],
    ],
    [
      'another person',
      'RSSMRA85T10A562S',
      { surname: 'Bianchi', givenNames: 'Anna', bornOn: '1985-12-11', sex: 'F' as const },
      ['mismatch', 'mismatch', 'mismatch', 'mismatch'],
    ],
    ['nothing known', 'RSSMRA85T10A562S', {}, ['unknown', 'unknown', 'unknown', 'unknown']],
    [
      'a code that is none',
      'RSSMRA85T10A562T',
      { surname: 'Rossi', sex: 'X' as const },
      ['unknown', 'unknown', 'unknown', 'unknown'],
    ],
    [
      'a second given name that the code leaves out',
      build('RSSMRA85T10A562'),
      { givenNames: 'Mario Luigi' },
      ['unknown', 'match', 'unknown', 'unknown'],
    ],
    [
      'umlaut written out',
      build('MLLJRG70A01Z112'),
      { surname: 'Müller', givenNames: 'Jörg' },
      ['match', 'match', 'unknown', 'unknown'],
    ],
    [
      'an apostrophe and a particle',
      build('DNGDNL80A01H501'),
      { surname: "D'Angelo", givenNames: 'Daniele' },
      ['match', 'match', 'unknown', 'unknown'],
    ],
    [
      'a short name filled with X',
      build('HUXLIX80A41Z210'),
      { surname: 'Hu', givenNames: 'Li' },
      ['match', 'match', 'unknown', 'unknown'],
    ],
    [
      'four consonants in a given name take the first, third and fourth',
      build('RSSGFR80A01H501'),
      { surname: 'Rossi', givenNames: 'Gianfranco' },
      ['match', 'match', 'unknown', 'unknown'],
    ],
    [
      'a stroke and a foreign accent',
      build('MLLLCJ90L42Z127'),
      { surname: 'Müller', givenNames: 'Łucja', bornOn: '1990-07-02', sex: 'F' as const },
      ['match', 'match', 'match', 'match'],
    ],
    [
      'accents fall away',
      build('CLONCL70A41H501'),
      { surname: 'Colò', givenNames: 'Nicolò' },
      ['match', 'match', 'unknown', 'unknown'],
    ],
  ])('%s', (_, code, person, [surname, givenNames, bornOn, sex]) =>
    expect(compareFiscalCode(code, person)).toEqual({ surname, givenNames, bornOn, sex }),
  )
})

const letters = (alphabet: string, length: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength: length, maxLength: length })
const anyCode = fc
  .tuple(
    letters('BCDFGLMNPRSTVZ', 6),
    fc.integer({ min: 1926, max: 2025 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
    fc.boolean(),
    letters('ABCDEFGHIL', 1),
    fc.integer({ min: 100, max: 999 }),
  )
  .map(([names, year, month, day, female, place, number]) => {
    const start = `${names}${String(year).slice(2)}${'ABCDEHLMPRST'[month - 1]}${String(day + (female ? 40 : 0)).padStart(2, '0')}${place}${number}`
    return { code: start + checkLetter(start), bornOn: dayOf(year, month, day)!, sex: female ? 'F' : 'M' }
  })

test('a built code is valid and tells the birth date and sex that it was built from', () => {
  fc.assert(
    fc.property(anyCode, ({ code, bornOn, sex }) => {
      expect(readFiscalCode(code, '2025-12-31')).toMatchObject({ bornOn, sex })
    }),
  )
})

test('in whichever places digits are letters, the code says the same', { tags: ['A5-fiscal-code-omocodia'] }, () => {
  const places = [6, 7, 9, 10, 12, 13, 14]
  fc.assert(
    fc.property(anyCode, fc.subarray(places, { minLength: 1 }), ({ code, bornOn, sex }, changed) => {
      const first = Array.from(code.slice(0, 15), (character, at) =>
        changed.includes(at) ? 'LMNPQRSTUV'[Number(character)]! : character,
      ).join('')
      expect(readFiscalCode(first + checkLetter(first), '2025-12-31')).toEqual({
        ...readFiscalCode(code, '2025-12-31'),
        bornOn,
        sex,
        isOmocodia: true,
      })
    }),
  )
})

test('a code built from a person agrees with them, and with no one born on another day', () => {
  const names = fc.constantFrom(
    'ROSSI',
    'DE LUCA',
    "D'AMICO",
    'HU',
    'FO',
    'AIELLO',
    'LO PRESTI',
    'GIANFRANCO',
    'MARIA TERESA',
    'ALI',
    'IO',
    'ANNA',
  )
  const letters = (name: string) => name.replace(/[^A-Z]/g, '')
  fc.assert(
    fc.property(
      names,
      names,
      anyCode,
      fc.integer({ min: 1, max: 27 }),
      (surname, givenNames, { code, bornOn, sex }, step) => {
        const first = surnameLetters(letters(surname)) + givenNameLetters(letters(givenNames)) + code.slice(6, 15),
          own = first + checkLetter(first)
        expect(compareFiscalCode(own, { surname, givenNames, bornOn, sex: sex as 'F' })).toEqual({
          surname: 'match',
          givenNames: 'match',
          bornOn: 'match',
          sex: 'match',
        })
        const other = `${bornOn.slice(0, 8)}${String(((Number(bornOn.slice(8)) - 1 + step) % 28) + 1).padStart(2, '0')}`
        expect(compareFiscalCode(own, { bornOn: other }).bornOn).toBe('mismatch')
      },
    ),
  )
})

test('no other check letter holds; blanks and case can be mended', { tags: ['A5-fiscal-code'] }, () => {
  fc.assert(
    fc.property(anyCode, fc.integer({ min: 1, max: 25 }), ({ code }, step) => {
      const wrong = code.slice(0, 15) + String.fromCharCode(65 + ((code.charCodeAt(15) - 65 + step) % 26))
      expect(isFiscalCode(wrong)).toBe(false)
      expect(normalizeFiscalCode(` ${code.slice(0, 6).toLowerCase()} ${code.slice(6)}`)).toBe(code)
    }),
  )
})
