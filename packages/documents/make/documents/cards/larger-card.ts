/** An older identity card of the larger size, its zone of two lines below the particulars, as Romania issued it. */
import { background, type CardFace, labelled, portrait, specimenMark, zone } from '../../draw/card-art.ts'
import { lettered } from '../../draw/lettering.ts'
import { td2Lines } from '../../draw/mrz.ts'
import { dated } from '../../draw/spelling.ts'
import type { CardHolder } from '../../life/card-holder.ts'
import { diceOf } from '../../random.ts'
import { type Card, ZONE_FACTS } from './card.ts'

const SIZE = { width: 105, height: 74 }
const day = (text: string) => dated(text, 'dd.mm.yyyy')

function front(holder: CardHolder): CardFace {
  const { width, height } = SIZE
  return {
    width,
    height,
    print: [
      background(width, height, '#eef2f8', '#cdd9ea'),
      lettered('ROMANIA', 40, 5, { size: 3, font: 'bold', colour: '#27406f' }),
      lettered("CARTE DE IDENTITATE / CARTE D'IDENTITE / IDENTITY CARD", 30, 8.6, { size: 2, colour: '#27406f' }),
      lettered(`SERIA ${holder.number.slice(0, 2)} NR ${holder.number.slice(2)}`, 64, 13, { size: 2.8, font: 'bold' }),
      portrait(4, 12, 27, 36, diceOf(holder.matter)),
      labelled('Nume/Nom/Last name', holder.surname, 34, 16, { label: 1.5 }),
      labelled('Prenume/Prenom/First name', holder.givenNames, 34, 22, { label: 1.5 }),
      labelled('Cetatenie/Nationalite/Nationality', 'Română / ROU', 34, 28, { label: 1.5 }),
      labelled('Sex/Sexe/Sex', holder.sex, 86, 28, { label: 1.5 }),
      labelled('Loc nastere/Lieu de naissance/Place of birth', holder.birthTown, 34, 34, { label: 1.5 }),
      labelled('Domiciliu/Adresse/Address', `${holder.home.street} ${holder.home.number}`, 34, 40, { label: 1.5 }),
      labelled('Emisa de/Delivree par/Issued by', 'SPCLEP SECTOR 3', 34, 46, { label: 1.5 }),
      labelled('Valabilitate/Validite/Validity', `${day(holder.issuedOn)}-${day(holder.expiresOn)}`, 34, 52, {
        label: 1.5,
      }),
      specimenMark(4, 55),
      zone(td2Lines(holder, 'ID'), SIZE, holder.matter),
    ].join(''),
  }
}

export const largerCard: Card = {
  document: 'id_card',
  country: 'RO',
  issuing: 'ROU',
  sides: [{ side: 'front', name: 'carta', shows: [...ZONE_FACTS, 'place_of_birth'], zone: 'TD2', draw: front }],
}
