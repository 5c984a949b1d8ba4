/** Who an identity document is about, and its number and days, for cards of any state. */
import { stateNumbers } from './card-numbers.ts'
import type { Person } from '@attesta/domain/examples/person.ts'
import type { Day } from '@attesta/domain/day.ts'
import { type Dice, diceOf } from '../random.ts'

export interface CardHolder {
  /** As printed, in capitals with their accents. */
  surname: string
  givenNames: string
  /** The letters A–Z of the machine readable zone. */
  latin: { surname: string; givenNames: string }
  bornOn: Day
  sex: 'F' | 'M' | 'X'
  birthTown: string
  birthProvince: string | null
  /** ICAO codes; Germany is `D`. */
  nationality: string
  issuer: string
  number: string
  issuedOn: Day
  expiresOn: Day
  fiscalCode: string | null
  heightCm: number
  home: { street: string; number: string; town: string; province: string | null }
  /** Six digits on the front of cards with a chip. */
  accessNumber: string
  /** Names the throw of the dice. */
  matter: string
}

const capitals = (text: string) => text.toLocaleUpperCase('it')
const nation = (code: string) => (code === 'DEU' ? 'D' : code)

/** The holder of the very card that the person of the cast has. */
export function holderOf(person: Person): CardHolder {
  const { identity } = person
  return {
    surname: capitals(person.familyName),
    givenNames: capitals(person.givenName),
    latin: { surname: person.latinName.family, givenNames: person.latinName.given },
    bornOn: person.born,
    sex: person.sex,
    birthTown: capitals(person.birthPlace.town),
    birthProvince: person.birthPlace.province,
    nationality: nation(person.nationality),
    issuer: identity.kind === 'passport' ? identity.issuingCountry : 'ITA',
    number: identity.number,
    issuedOn: identity.issuedOn,
    expiresOn: identity.expiresOn,
    fiscalCode: person.fiscalCode,
    heightCm: person.heightCm,
    home: {
      street: capitals(person.address.street),
      number: person.address.number,
      town: capitals(person.address.town),
      province: person.address.province,
    },
    accessNumber: identity.kind === 'id_card' ? identity.accessNumber : '',
    matter: person.id,
  }
}

export interface Issue {
  issuer: string
  nationality?: string
  /** Years that the document is good for. */
  years: number
  number: keyof typeof stateNumbers
  sex?: 'X'
  /** Given names that follow the person's own. */
  moreNames?: readonly string[]
}

/** The same person with a document of another kind, issued at some time in the two years before `today`. */
export function holderWith(
  person: Person,
  { issuer, nationality, years, number, sex, moreNames = [] }: Issue,
  today: Day,
  seed: number,
): CardHolder {
  const holder = holderOf(person),
    matter = `${person.id}:${number}:${seed}`,
    dice = diceOf(`card:${matter}`)
  const year = Number(today.slice(0, 4)) - dice.between(1, 2),
    issued = `${String(dice.between(1, 12)).padStart(2, '0')}-${String(dice.between(1, 28)).padStart(2, '0')}`
  const given = (own: string) => [own, ...moreNames].join(' ').toUpperCase()
  return {
    ...holder,
    matter,
    issuer,
    nationality: nationality ?? holder.nationality,
    sex: sex ?? holder.sex,
    number: thrown(stateNumbers[number], dice),
    issuedOn: `${year}-${issued}`,
    expiresOn: `${year + years}-${issued}`,
    givenNames: given(holder.givenNames),
    latin: { surname: holder.latin.surname, givenNames: given(holder.latin.givenNames) },
    accessNumber: thrown('000000', dice),
  }
}

const ALPHABETS: Record<string, string> = {
  A: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  '0': '0123456789',
  L: 'CFGHJKLMNPRTVWXYZ',
  N: '0123456789CFGHJKLMNPRTVWXYZ',
}

/** `AA0000000` → two letters and seven digits; lower-case letters stand for themselves. */
const thrown = (pattern: string, dice: Dice): string =>
  [...pattern].map((place) => (ALPHABETS[place] ? dice.pick([...ALPHABETS[place]]) : place.toUpperCase())).join('')
