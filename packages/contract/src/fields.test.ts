/** The rules of fields, each with its edges. The titles carry the ids of the acceptance catalogue. */
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import {
  addressText,
  birthDate,
  bornBy,
  cityField,
  countryCode,
  dateField,
  emailField,
  fiscalCodeField,
  mobileField,
  mobileText,
  currentRentField,
  moneyField,
  nameField,
  postcodeField,
  postcodeSimple,
} from './fields.ts'

/** What is kept of a text; the keys of what is wrong with it. */
const kept = (field: z.ZodMiniType, value: unknown) => field.safeParse(value).data
const wrong = (field: z.ZodMiniType, value: unknown) => [
  ...new Set(field.safeParse(value).error?.issues.map(({ message }) => message)),
]
const regex = ['General.Error.Validation.RegEx']

describe(
  'names hold letters of any Latin alphabet, digits, dot, comma, apostrophes of both kinds, spaces, hyphens',
  { tags: ['A5-name-letters'] },
  () => {
    test.each([
      ['Jo', 'Jo'],
      ['Müller', 'Müller'],
      ['Łukasz', 'Łukasz'],
      ['Weiß', 'Weiß'],
      ['Niccolò', 'Niccolò'],
      ['İbrahim Şahin', 'İbrahim Şahin'],
      ['Anna-Lena', 'Anna-Lena'],
      ['J. R. R.', 'J. R. R.'],
      ['Rossi, Anna', 'Rossi, Anna'],
      ['Anna 2nd', 'Anna 2nd'],
      ["D'Amico", "D'Amico"],
      ['D’Amico', "D'Amico"],
      ['D‘Amico', "D'Amico"],
      ['D´Amico', "D'Amico"],
      ['D`Amico', "D'Amico"],
      ['DʼAmico', "D'Amico"],
      ['D′Amico', "D'Amico"],
      ['D＇Amico', "D'Amico"],
      ['Anna‑Lena', 'Anna-Lena'],
      ['Anna–Lena', 'Anna-Lena'],
      ['\u200bAn\u00adna\u200e', 'Anna'],
      ['\ufeffAnna\u00a0Maria', 'Anna Maria'],
      ['Niccolo\u0300', 'Niccolò'],
      ['  Anna   Maria ', 'Anna Maria'],
    ])('«%s» is kept as «%s»', (text, name) => expect(kept(nameField, text)).toBe(name))
    test.each(['Rossi#', 'Анна', '<b>Anna</b>', 'anna@rossi', 'Ros_si', 'Rossi;', 'Anna/Maria', 'Rossi🙂'])(
      '«%s» is no name',
      { tags: ['K-General.Error.Validation.RegEx'] },
      (text) => expect(wrong(nameField, text)).toEqual(regex),
    )
  },
)

test.each([
  ['A', regex],
  ['Ł', regex],
  ['A1', regex],
  ['Al', []],
])('a name has at least two letters: «%s»', { tags: ['A5-name-two-letters'] }, (text, expected) =>
  expect(wrong(nameField, text)).toEqual(expected),
)
test.each(['12', '---', "'.'", '1-2'])('«%s» is no name', { tags: ['A5-name-not-only-signs'] }, (text) =>
  expect(wrong(nameField, text)).toEqual(regex),
)
test.each([
  ['', ['General.Error.Validation.Required', ...regex]],
  [' ', ['General.Error.Validation.Required', ...regex]],
  ['a'.repeat(120), []],
  ['ü'.repeat(120), []],
  ['a'.repeat(121), regex],
])('a name has 1 to 120 characters: «%s»', { tags: ['A5-name-length', 'A9-text-length'] }, (text, expected) =>
  expect(wrong(nameField, text)).toEqual(expected),
)

