/** The Italian electronic identity card, both sides, at 12 pixels a millimetre. */
import type { Person } from '@attesta/domain/examples/person.ts'
import type { Identity, ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { background, labelled, portrait, specimenMark, svg } from '../draw/card-art.ts'
import { code39 } from '../draw/code39.ts'
import { lettered } from '../draw/lettering.ts'
import { cardLines } from '../draw/mrz.ts'
import { dated } from '../draw/spelling.ts'
import { diceOf } from '../random.ts'

export const CARD_WIDTH = 1027
export const CARD_HEIGHT = 648
const day = (text: string) => dated(text, 'dd.mm.yyyy')

export function cardFront(person: Person): Buffer {
  const { identity, birthPlace } = person
  return svg(CARD_WIDTH, CARD_HEIGHT, [
    background(CARD_WIDTH, CARD_HEIGHT, '#eef4f8', '#cfe0ea'),
    lettered('REPUBBLICA ITALIANA', 40, 56, { size: 30, font: 'bold', colour: '#1f4e79' }), lettered('MINISTERO DELL\'INTERNO', 40, 84, { size: 19, colour: '#1f4e79' }),
    lettered('CARTA DI IDENTITÀ / IDENTITY CARD', 420, 52, { size: 24, font: 'bold', colour: '#1f4e79' }), lettered(identity.number, 760, 96, { size: 34, font: 'bold' }),
    portrait(40, 150, 250, 330, diceOf(person.id)),
    labelled('COMUNE DI / MUNICIPALITY', person.address.town.toUpperCase(), 330, 128, 27),
    labelled('COGNOME / SURNAME', person.familyName.toUpperCase(), 330, 186), labelled('NOME / NAME', person.givenName.toUpperCase(), 330, 248),
    labelled('LUOGO E DATA DI NASCITA / PLACE AND DATE OF BIRTH', `${birthPlace.town.toUpperCase()} (${birthPlace.province}) ${day(person.born)}`, 330, 310, 27),
    labelled('SESSO / SEX', person.sex, 330, 372), labelled('STATURA / HEIGHT', String(person.heightCm), 480, 372), labelled('CITTADINANZA / NATIONALITY', person.nationality, 680, 372),
    labelled('EMISSIONE / ISSUING', day(identity.issuedOn), 330, 434), labelled('SCADENZA / EXPIRY', day(identity.expiresOn), 680, 434),
    labelled('FIRMA DEL TITOLARE / HOLDER\'S SIGNATURE', `${person.givenName} ${person.familyName}`, 330, 506, 24),
    lettered(identity.kind === 'id_card' ? identity.accessNumber : '', 850, 610, { size: 32, font: 'bold' }), specimenMark(40, 610),
  ].join(''))
}

export function cardBack(person: Person): Buffer {
  const { address, fiscalCode } = person
  const lines = cardLines(person).map((line, at) => lettered(line, 42, 500 + at * 56, { size: 38, font: 'ocrB', pitch: 31.4 }))
  return svg(CARD_WIDTH, CARD_HEIGHT, [
    background(CARD_WIDTH, CARD_HEIGHT, '#f3f6f2', '#d7e4da'),
    labelled('CODICE FISCALE / FISCAL CODE', fiscalCode ?? '', 42, 60, 30), labelled('ESTREMI ATTO DI NASCITA', '0412 p1 sA 1992', 42, 140, 26),
    labelled('INDIRIZZO DI RESIDENZA / RESIDENCE', `${address.street.toUpperCase()}, N. ${address.number} ${address.town.toUpperCase()} (${address.province})`, 42, 216, 27),
    `<rect x="560" y="290" width="430" height="100" fill="#ffffff"/>`, code39(fiscalCode ?? '', 575, 300, 400, 80), specimenMark(42, 400),
    `<rect x="0" y="440" width="${CARD_WIDTH}" height="200" fill="#ffffff" opacity="0.55"/>`, ...lines,
  ].join(''))
}

/** What one side says; the reader is given one side at a time. */
export function cardTruth(person: Person, side: 'front' | 'back'): Partial<ParseResult> {
  const { identity, birthPlace } = person
  const both: Identity = { document: 'id_card', side, number: identity.number, surname: person.familyName.toUpperCase(), given_names: person.givenName.toUpperCase(), date_of_birth: person.born, place_of_birth: null, sex: person.sex,
    nationality: person.nationality, issuing_country: 'ITA', expires_on: identity.expiresOn, fiscal_code: null, mrz: null }
  return { type: 'national_id', verdict: 'parsed', country: 'IT', source: 'ocr', pages: 1,
    identity: side === 'front' ? { ...both, place_of_birth: birthPlace.town.toUpperCase() } : { ...both, fiscal_code: person.fiscalCode, mrz: { format: 'TD1', valid: true } } }
}
