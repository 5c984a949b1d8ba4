/** The page with the holder's particulars of a passport, as several states set it. */
import {
  background,
  type CardFace,
  labelled,
  PASSPORT_SIZE,
  portrait,
  specimenMark,
  zone,
} from '../../draw/card-art.ts'
import { lettered } from '../../draw/lettering.ts'
import { td3Lines } from '../../draw/mrz.ts'
import { dated } from '../../draw/spelling.ts'
import type { CardHolder } from '../../life/card-holder.ts'
import { diceOf } from '../../random.ts'
import type { Day } from '@attesta/domain/day.ts'
import { type Card, ZONE_FACTS } from './card.ts'

type Label =
  | 'type'
  | 'state'
  | 'number'
  | 'surname'
  | 'given'
  | 'nationality'
  | 'birth'
  | 'sex'
  | 'place'
  | 'issue'
  | 'authority'
  | 'expiry'

interface Edition {
  issuer: string
  country: string
  state: string
  title: string
  tint: readonly [sheet: string, wave: string, ink: string]
  labels: Record<Label, string>
  nationality: string
  authority: string
  spellDay(day: Day): string
  /** The optional field of the zone, and its digit when it is blank. */
  optional?: string
  blankDigit?: string
}

const ENGLISH = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const ITALIAN = ['GEN', 'FEB', 'MAR', 'APR', 'MAG', 'GIU', 'LUG', 'AGO', 'SET', 'OTT', 'NOV', 'DIC']
const dotted = (day: Day) => dated(day, 'dd.mm.yyyy')
const month = (day: Day) => Number(day.slice(5, 7)) - 1
const spelt = (day: Day) => `${day.slice(8)} ${ENGLISH[month(day)]} ${day.slice(0, 4)}`

export const passportEditions = {
  italian: {
    issuer: 'ITA',
    country: 'IT',
    state: 'REPUBBLICA ITALIANA',
    title: 'PASSAPORTO / PASSPORT',
    tint: ['#f6f0ea', '#e6d6c6', '#6b1f2a'],
    nationality: 'ITALIANA',
    authority: 'MINISTRO AFFARI ESTERI',
    spellDay: (day: Day) => `${day.slice(8)} ${ITALIAN[month(day)]}/${ENGLISH[month(day)]} ${day.slice(0, 4)}`,
    labels: {
      type: 'Tipo. Type',
      state: 'Codice Paese. Code',
      number: 'Passaporto N. Passport No.',
      surname: 'Cognome. Surname. (1)',
      given: 'Nome. Given Names. (2)',
      nationality: 'Cittadinanza. Nationality. (3)',
      birth: 'Data di nascita. Date of birth. (4)',
      sex: 'Sesso. Sex. (5)',
      place: 'Luogo di nascita. Place of birth. (6)',
      issue: 'Data di rilascio. Date of issue. (7)',
      authority: 'Autorità. Authority. (9)',
      expiry: 'Data di scadenza. Date of expiry. (8)',
    },
  },
  german: {
    issuer: 'D',
    country: 'DE',
    state: 'BUNDESREPUBLIK DEUTSCHLAND',
    title: 'REISEPASS / PASSPORT / PASSEPORT',
    tint: ['#eef2ee', '#d3ddd0', '#303030'],
    nationality: 'DEUTSCH',
    authority: 'STADT KÖLN',
    spellDay: dotted,
    blankDigit: '<',
    labels: {
      type: 'Typ/Type/Type',
      state: 'Kode/Code/Code',
      number: 'Pass-Nr./Passport No./Passeport N°',
      surname: '1. Name/Surname/Nom',
      given: '2. Vornamen/Given names/Prénoms',
      nationality: '4. Staatsangehörigkeit/Nationality',
      birth: '3. Geburtsdatum/Date of birth',
      sex: '5. Geschlecht/Sex/Sexe',
      place: '6. Geburtsort/Place of birth/Lieu de naissance',
      issue: '7. Ausstellungsdatum/Date of issue',
      authority: '9. Behörde/Authority/Autorité',
      expiry: '8. Gültig bis/Date of expiry',
    },
  },
  polish: {
    issuer: 'POL',
    country: 'PL',
    state: 'RZECZPOSPOLITA POLSKA',
    title: 'PASZPORT / PASSPORT',
    tint: ['#f4eef0', '#e3cfd6', '#7a2035'],
    nationality: 'POLSKIE',
    authority: 'WOJEWODA ŁÓDZKI',
    spellDay: dotted,
    labels: {
      type: 'Typ/Type',
      state: 'Kod/Code',
      number: 'Nr paszportu/Passport No',
      surname: '1. Nazwisko/Surname',
      given: '2. Imiona/Given names',
      nationality: '3. Obywatelstwo/Nationality',
      birth: '4. Data urodzenia/Date of birth',
      sex: '6. Płeć/Sex',
      place: '7. Miejsce urodzenia/Place of birth',
      issue: '8. Data wydania/Date of issue',
      authority: '9. Organ wydający/Authority',
      expiry: '10. Data ważności/Date of expiry',
    },
  },
  moroccan: {
    issuer: 'MAR',
    country: 'MA',
    state: 'ROYAUME DU MAROC',
    title: 'PASSEPORT / PASSPORT',
    tint: ['#eff4ea', '#d0e0c4', '#1c5a38'],
    nationality: 'MAROCAINE',
    authority: 'CONSULAT GENERAL',
    spellDay: (day: Day) => dated(day, 'dd/mm/yyyy'),
    optional: 'BK204817',
    labels: {
      type: 'Type/Type',
      state: 'Code/Code',
      number: 'N° du passeport/Passport No.',
      surname: 'Nom/Surname',
      given: 'Prénoms/Given names',
      nationality: 'Nationalité/Nationality',
      birth: 'Date de naissance/Date of birth',
      sex: 'Sexe/Sex',
      place: 'Lieu de naissance/Place of birth',
      issue: 'Date de délivrance/Date of issue',
      authority: 'Autorité/Authority',
      expiry: "Date d'expiration/Date of expiry",
    },
  },
  bangladeshi: {
    issuer: 'BGD',
    country: 'BD',
    state: "PEOPLE'S REPUBLIC OF BANGLADESH",
    title: 'PASSPORT',
    tint: ['#eaf3ef', '#c5ded2', '#0f4d3a'],
    nationality: 'BANGLADESHI',
    authority: 'DIP/DHAKA',
    spellDay: spelt,
    labels: {
      type: 'Type',
      state: 'Country Code',
      number: 'Passport Number',
      surname: 'Surname',
      given: 'Given Name',
      nationality: 'Nationality',
      birth: 'Date of Birth',
      sex: 'Sex',
      place: 'Place of Birth',
      issue: 'Date of Issue',
      authority: 'Issuing Authority',
      expiry: 'Date of Expiry',
    },
  },
} as const satisfies Record<string, Edition>

