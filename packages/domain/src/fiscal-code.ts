/**
 * The Italian fiscal code of a natural person (codice fiscale): what its sixteen characters say and whether they fit a
 * person.
 * Source: Decreto del Ministero delle Finanze 23 dicembre 1976, n. 13814.
 */
import { type Day, dayOf } from './day.ts'

// RSSMRA85T10A562S; digits may be letters where two people would share a code (omocodia): RSSMRA85T10A56NH
const SHAPE = /^[A-Z]{6}[\dLMNPQRSTUV]{2}[ABCDEHLMPRST][\dLMNPQRSTUV]{2}[A-Z][\dLMNPQRSTUV]{3}[A-Z]$/
/** Where a digit may have been replaced by a letter. */
const DIGIT_PLACES = [6, 7, 9, 10, 12, 13, 14]
const DIGIT_LETTERS = 'LMNPQRSTUV'
const MONTH_LETTERS = 'ABCDEHLMPRST'
/** Added to the day of birth of women. */
const FEMALE_DAY = 40
/**
 * Values of A…Z at the odd places (first, third, …); a digit counts as the letter of the same rank. At even places the
 * value is the rank itself.
 */
const ODD_VALUES = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]

/** Every two-digit year that leaps in the 1900s leaps in the 2000s too, so this one settles whether a day exists. */
const LEAPING_CENTURY = 2000

const rankOf = (character: string) => (character >= 'A' ? character.charCodeAt(0) - 65 : Number(character))

/** The last letter that the first fifteen characters demand; they must be upper-case letters and digits. */
export function checkLetter(firstFifteen: string): string {
  const sum = [...firstFifteen].reduce(
    (total, character, at) => total + (at % 2 === 0 ? ODD_VALUES[rankOf(character)]! : rankOf(character)),
    0,
  )
  return String.fromCharCode(65 + (sum % 26))
}

export { tidyFiscalCode as normalizeFiscalCode } from '@attesta/contract/tidy.ts'

/**
 * Shape, calendar and check letter hold. A temporary code of eleven digits is none of a person's sixteen characters:
 * false.
 */
export const isFiscalCode = (text: string): boolean =>
  SHAPE.test(text) &&
  checkLetter(text.slice(0, 15)) === text[15] &&
  birthInCentury(plainFiscalCode(text), LEAPING_CENTURY) !== undefined

/** Returns the code with the letters of an omocodia turned back into digits; its check letter then no longer holds. */
export const plainFiscalCode = (code: string): string =>
  [...code]
    .map((character, at) =>
      DIGIT_PLACES.includes(at) && character >= 'A' ? String(DIGIT_LETTERS.indexOf(character)) : character,
    )
    .join('')

export interface FiscalCodeFacts {
  /**
   * The latest birth date that is not after the day asked about; a person of 100 years or more was born a century
   * before.
   */
  bornOn: Day
  sex: 'F' | 'M'
  /** Belfiore code of the municipality, or `Z` and three digits for a country abroad. */
  birthPlace: string
  bornAbroad: boolean
  isOmocodia: boolean
}

/** What a valid code says; null for anything that is no valid code, or one of a person not yet born `today`. */
export function readFiscalCode(text: string, today: Day): FiscalCodeFacts | null {
  if (!isFiscalCode(text)) return null
  const plain = plainFiscalCode(text)
  const bornOn = [LEAPING_CENTURY, 1900]
    .map((century) => birthInCentury(plain, century))
    .find((day) => day !== undefined && day <= today)
  if (bornOn === undefined) return null
  const birthPlace = plain.slice(11, 15)
  return {
    bornOn,
    sex: Number(plain.slice(9, 11)) > FEMALE_DAY ? 'F' : 'M',
    birthPlace,
    bornAbroad: birthPlace.startsWith('Z'),
    isOmocodia: plain !== text,
  }
}

