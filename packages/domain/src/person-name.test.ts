import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareNames, personNameFrom, type NameAnswer } from './person-name.ts'

const cases: [string, string, NameAnswer][] = [
  ['Giulia Bianchi', 'GIULIA BIANCHI', 'same'],
  ['Giulia Bianchi', 'BIANCHI GIULIA', 'same'],
  ['De Luca Müller', 'Mueller de luca', 'same'],
  ['Jörg Weiß', 'JOERG WEISS', 'same'],
  ['Jörg Weiß', 'Weiss, Jorg', 'same'],
  ['Müller Anna', 'Anna Muller', 'same'],
  ['Anna Mueller', 'Anna Muller', 'same'],
  ['Łucja Dąbrowska', 'LUCJA DABROWSKA', 'same'],
  ['Nicolò Tomè', 'NICOLO TOME', 'same'],
  ["Niccolò D'Angelo", 'DANGELO NICCOLO', 'same'],
  ['Niccolò D’Angelo', "D'ANGELO NICCOLO'", 'same'],
  ['Nicolò Esposito', "NICOLO' ESPOSITO", 'same'],
  ["Seán O'Brien", 'OBRIEN SEAN', 'same'],
  ["Lucia Dell'Acqua", "DELL' ACQUA LUCIA", 'same'],
  ['Anna Bauer', 'Anna Baur', 'different'],
  ['Paola De Santis', 'DESANTIS PAOLA', 'same'],
  ['Anna Maria Rossi', 'ROSSI ANNAMARIA', 'same'],
  ['Anna Maria Rossi', 'Anna Rossi', 'same'],
  ['Mario Rossi', 'Sig. Mario Rossi', 'same'],
  ['Max Mustermann', 'Herrn Max Mustermann', 'same'],
  ['Erika Musterfrau', 'Frau Dr. Erika Musterfrau', 'same'],
  ['Hans-Peter Klein', 'Hans Peter Klein', 'same'],
  ['Hans-Peter Klein', 'HANSPETER KLEIN', 'same'],
  ['Søren Ødegård', 'Soren Odegard', 'same'],
  ['Mario Giovanni Rossi', 'Mario G. Rossi', 'same'],
  ['Mario Rossi', 'MARI0 R0SSI', 'same'],
  ['Karl von der Heide', 'VON DER HEIDE KARL', 'same'],
  ['Mario Rossi', 'Mario Russo', 'different'],
  ['Mario Rossi', 'Maria Rossi', 'different'],
  ['Mario Rossi', 'Mario Rossini', 'different'],
  ['Mario Rossi', 'Luca Verdi', 'different'],
  ['Mario Rossi', 'L. Rossi', 'different'],
  ['Paolo De Luca', 'Paolo Di Luca', 'different'],
  ['Anna Müller', 'Anna Möller', 'different'],
  ['Mario Rossi', 'M. Rossi', 'unknown'],
  ['Mario Rossi', 'Rossi', 'unknown'],
  ['Mario Rossi', '', 'unknown'],
  ['Mario Rossi', 'Mario De Rossi', 'unknown'],
  ['Anna Müller', 'Anna Müller-Schmidt', 'unknown'],
  ['Mario Luigi Rossi', 'Mario Carlo Rossi', 'unknown'],
  ['Ivan Petrov', 'Иван Петров', 'unknown'],
]

describe('an account of another, or of a body', () => {
  test.each([
    'ROSSI MARCO DELEGATO BIANCHI GIULIA',
    'CONDOMINIO VIA ROMA 3 AMM. BIANCHI GIULIA',
    'ASD POLISPORTIVA BIANCHI GIULIA TESORIERE',
    'EREDI BIANCHI GIULIA',
    'Förderkreis Bianchi Giulia',
    'Giulia Bianchi Mietkautionskonto',
    'Anna Krause vertr. d. Giulia Bianchi',
    'COMUNIONE EREDITARIA BIANCHI GIULIA',
    'CIRCOLO ANZIANI PRES. BIANCHI GIULIA',
    'ROSSI LUCA MINORE RAPPR. DA BIANCHI GIULIA',
    'BIANCHI GIULIA S.R.L.',
    'Giulia Bianchi e.V.',
    'WEG Ringstraße Giulia Bianchi',
    'Giulia Bianchi GmbH',
    'Krause, Anna, Betreuerin Giulia Bianchi',
    'Erbengemeinschaft Giulia Bianchi',
    'BIANCHI LUCA MINORE GENITORE BIANCHI GIULIA',
  ])('%s', (holder) => expect(compareNames(holder, { given: 'Giulia', family: 'Bianchi' })).toBe('different'))
  test.each([
    'DOTT.SSA BIANCHI GIULIA',
    'DITTA INDIVIDUALE BIANCHI GIULIA',
    'G. M. BIANCHI',
    'Bianchi Giulia Anna',
    'BIANCHI GIULIA DELEGATO ROSSI MARCO',
    'Giulia Bianchi Bevollmächtigte Anna Weiß',
    'Giulia Bianchi Hausverwaltung',
  ])('%s is none', (holder) =>
    expect(compareNames(holder, { given: 'Giulia', family: 'Bianchi' })).not.toBe('different'),
  )
  test.each([
    ['P.P. Rossi', 'Pier Paolo', 'Rossi'],
    ['Rossi P.P.', 'Pier Paolo', 'Rossi'],
    ['K.G. Schmidt', 'Karl Georg', 'Schmidt'],
    ['A.G. Müller', 'Anna Greta', 'Müller'],
    ['Anna Weg-Meier', 'Anna', 'Meier'],
    ['Weg-Meier Anna', 'Anna', 'Meier'],
    ['Lia Anna Erben Klein', 'Anna', 'Klein'],
    ['Anna Minore Rossi', 'Anna', 'Rossi'],
    ['Sas Anna Kowalska', 'Anna', 'Kowalska'],
    ['Ev Maria Klein', 'Maria', 'Klein'],
  ])('«%s» is none', (printed, given, family) => expect(compareNames(printed, { given, family })).not.toBe('different'))
  test('nor who is called so', () =>
    expect(compareNames('VERWALTER ANNA', { given: 'Anna', family: 'Verwalter' })).toBe('same'))
})

describe('compareNames', () => {
  test.each(cases)('%s and %s are %s', (one, other, answer) => {
    expect(compareNames(one, other)).toBe(answer)
    expect(compareNames(other, one)).toBe(answer)
  })

  const word = fc.stringMatching(/^[a-z]{3,9}$/)
  test('the order of the words and their case never matter', () => {
    fc.assert(
      fc.property(word, word, word, (first, second, family) => {
        expect(compareNames(`${first} ${second} ${family}`, `${family.toUpperCase()} ${second} ${first}`)).toBe('same')
      }),
    )
  })
})

test.each([
  ['Giulia Bianchi', 'Giulia', 'Bianchi'],
  ['Anna Maria De Luca', 'Anna Maria', 'De Luca'],
  ['Karl von der Heide', 'Karl', 'von der Heide'],
])('personNameFrom(%s)', (text, given, family) => expect(personNameFrom(text)).toEqual({ given, family }))