function page(holder: CardHolder, edition: Edition): CardFace {
  const { width, height } = PASSPORT_SIZE,
    {
      labels,
      tint: [document, wave, ink],
      spellDay,
    } = edition
  const field = (label: Label, value: string, x: number, y: number, size = 3) =>
    labelled(labels[label], value, x, y, { size, label: 1.6, colour: ink })
  return {
    width,
    height,
    print: [
      background(width, height, document, wave),
      lettered(edition.state, 4.6, 6.2, { size: 3.2, font: 'bold', colour: ink }),
      lettered(edition.title, 4.6, 9.8, { size: 2.3, colour: ink }),
      portrait(4.6, 15, 33, 42, diceOf(holder.matter)),
      field('type', 'P', 43, 14, 2.8),
      field('state', holder.issuer, 56, 14, 2.8),
      field('number', holder.number, 83, 14, 3.4),
      field('surname', holder.surname, 43, 20.8),
      field('given', holder.givenNames, 43, 27.4),
      field('nationality', edition.nationality, 43, 34),
      field('birth', spellDay(holder.bornOn), 43, 40.6),
      field('sex', holder.sex, 43, 47.2),
      field(
        'place',
        `${holder.birthTown}${holder.birthProvince && edition.issuer === 'ITA' ? ` (${holder.birthProvince})` : ''}`,
        63,
        47.2,
      ),
      field('issue', spellDay(holder.issuedOn), 43, 53.8),
      field('authority', edition.authority, 83, 53.8, 2.4),
      field('expiry', spellDay(holder.expiresOn), 43, 60.4),
      specimenMark(4.6, 65),
      zone(td3Lines(holder, edition.optional, edition.blankDigit), PASSPORT_SIZE, holder.matter),
    ].join(''),
  }
}

export const passport = (edition: Edition): Card => ({
  document: 'passport',
  country: edition.country,
  issuing: edition.issuer === 'D' ? 'DEU' : edition.issuer,
  sides: [
    {
      side: 'front',
      name: 'passaporto',
      shows: [...ZONE_FACTS, 'place_of_birth'],
      zone: 'TD3',
      draw: (holder) => page(holder, edition),
    },
  ],
})
