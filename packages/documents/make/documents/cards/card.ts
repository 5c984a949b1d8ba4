/** The seam between a card's drawing and what a reader must find on it. */
import type { Identity } from '@attesta/domain/facts/parse-result.ts'
import type { CardFace } from '../../draw/card-art.ts'
import type { CardHolder } from '../../life/card-holder.ts'

export type Fact = Exclude<keyof Identity, 'document' | 'side' | 'mrz'>

export interface Side {
  side: 'front' | 'back'
  /** Part of a file's name, in the holder's language. */
  name: string
  /** The facts that this side prints, in its zone or above it. */
  shows: readonly Fact[]
  zone: 'TD1' | 'TD2' | 'TD3' | null
  draw(holder: CardHolder): CardFace
}

export interface Card {
  document: Identity['document']
  country: string
  /** ICAO code of the issuing state, as results spell it. */
  issuing: string
  sides: readonly Side[]
}

/** What a zone says. */
export const ZONE_FACTS = [
  'number',
  'surname',
  'given_names',
  'date_of_birth',
  'sex',
  'nationality',
  'issuing_country',
  'expires_on',
] as const satisfies readonly Fact[]

const threeLetters = (code: string) => (code === 'D' ? 'DEU' : code)

/** What the given sides say together. A zone whose names are cut says less: those are for the printed side. */
export function cardTruth(card: Card, sides: readonly Side[], holder: CardHolder): Identity {
  // A zone spells a hyphen as it spells a blank. Source: ICAO Doc 9303 part 3, section 4.6.
  const isZoneAlone = sides.every(({ side, zone }) => side === 'back' && zone !== null),
    told = (name: string) => (isZoneAlone ? name.replaceAll('-', ' ') : name)
  const all: Record<Fact, string | null> = {
    number: holder.number,
    surname: told(holder.surname),
    given_names: told(holder.givenNames),
    date_of_birth: holder.bornOn,
    place_of_birth: holder.birthTown,
    sex: holder.sex,
    nationality: threeLetters(holder.nationality),
    issuing_country: card.issuing,
    expires_on: holder.expiresOn,
    fiscal_code: holder.fiscalCode,
  }
  const shown = new Set(sides.flatMap(({ shows }) => shows))
  const facts = Object.fromEntries(
    Object.entries(all).map(([fact, value]) => [fact, shown.has(fact as Fact) ? value : null]),
  ) as Record<Fact, string | null>
  const format = sides.find(({ zone }) => zone !== null)?.zone ?? null
  return {
    document: card.document,
    side: sides.length === 2 ? 'both' : sides[0]!.side,
    ...facts,
    sex: facts.sex as Identity['sex'],
    mrz: format && { format, valid: true },
  }
}