function birthInCentury(plain: string, century: number): Day | undefined {
  const day = Number(plain.slice(9, 11))
  const year = century + Number(plain.slice(6, 8)),
    month = MONTH_LETTERS.indexOf(plain[8]!) + 1
  return dayOf(year, month, day > FEMALE_DAY ? day - FEMALE_DAY : day)
}

/** `unknown` when the fact itself is not known. */
export type Agreement = 'match' | 'mismatch' | 'unknown'

export interface PersonFacts {
  surname?: string | null
  givenNames?: string | null
  bornOn?: Day | null
  sex?: 'F' | 'M' | 'X' | null
}

/**
 * Does the code belong to this person, fact by fact? Names are compared by the code's own letters: two names may share
 * them, so `match` means «could be», `mismatch` means «cannot be». The century of the birth year is not in the code and
 * not compared.
 */
export function compareFiscalCode(
  text: string,
  person: PersonFacts,
): Record<'surname' | 'givenNames' | 'bornOn' | 'sex', Agreement> {
  const valid = isFiscalCode(text),
    plain = valid ? plainFiscalCode(text) : ''
  const agree = (known: boolean, holds: () => boolean): Agreement =>
    !valid || !known ? 'unknown' : holds() ? 'match' : 'mismatch'
  const day = Number(plain.slice(9, 11))
  return {
    surname: agree(hasLetters(person.surname), () =>
      spellings(person.surname!).some((name) =>
        leading(name).some((part) => surnameLetters(part) === text.slice(0, 3)),
      ),
    ),
    givenNames: agree(hasLetters(person.givenNames), () =>
      spellings(person.givenNames!).some((name) =>
        leading(name).some((part) => givenNameLetters(part) === text.slice(3, 6)),
      ),
    ),
    bornOn: agree(
      Boolean(person.bornOn),
      () =>
        person.bornOn!.slice(2) ===
        `${plain.slice(6, 8)}-${twoDigits(MONTH_LETTERS.indexOf(plain[8]!) + 1)}-${twoDigits(day % FEMALE_DAY)}`,
    ),
    sex: agree(person.sex === 'F' || person.sex === 'M', () => (person.sex === 'F') === day > FEMALE_DAY),
  }
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
const hasLetters = (name: string | null | undefined) => name !== null && name !== undefined && /\p{L}/u.test(name)

/** Both ways in which offices write letters that Italian lacks: MÜLLER as MULLER and as MUELLER. */
function spellings(name: string): string[] {
  const upper = name.toLocaleUpperCase('it').replaceAll('ß', 'SS')
  const bare = (text: string) =>
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/Æ/g, 'AE')
      .replace(/[ŒØ]/g, (c) => (c === 'Œ' ? 'OE' : 'O'))
      .replaceAll('Ł', 'L')
  const expanded = upper
    .normalize('NFC')
    .replaceAll('Ä', 'AE')
    .replaceAll('Ö', 'OE')
    .replaceAll('Ü', 'UE')
    .replaceAll('Å', 'AA')
    .replaceAll('Ø', 'OE')
  return [...new Set([bare(upper), bare(expanded)])]
}

/** «MARIA LUISA» and «MARIA»: registers differ in whether further names count. The longest first. */
function leading(name: string): string[] {
  const parts = name.split(/[\s,]+/).filter(Boolean)
  return parts.map((_, at) => parts.slice(0, parts.length - at).join(''))
}

const consonants = (name: string) => name.replace(/[^BCDFGHJKLMNPQRSTVWXYZ]/g, '')
const vowels = (name: string) => name.replace(/[^AEIOU]/g, '')

/** Returns the three letters of a surname in capitals without accents: consonants, then vowels, then X. */
export const surnameLetters = (surname: string): string => `${consonants(surname)}${vowels(surname)}XXX`.slice(0, 3)

/**
 * Returns the three letters of the given names: as for the surname, but of four and more consonants the first, third
 * and fourth.
 */
export function givenNameLetters(names: string): string {
  const found = consonants(names)
  return found.length >= 4 ? `${found[0]}${found[2]}${found[3]}` : surnameLetters(names)
}
