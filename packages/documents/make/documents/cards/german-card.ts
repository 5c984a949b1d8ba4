/** The German identity card of 2010 and of 2021: particulars on the front, the zone on the back; neither says a sex. */
import { background, CARD_SIZE, type CardFace, labelled, portrait, specimenMark, zone } from '../../draw/card-art.ts'
import { lettered } from '../../draw/lettering.ts'
import { td1Lines } from '../../draw/mrz.ts'
import { dated } from '../../draw/spelling.ts'
import type { CardHolder } from '../../life/card-holder.ts'
import { diceOf } from '../../random.ts'
import { type Card, type Fact, ZONE_FACTS } from './card.ts'

const { width, height } = CARD_SIZE
const day = (text: string) => dated(text, 'dd.mm.yyyy')
const ink = '#3a4a55'

function front2010(holder: CardHolder): CardFace {
  return {
    width,
    height,
    print: [
      background(width, height, '#eef1ea', '#cbd8cf'),
      lettered('BUNDESREPUBLIK DEUTSCHLAND', 3, 4, { size: 2.2, font: 'bold', colour: ink }),
      lettered('PERSONALAUSWEIS', 3, 7.6, { size: 2.6, font: 'bold', colour: ink }),
      lettered("IDENTITY CARD / CARTE D'IDENTITÉ", 32, 7.6, { size: 1.6, colour: ink }),
      lettered(holder.number, 62, 4.4, { size: 2.9, font: 'bold' }),
      portrait(3, 11.5, 23, 30, diceOf(holder.matter)),
      labelled('Name/Surname/Nom', holder.surname, 29, 12),
      labelled('Vornamen/Given names/Prénoms', holder.givenNames, 29, 18.4),
      labelled('Geburtstag/Date of birth/Date de naissance', day(holder.bornOn), 29, 24.8),
      labelled('Staatsangehörigkeit/Nationality/Nationalité', 'DEUTSCH', 56, 24.8),
      labelled('Geburtsort/Place of birth/Lieu de naissance', holder.birthTown, 29, 31.2),
      labelled("Gültig bis/Date of expiry/Date d'expiration", day(holder.expiresOn), 29, 37.6),
      lettered(holder.accessNumber, 66, 40.6, { size: 2.8, font: 'bold' }),
      labelled(
        'Unterschrift der Inhaberin/des Inhabers - Signature of bearer',
        holder.givenNames.toLowerCase(),
        29,
        45,
        { size: 2.4, font: 'regular' },
      ),
      specimenMark(3, 51),
    ].join(''),
  }
}

function front2021(holder: CardHolder): CardFace {
  return {
    width,
    height,
    print: [
      background(width, height, '#f0f3f1', '#c9d9d6'),
      '<rect x="2.4" y="2" width="7.6" height="5.2" fill="#1d3f94"/>',
      lettered('DE', 4.3, 5.6, { size: 2.6, font: 'bold', colour: '#ffffff' }),
      lettered('BUNDESREPUBLIK DEUTSCHLAND', 12, 3.9, { size: 1.9, colour: ink }),
      lettered('PERSONALAUSWEIS', 12, 7, { size: 2.5, font: 'bold', colour: ink }),
      lettered("IDENTITY CARD/CARTE D'IDENTITÉ", 37, 6.9, { size: 1.3, colour: ink }),
      lettered(holder.number, 63.5, 5.4, { size: 2.9, font: 'bold' }),
      portrait(3, 10.5, 25, 33, diceOf(holder.matter)),
      labelled('[a] Name/Surname/Nom   [b] Geburtsname/Name at birth/Nom de naissance', holder.surname, 31, 11, {
        label: 1.1,
      }),
      labelled('Vornamen/Given names/Prénoms', holder.givenNames, 31, 17.6, { label: 1.1 }),
      labelled('Geburtstag/Date of birth/Date de naissance', day(holder.bornOn), 31, 24.2, { label: 1.1 }),
      labelled('Staatsangehörigkeit/Nationality/Nationalité', 'DEUTSCH', 58, 24.2, { label: 1.1 }),
      labelled('Geburtsort/Place of birth/Lieu de naissance', holder.birthTown, 31, 30.8, { label: 1.1 }),
      labelled("Gültig bis/Date of expiry/Date d'expiration", day(holder.expiresOn), 31, 37.4, { label: 1.1 }),
      lettered(holder.accessNumber, 69, 46, { size: 2.9, font: 'bold' }),
      specimenMark(3, 51),
    ].join(''),
  }
}

function back(holder: CardHolder): CardFace {
  const { home } = holder
  return {
    width,
    height,
    print: [
      background(width, height, '#eef1ea', '#d5decf'),
      labelled('Augenfarbe/Colour of eyes/Couleur des yeux', 'BRAUN', 4, 4, { size: 2.2 }),
      labelled('Größe/Height/Taille', `${holder.heightCm} CM`, 44, 4, { size: 2.2 }),
      labelled('Datum/Date/Date', day(holder.issuedOn), 4, 10, { size: 2.2 }),
      labelled('Behörde/Authority/Autorité', `STADT ${home.town}`, 44, 10, { size: 2.2 }),
      labelled('Anschrift/Address/Adresse', `${holder.home.town} ${home.street} ${home.number}`, 4, 16, { size: 2.2 }),
      specimenMark(4, 32),
      zone(td1Lines({ ...holder, sex: 'X' }, 'ID'), CARD_SIZE, holder.matter),
    ].join(''),
  }
}

const printed: readonly Fact[] = [
  'number',
  'surname',
  'given_names',
  'date_of_birth',
  'place_of_birth',
  'nationality',
  'issuing_country',
  'expires_on',
]
const reverse = {
  side: 'back',
  name: 'rueckseite',
  shows: ZONE_FACTS.filter((fact) => fact !== 'sex'),
  zone: 'TD1',
  draw: back,
} as const
const edition = (front: (holder: CardHolder) => CardFace): Card => ({
  document: 'id_card',
  country: 'DE',
  issuing: 'DEU',
  sides: [{ side: 'front', name: 'vorderseite', shows: printed, zone: null, draw: front }, reverse],
})

export const germanCards = { 2010: edition(front2010), 2021: edition(front2021) }