describe('an e-mail address has a local part and a domain with a dot', { tags: ['A5-email'] }, () => {
  test.each([
    [' Anna.Rossi+casa@Esempio.IT ', 'anna.rossi+casa@esempio.it'],
    ["o'brien@mail.example.co.uk", "o'brien@mail.example.co.uk"],
    ['jürgen@müller.de', 'jürgen@müller.de'],
    ['\u200banna@esempio.it\u2060', 'anna@esempio.it'],
    ['\u202aanna@esempio.it\u202c\u00a0', 'anna@esempio.it'],
  ])('«%s» is kept as «%s»', (text, address) => expect(kept(emailField, text)).toBe(address))
  test.each([
    '',
    'anna',
    'anna@',
    '@esempio.it',
    'anna@esempio',
    'anna@esempio.',
    'anna@.it',
    'anna@a..it',
    'anna rossi@esempio.it',
    'a@b@c.it',
    'a@b.it,c@d.it',
    `${'a'.repeat(250)}@b.it`,
  ])('«%s» is none', (text) => expect(wrong(emailField, text)).toEqual(['General.Error.Validation.Email']))
})

describe('a mobile number has a prefix of 1 to 4 digits and 8 to 13 more', { tags: ['A5-mobile', 'A9-mobile'] }, () => {
  test.each([
    ['+39', '3331234567'],
    ['39', '12345678'],
    ['+1', '1234567890123'],
    ['+1684', '12345678'],
  ])('%s %s is one', (code, value) => expect(kept(mobileField, { code, value })).toEqual({ code, value }))
  test.each([
    ['+', '12345678'],
    ['+12345', '12345678'],
    ['', '12345678'],
    ['+39', '1234567'],
    ['+39', '12345678901234'],
    ['+39', '33312O4567'],
    ['+39', ''],
  ])('%s %s is none', (code, value) =>
    expect(wrong(mobileField, { code, value })).toEqual(['General.Error.Validation.Mobile']),
  )
  test('spaces and punctuation go before the check', { tags: ['A5-mobile-punctuation'] }, () =>
    expect(kept(mobileField, { code: ' +39 ', value: '(333) 123-45.67/8' })).toEqual({
      code: '+39',
      value: '33312345678',
    }),
  )
  test.each([
    ['333\u00a0123\u200b4567', '3331234567'],
    ['333–123–4567', '3331234567'],
    ["333'123'4567", '3331234567'],
    ['333·1234567', '3331234567'],
  ])('spaces and punctuation are dropped: «%s» is %s', { tags: ['A5-mobile-punctuation'] }, (value, digits) =>
    expect(kept(mobileField, { code: '+39', value })).toEqual({ code: '+39', value: digits }),
  )
  test.each(['333#1234567', '333*1234567', '+393331234567'])(
    '«%s» is none',
    { tags: ['A5-mobile-punctuation'] },
    (value) => expect(wrong(mobileField, { code: '+39', value })).toEqual(['General.Error.Validation.Mobile']),
  )
  test.each([
    ['+39-3331234567', true],
    ['11-111111111', true],
    ['+11-111111111', true],
    ['3331234567', false],
    ['+39 3331234567', false],
    ['39-1234567', false],
    ['39-12345678901234', false],
    ['39393-3331234567', false],
    ['-3331234567', false],
    ['39-33312345a7', false],
  ])('a mobile number is sent as code-value: «%s»: %s', { tags: ['A3-mobile-wire'] }, (text, fits) =>
    expect(mobileText.safeParse(text).success).toBe(fits),
  )
})

describe(
  'street, number, place of birth hold 1 to 120 letters, digits and the signs of addresses',
  { tags: ['A5-address-text'] },
  () => {
    test.each([
      ["Via dell'Unità d'Italia", "Via dell'Unità d'Italia"],
      ['Via dell’Unità', "Via dell'Unità"],
      ['Königstraße', 'Königstraße'],
      ['12/A', '12/A'],
      ['3 bis', '3 bis'],
      ['5\\B', '5\\B'],
      ['St. Gallen, SG', 'St. Gallen, SG'],
      ['Via 1° Maggio', 'Via 1º Maggio'],
      ['12–14', '12-14'],
      ['a'.repeat(120), 'a'.repeat(120)],
    ])('«%s» is kept as «%s»', (text, expected) => expect(kept(addressText, text)).toBe(expected))
    test.each(['Via #5', 'Улица', 'a'.repeat(121), 'Via Roma;', '@home'])('«%s» is none', (text) =>
      expect(wrong(addressText, text)).toEqual(regex),
    )
    test('nothing is said to be needed', () =>
      expect(wrong(addressText, ' ')).toContain('General.Error.Validation.Required'))
  },
)

