/** One card drawn, read and judged. */
import { parseFile } from '../../../src/pipeline.ts'
import { type Card, type Fact, type Side, ZONE_FACTS, cardTruth } from '../../documents/cards/card.ts'
import { photographCard } from '../../degrade/photograph-card.ts'
import { type FieldMeasure, judgedFields } from '../field-rates.ts'
import { drawCard } from './draw.ts'
import { TODAY, cardHolderOf } from './holder.ts'
import { type CardLayout, stateOf } from './layout.ts'

export type CardMeasure = FieldMeasure<CardLayout>

const PRINTED: readonly Fact[] = [...ZONE_FACTS, 'place_of_birth']

/** What each face says; a side without a zone has its facts in print alone. */
function sidesOf({ choices: { face } }: CardLayout): Pick<Side, 'side' | 'shows' | 'zone'>[] {
  const front = { side: 'front', shows: PRINTED, zone: null } as const,
    back = { side: 'back', shows: ZONE_FACTS, zone: 'TD1' } as const
  return {
    'passport page': [{ side: 'front', shows: PRINTED, zone: 'TD3' } as const],
    'larger card': [{ side: 'front', shows: PRINTED, zone: 'TD2' } as const],
    'small card, back': [back],
    'small card, front': [front],
    'small card, both sides': [front, back],
  }[face]
}

function truthOf(layout: CardLayout) {
  const holder = cardHolderOf(layout),
    { country, code } = stateOf(layout)
  const card: Card = {
    document: layout.choices.face === 'passport page' ? 'passport' : 'id_card',
    country,
    issuing: code === 'D' ? 'DEU' : code,
    sides: [],
  }
  const sides = sidesOf(layout).map((side): Side => ({
    ...side,
    name: '',
    draw: () => ({ width: 0, height: 0, print: '' }),
  }))
  const isZoneAlone = layout.choices.face === 'small card, back'
  const named = isZoneAlone ? { ...holder, surname: holder.latin.surname, givenNames: holder.latin.givenNames } : holder
  return { expected: { type: 'national_id' as const, country, identity: cardTruth(card, sides, named) } }
}

/** @param isPhotographed read from a photo by phone */
export async function measureCard(layout: CardLayout, isPhotographed = false): Promise<CardMeasure> {
  const drawn = await drawCard(layout)
  const bytes = isPhotographed ? await photographCard(Buffer.from(drawn), layout.story, 'calm') : drawn
  const found = await parseFile(bytes, { fileName: 'card.png', today: TODAY, applicant: null, trace: false })
  return judgedFields(layout, truthOf(layout), found)
}
