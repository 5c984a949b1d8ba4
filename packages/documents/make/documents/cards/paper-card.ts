/** The Italian identity card on document, folded in the middle: particulars inside, number and end outside; no zone. */
import { type CardFace, portrait } from '../../draw/card-art.ts'
import { lettered } from '../../draw/lettering.ts'
import { dated } from '../../draw/spelling.ts'
import type { CardHolder } from '../../life/card-holder.ts'
import { diceOf } from '../../random.ts'
import type { Card } from './card.ts'

const width = 148,
  height = 105
const day = (text: string) => dated(text, 'dd/mm/yyyy')
const fold = `<rect width="${width}" height="${height}" fill="#f4ecd8"/><rect x="${width / 2 - 0.6}" width="1.2" height="${height}" fill="#d8cdb2"/>`

/** A printed word and what the typewriter put on the dots behind it. */
const typed = (label: string, value: string, x: number, y: number, wide: number) =>
  lettered(label, x, y, { size: 2.6, colour: '#4b4436' }) +
  `<path d="M${x + 20} ${y + 0.8}h${wide - 20}" stroke="#9b927d" stroke-width="0.15" stroke-dasharray="0.3 0.5"/>` +
  lettered(value, x + 21, y, { size: 3, font: 'bold' })

function inside(holder: CardHolder): CardFace {
  const { home } = holder
  const lines: [string, string][] = [
    ['Cognome', holder.surname],
    ['Nome', holder.givenNames],
    ['nato il', day(holder.bornOn)],
    ['(atto n.', '1042 P. 1 S. A)'],
    ['a', `${holder.birthTown}${holder.birthProvince ? ` (${holder.birthProvince})` : ''}`],
    ['Cittadinanza', 'ITALIANA'],
    ['Residenza', home.town],
    ['Via', `${home.street} ${home.number}`],
    ['Stato civile', 'LIBERO'],
    ['Professione', 'IMPIEGATO'],
  ]
  const marks: [string, string][] = [
    ['Statura', `1,${String(holder.heightCm).slice(1)}`],
    ['Capelli', 'CASTANI'],
    ['Occhi', 'MARRONI'],
    ['Segni part.', '====='],
  ]
  return {
    width,
    height,
    print: [
      fold,
      ...lines.map(([label, value], at) => typed(label, value, 5, 10 + at * 6.2, 64)),
      lettered('CONNOTATI E CONTRASSEGNI SALIENTI', 8, 74, { size: 2.2, font: 'bold' }),
      ...marks.map(([label, value], at) => typed(label, value, 5, 80 + at * 5.6, 64)),
      portrait(95, 10, 32, 40, diceOf(holder.matter)),
      lettered('Firma del titolare', 80, 60, { size: 2.4 }),
      lettered(holder.givenNames.toLowerCase(), 104, 60, { size: 3 }),
      lettered(`${home.town}, ${day(holder.issuedOn)}`, 80, 70, { size: 2.6 }),
      lettered('IL SINDACO', 112, 78, { size: 2.6, font: 'bold' }),
      lettered('Impronta del dito', 80, 88, { size: 2 }),
      lettered('indice sinistro', 80, 91, { size: 2 }),
    ].join(''),
  }
}

function outside(holder: CardHolder): CardFace {
  return {
    width,
    height,
    print: [
      fold,
      lettered('Scadenza', 8, 14, { size: 2.8 }),
      lettered(day(holder.expiresOn), 28, 14, { size: 3, font: 'bold' }),
      lettered('Diritti', 8, 22, { size: 2.8 }),
      lettered('Euro 5,42', 28, 22, { size: 2.8 }),
      lettered(holder.number, 22, 92, { size: 4, font: 'bold' }),
      lettered('REPUBBLICA ITALIANA', 86, 16, { size: 4, font: 'bold' }),
      lettered('COMUNE DI', 98, 30, { size: 3 }),
      lettered(holder.home.town, 96, 36, { size: 3.6, font: 'bold' }),
      lettered("CARTA D'IDENTITÀ", 88, 50, { size: 4.6, font: 'bold' }),
      lettered(`N° ${holder.number}`, 94, 60, { size: 3.6, font: 'bold' }),
      lettered('DI', 108, 70, { size: 2.8 }),
      lettered(`${holder.surname} ${holder.givenNames}`, 84, 80, { size: 3, font: 'bold' }),
    ].join(''),
  }
}

export const paperCard: Card = {
  document: 'paper_id_card',
  country: 'IT',
  issuing: 'ITA',
  sides: [
    {
      side: 'front',
      name: 'interno',
      shows: ['surname', 'given_names', 'date_of_birth', 'place_of_birth', 'nationality', 'issuing_country'],
      zone: null,
      draw: inside,
    },
    { side: 'back', name: 'esterno', shows: ['number', 'issuing_country', 'expires_on'], zone: null, draw: outside },
  ],
}