describe('a town has letters only, up to 120', { tags: ['A5-city', 'PD-8'] }, () => {
  test.each(["L'Aquila", 'Villingen-Schwenningen', 'Frankfurt (Oder)', 'Köln', 'St. Moritz', 'Forlì', 'a'.repeat(120)])(
    '«%s» is a town',
    (text) => expect(wrong(cityField, text)).toEqual([]),
  )
  test('an apostrophe of the other kind is the same', () => expect(kept(cityField, 'L’Aquila')).toBe("L'Aquila"))
  test.each(['Milano 2', '20144', 'Milano!', 'a'.repeat(121)])('«%s» is none', (text) =>
    expect(wrong(cityField, text)).toEqual(regex),
  )
})

describe('in the simple variant a postcode is five digits', { tags: ['A5-postcode-simple', 'PD-9'] }, () => {
  test.each([
    ['20144', '20144'],
    ['00100', '00100'],
    [' 2 0144 ', '20144'],
  ])('«%s» is kept as «%s»', (text, code) => expect(kept(postcodeSimple, text)).toBe(code))
  test.each(['', '2014', '201444', '2014A', '20-144', '２０１４４'])('«%s» is none', (text) =>
    expect(wrong(postcodeSimple, text)).toEqual(['PersonalDetails.Error.Postcode']),
  )
})

test.each([
  ['20144', []],
  ['SW1A 1AA', []],
  ['00-950', []],
  ['A'.repeat(15), []],
  ['A'.repeat(16), ['PersonalDetails.Error.Postcode']],
  ['20144/1', ['PersonalDetails.Error.Postcode']],
  ['Ä1234', ['PersonalDetails.Error.Postcode']],
])('else up to 15 letters, digits, spaces, hyphens: «%s»', { tags: ['A5-postcode'] }, (text, expected) =>
  expect(wrong(postcodeField, text)).toEqual(expected),
)

describe('a date is DD/MM/YYYY and a day that the calendar has, 29 February too', { tags: ['A5-date-format'] }, () => {
  test.each(['01/01/1990', '31/12/1999', '29/02/2000', '29/02/2008', '29/02/1996', ' 03/02/1990 '])(
    '«%s» is a day',
    (text) => expect(wrong(dateField, text)).toEqual([]),
  )
  test.each([
    '29/02/2023',
    '29/02/1900',
    '30/02/2000',
    '31/04/1990',
    '31/02/1990',
    '00/01/1990',
    '01/00/1990',
    '01/13/1990',
    '01/01/0000',
    '1990-02-03',
    '01.01.1990',
    '1/1/1990',
    '01/01/90',
    '',
    '01/01/19900',
  ])('«%s» is none', (text) => expect(wrong(dateField, text)).toEqual(['General.Error.Validation.Date']))
})

