/**
 * The Italian electronic identity card: particulars on the front, the zone and the fiscal code's barcode on the back.
 */
import { background, CARD_SIZE, type CardFace, labelled, portrait, specimenMark, zone } from '../../draw/card-art.ts'
import { code39 } from '../../draw/code39.ts'
import { lettered } from '../../draw/lettering.ts'
import { td1Lines } from '../../draw/mrz.ts'
import { dated } from '../../draw/spelling.ts'
import type { CardHolder } from '../../life/card-holder.ts'
import { diceOf } from '../../random.ts'
import { type Card, ZONE_FACTS } from './card.ts'

const { width, height } = CARD_SIZE
const day = (text: string) => dated(text, 'dd.mm.yyyy')

function front(holder: CardHolder): CardFace {
  const { home, birthProvince } = holder,
    blue = '#1f4e79'
  return {
    width,
    height,
    print: [
      background(width, height, '#eef4f8', '#cfe0ea'),
      lettered('REPUBBLICA ITALIANA', 3.4, 4.7, { size: 2.5, font: 'bold', colour: blue }),
      lettered("MINISTERO DELL'INTERNO", 3.4, 7, { size: 1.6, colour: blue }),
      lettered('CARTA DI IDENTITÀ / IDENTITY CARD', 35, 4.4, { size: 2, font: 'bold', colour: blue }),
      lettered(holder.number, 63.4, 8, { size: 2.8, font: 'bold' }),
      portrait(3.4, 12.5, 20.8, 27.5, diceOf(holder.matter)),
      labelled('COMUNE DI / MUNICIPALITY', home.town, 27.5, 10.7, { size: 2.25 }),
      labelled('COGNOME / SURNAME', holder.surname, 27.5, 15.5),
      labelled('NOME / NAME', holder.givenNames, 27.5, 20.7),
      labelled(
        'LUOGO E DATA DI NASCITA / PLACE AND DATE OF BIRTH',
        `${holder.birthTown}${birthProvince ? ` (${birthProvince})` : ''} ${day(holder.bornOn)}`,
        27.5,
        25.8,
        { size: 2.25 },
      ),
      labelled('SESSO / SEX', holder.sex, 27.5, 31),
      labelled('STATURA / HEIGHT', String(holder.heightCm), 40, 31),
      labelled('CITTADINANZA / NATIONALITY', holder.nationality, 56.7, 31),
      labelled('EMISSIONE / ISSUING', day(holder.issuedOn), 27.5, 36.2),
      labelled('SCADENZA / EXPIRY', day(holder.expiresOn), 56.7, 36.2),
      labelled("FIRMA DEL TITOLARE / HOLDER'S SIGNATURE", holder.givenNames.toLowerCase(), 27.5, 42.2, {
        size: 2,
        font: 'regular',
      }),
      lettered(holder.accessNumber, 70.8, 50.8, { size: 2.7, font: 'bold' }),
      specimenMark(3.4, 50.8),
    ].join(''),
  }
}

function back(holder: CardHolder): CardFace {
  const { home, fiscalCode } = holder
  return {
    width,
    height,
    print: [
      background(width, height, '#f3f6f2', '#d7e4da'),
      ...(fiscalCode
        ? [
            labelled('CODICE FISCALE / FISCAL CODE', fiscalCode, 3.5, 5, { size: 2.5 }),
            '<rect x="46" y="24" width="36.5" height="9" fill="#ffffff"/>',
            code39(fiscalCode, 48, 25, 33, 6.7),
          ]
        : []),
      labelled('ESTREMI ATTO DI NASCITA', '0412 P1 SA', 3.5, 11.7, { size: 2.2 }),
      labelled(
        'INDIRIZZO DI RESIDENZA / RESIDENCE',
        `${home.street}, N. ${home.number} ${home.town}${home.province ? ` (${home.province})` : ''}`,
        3.5,
        18,
        { size: 2.2 },
      ),
      specimenMark(3.5, 33.4),
      zone(td1Lines(holder, 'C<'), CARD_SIZE, holder.matter),
    ].join(''),
  }
}

export const italianCard: Card = {
  document: 'id_card',
  country: 'IT',
  issuing: 'ITA',
  sides: [
    {
      side: 'front',
      name: 'fronte',
      shows: [
        'number',
        'surname',
        'given_names',
        'date_of_birth',
        'place_of_birth',
        'sex',
        'nationality',
        'issuing_country',
        'expires_on',
      ],
      zone: null,
      draw: front,
    },
    { side: 'back', name: 'retro', shows: [...ZONE_FACTS, 'fiscal_code'], zone: 'TD1', draw: back },
  ],
}
