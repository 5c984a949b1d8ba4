/** The page with the holder's particulars of a passport, at 10 pixels a millimetre. */
import type { Passport, Person } from '@attesta/domain/examples/person.ts'
import type { Day } from '@attesta/domain/day.ts'
import type { ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { background, labelled, portrait, specimenMark, svg } from '../draw/card-art.ts'
import { lettered } from '../draw/lettering.ts'
import { passportLines } from '../draw/mrz.ts'
import { diceOf } from '../random.ts'

export const PASSPORT_WIDTH = 1250
export const PASSPORT_HEIGHT = 880

/** Months as the issuing state abbreviates them, before the English. */
const MONTHS = {
  ITA: ['GEN', 'FEB', 'MAR', 'APR', 'MAG', 'GIU', 'LUG', 'AGO', 'SET', 'OTT', 'NOV', 'DIC'], POL: null, D: null,
  english: ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'],
} as const
const TITLES = { ITA: ['REPUBBLICA ITALIANA', 'PASSAPORTO / PASSPORT', 'ITALIANA', 'MINISTRO AFFARI ESTERI'], POL: ['RZECZPOSPOLITA POLSKA', 'PASZPORT / PASSPORT', 'POLSKIE', 'WOJEWODA ŁÓDZKI'], D: ['BUNDESREPUBLIK DEUTSCHLAND', 'REISEPASS / PASSPORT', 'DEUTSCH', 'STADT KÖLN'] } as const

function written(day: Day, country: Passport['issuingCountry']): string {
  const own = MONTHS[country], month = Number(day.slice(5, 7)) - 1
  return own ? `${day.slice(8)} ${own[month]}/${MONTHS.english[month]} ${day.slice(0, 4)}` : `${day.slice(8)}.${day.slice(5, 7)}.${day.slice(0, 4)}`
}

export function passportPage(person: Person, passport: Passport): Buffer {
  const country = passport.issuingCountry
  const [state, title, nationality, authority] = TITLES[country]
  const lines = passportLines(person).map((line, at) => lettered(line, 44, 782 + at * 58, { size: 34, font: 'ocrB', pitch: 26.6 }))
  return svg(PASSPORT_WIDTH, PASSPORT_HEIGHT, [
    background(PASSPORT_WIDTH, PASSPORT_HEIGHT, '#f6f0ea', '#e6d6c6'), lettered(state, 46, 62, { size: 32, font: 'bold', colour: '#6b1f2a' }), lettered(title, 46, 98, { size: 23, colour: '#6b1f2a' }),
    portrait(46, 150, 330, 430, diceOf(person.id)),
    labelled('Tipo. Type', 'P', 430, 140, 28), labelled('Codice Paese. Code', country, 560, 140, 28), labelled('Passaporto N. Passport No.', passport.number, 830, 140, 34),
    labelled('Cognome. Surname. (1)', person.familyName.toUpperCase(), 430, 208), labelled('Nome. Given Names. (2)', person.givenName.toUpperCase(), 430, 274),
    labelled('Cittadinanza. Nationality. (3)', nationality, 430, 340), labelled('Data di nascita. Date of birth. (4)', written(person.born, country), 430, 406),
    labelled('Sesso. Sex. (5)', person.sex, 430, 472), labelled('Luogo di nascita. Place of birth. (6)', `${person.birthPlace.town.toUpperCase()}${person.birthPlace.province ? ` (${person.birthPlace.province})` : ''}`, 630, 472),
    labelled('Data di rilascio. Date of issue. (7)', written(passport.issuedOn, country), 430, 538), labelled('Autorità. Authority. (9)', authority, 830, 538, 24),
    labelled('Data di scadenza. Date of expiry. (8)', written(passport.expiresOn, country), 430, 604), specimenMark(46, 650),
    `<rect x="0" y="720" width="${PASSPORT_WIDTH}" height="150" fill="#ffffff" opacity="0.5"/>`, ...lines,
  ].join(''))
}

export function passportTruth(person: Person, passport: Passport): Partial<ParseResult> {
  return { type: 'national_id', verdict: 'parsed', source: 'ocr', pages: 1, country: passport.issuingCountry === 'ITA' ? 'IT' : passport.issuingCountry === 'POL' ? 'PL' : 'DE',
    identity: { document: 'passport', side: 'front', number: passport.number, surname: person.latinName.family, given_names: person.latinName.given, date_of_birth: person.born, place_of_birth: null, sex: person.sex,
      nationality: person.nationality, issuing_country: passport.issuingCountry === 'D' ? 'DEU' : passport.issuingCountry, expires_on: passport.expiresOn, fiscal_code: null, mrz: { format: 'TD3', valid: true } } }
}