describe(
  'below 18: PersonalDetails.Error.AgeTooLow; above 100: PersonalDetails.Error.DOB',
  { tags: ['A5-age', 'A9-age', 'PD-4'] },
  () => {
    const low = ['PersonalDetails.Error.AgeTooLow'],
      high = ['PersonalDetails.Error.DOB']
    test.each([
      ['18 today', '2026-11-21', '21/11/2008', []],
      ['18 tomorrow', '2026-11-21', '22/11/2008', low],
      ['18 yesterday', '2026-11-21', '20/11/2008', []],
      ['born on 29 February, 18 on 1 March', '2026-02-28', '29/02/2008', low],
      ['born on 29 February, on 1 March', '2026-03-01', '29/02/2008', []],
      ['born on 28 February, on 29 February', '2028-02-29', '28/02/2010', []],
      ['100 today', '2026-11-21', '21/11/1926', []],
      ['100, a day before 101', '2026-11-21', '22/11/1925', []],
      ['101 today', '2026-11-21', '21/11/1925', high],
      ['born tomorrow', '2026-11-21', '22/11/2026', [...low, ...high]],
    ])('%s', (_, today, text, expected) => expect(wrong(birthDate(today), text)).toEqual(expected))
    test('a day that never was has no age', () =>
      expect(wrong(birthDate('2026-11-21'), '31/02/2020')).toEqual(['General.Error.Validation.Date']))
  },
)

test.each([
  ['21/11/2026', []],
  ['02/07/2020', []],
  ['22/11/2026', ['General.Error.Validation.Date']],
  ['31/02/2020', ['General.Error.Validation.Date']],
])('born on %s, asked on 21 November 2026', { tags: ['A5-member-complete'] }, (text, expected) =>
  expect(wrong(bornBy('2026-11-21'), text)).toEqual(expected),
)

describe('an Italian fiscal code has its pattern', { tags: ['A5-fiscal-code', 'PD-2'] }, () => {
  test.each([
    ['RSSMRA80A01H501U', 'RSSMRA80A01H501U'],
    ['rssmra80a01h501u', 'RSSMRA80A01H501U'],
    ['RSS MRA 80A01 H501U', 'RSSMRA80A01H501U'],
    [' rssmra80a41h501y', 'RSSMRA80A41H501Y'],
    ['\u200bRSSMRA80A01\u00a0H501U', 'RSSMRA80A01H501U'],
  ])('the fiscal code «%s» is kept as «%s»', { tags: ['A5-fiscal-code-case'] }, (text, code) =>
    expect(kept(fiscalCodeField, text)).toBe(code),
  )
  test.each(['RSSMRAULALMHRLMU', 'RSSMRA80A01H50MU', 'RSSMRA8LA01H501U', 'RSSMRA80ALMH501U'])(
    'the fiscal code «%s» is valid',
    { tags: ['A5-fiscal-code-omocodia'] },
    (text) => expect(wrong(fiscalCodeField, text)).toEqual([]),
  )
  test.each([
    'RSSMRA80A01H501',
    'RSSMRA80A01H501UX',
    'RSSMR80A01H501U',
    '1SSMRA80A01H501U',
    'RSSMRA8AA01H501U',
    'RSSMRA80F01H501U',
    'RSSMRA80A01H5011',
    'RSSMRÀ80A01H501U',
    'RSSMRA-80A01-H501U',
    '',
  ])('«%s» is none', (text) => expect(wrong(fiscalCodeField, text)).toEqual(['PersonalDetails.Error.FiscalCode']))
})

describe('money is stored with two decimals', { tags: ['A5-money-stored'] }, () => {
  test.each(['0.00', '1234.50', '999999999.99'])('«%s» is an amount', (text) =>
    expect(wrong(moneyField, text)).toEqual([]),
  )
  test.each(['', '1234', '1234.5', '1,234.50', '1.234,50', '-1.00', '1e3', '1234567890.00'])(
    '«%s» is none on the wire',
    (text) => expect(wrong(moneyField, text)).toEqual(['General.Error.Validation.Money']),
  )
})

test.each([
  ['IT', []],
  ['de', []],
  ['ITA', ['General.Error.Validation.Country']],
  ['', ['General.Error.Validation.Country']],
])('a country is one of the list’s: «%s»', { tags: ['A5-country'] }, (text, expected) =>
  expect(wrong(countryCode, text)).toEqual(expected),
)

test('a rent that is paid now stays below what no true rent is', () => {
  expect(wrong(currentRentField, '99999.99')).toEqual([])
  expect(wrong(currentRentField, '100000.00')).toEqual(['AdditionalDetails.Error.CurrentRent'])
})
