/**
 * The Italian health card, which carries the fiscal code: as text on the front, as Code 39 and text on the back, the
 * European insurance card.
 */
import { background, CARD_SIZE, type CardFace, specimenMark } from '../../draw/card-art.ts'
import { code39 } from '../../draw/code39.ts'
import { lettered } from '../../draw/lettering.ts'
import { dated } from '../../draw/spelling.ts'
import type { CardHolder } from '../../life/card-holder.ts'
import type { Card } from './card.ts'

const { width, height } = CARD_SIZE
const day = (text: string) => dated(text, 'dd/mm/yyyy')
const field = (label: string, value: string, x: number, y: number, beside: number) =>
  lettered(label, x, y, { size: 1.7, colour: '#0d5f63' }) + lettered(value, x + beside, y, { size: 2.5, font: 'bold' })

function front(holder: CardHolder): CardFace {
  return {
    width,
    height,
    print: [
      background(width, height, '#e4f2f1', '#bcdedd'),
      lettered('TESSERA SANITARIA', 22, 6, { size: 3.4, font: 'bold', colour: '#0d5f63' }),
      lettered('CARTA NAZIONALE DEI SERVIZI', 22, 9.4, { size: 1.8, colour: '#0d5f63' }),
      field('Codice Fiscale', holder.fiscalCode ?? '', 5, 17, 19),
      lettered('Sesso', 66, 17, { size: 1.7, colour: '#0d5f63' }),
      lettered(holder.sex, 73, 17, { size: 2.5, font: 'bold' }),
      field('Cognome', holder.surname, 5, 22, 19),
      field('Nome', holder.givenNames, 5, 27, 19),
      field('Luogo di nascita', holder.birthTown, 5, 32, 19),
      field('Provincia', holder.birthProvince ?? '', 5, 37, 19),
      field('Data di nascita', day(holder.bornOn), 5, 42, 19),
      field('Data di scadenza', day(holder.expiresOn), 45, 42, 19),
      specimenMark(5, 51),
    ].join(''),
  }
}

function back(holder: CardHolder): CardFace {
  const [year, month, date] = holder.expiresOn.split('-')
  return {
    width,
    height,
    print: [
      background(width, height, '#e7edf6', '#c6d3e8'),
      '<rect x="3" y="3" width="79.6" height="9" fill="#ffffff"/>',
      code39(holder.fiscalCode ?? '', 12, 3.8, 62, 7.4),
      lettered('TESSERA EUROPEA DI ASSICURAZIONE MALATTIA', 20, 16.4, { size: 2.2, font: 'bold', colour: '#1c3f86' }),
      lettered('3 Cognome', 5, 22, { size: 1.5 }),
      lettered(holder.surname, 5, 25.2, { size: 2.4, font: 'bold' }),
      lettered('4 Nome', 5, 28.4, { size: 1.5 }),
      lettered(holder.givenNames, 5, 31.4, { size: 2.4, font: 'bold' }),
      lettered('5 Data di nascita', 55, 28.4, { size: 1.5 }),
      lettered(day(holder.bornOn), 55, 31.4, { size: 2.4, font: 'bold' }),
      lettered('6 Numero identificazione personale', 5, 34.6, { size: 1.5 }),
      lettered(holder.fiscalCode ?? '', 5, 37.6, { size: 2.4, font: 'bold' }),
      lettered("7 Numero identificazione dell'istituzione", 45, 34.6, { size: 1.5 }),
      lettered('SSN-MIN SALUTE - 500001', 45, 37.6, { size: 2.2, font: 'bold' }),
      lettered('8 Numero di identificazione della tessera', 5, 41, { size: 1.5 }),
      lettered(`80380000${holder.accessNumber}${holder.accessNumber}`, 5, 44, { size: 2.4, font: 'bold' }),
      lettered('9 Scadenza', 60, 41, { size: 1.5 }),
      lettered(`${date}/${month}/${year}`, 60, 44, { size: 2.4, font: 'bold' }),
      specimenMark(5, 51),
    ].join(''),
  }
}

export const healthCard: Card = {
  document: 'fiscal_card',
  country: 'IT',
  issuing: 'ITA',
  sides: [
    {
      side: 'front',
      name: 'fronte',
      shows: [
        'surname',
        'given_names',
        'date_of_birth',
        'place_of_birth',
        'sex',
        'issuing_country',
        'expires_on',
        'fiscal_code',
      ],
      zone: null,
      draw: front,
    },
    {
      side: 'back',
      name: 'retro',
      shows: ['surname', 'given_names', 'date_of_birth', 'issuing_country', 'expires_on', 'fiscal_code'],
      zone: null,
      draw: back,
    },
  ],
}
