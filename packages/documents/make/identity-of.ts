/** The identity document of somebody of the cast as documents: clean pictures and photos of each side. */
import type { Person } from '@attesta/domain/examples/person.ts'
import { renderFace } from './draw/card-art.ts'
import { holderOf } from './life/card-holder.ts'
import type { DrawnDocument } from './drawn-document.ts'
import { type Card, cardTruth } from './documents/cards/card.ts'
import { italianCard } from './documents/cards/italian-card.ts'
import { passport, passportEditions } from './documents/cards/passport.ts'
import { CARD_DPI } from './documents/identity-documents.ts'
import { photographCard } from './degrade/photograph-card.ts'

const passports: Record<string, Card> = {
  ITA: passport(passportEditions.italian),
  POL: passport(passportEditions.polish),
  D: passport(passportEditions.german),
}

/** In the words of the applicant: `carta-identita-fronte.png`. */
const NAMES: Record<string, [stem: string, label: string]> = {
  fronte: ['carta-identita-fronte', 'Carta d’identità, fronte'],
  retro: ['carta-identita-retro', 'Carta d’identità, retro'],
  passaporto: ['passaporto', 'Passaporto'],
}

export function identityDocumentsOf(person: Person): DrawnDocument[] {
  const holder = holderOf(person),
    card = person.identity.kind === 'passport' ? passports[person.identity.issuingCountry]! : italianCard
  return card.sides.flatMap((side): DrawnDocument[] => {
    const [stem, label] = NAMES[side.name]!,
      draw = async () => new Uint8Array(await renderFace(side.draw(holder), CARD_DPI))
    const expected: DrawnDocument['expected'] = {
      type: 'national_id',
      verdict: 'parsed',
      source: 'ocr',
      pages: 1,
      country: card.country,
      identity: cardTruth(card, [side], holder),
    }
    return [
      { fileName: `${stem}.png`, mediaType: 'image/png', label, condition: 'clean', expected, findings: [], draw },
      {
        fileName: `${stem}-foto.jpg`,
        mediaType: 'image/jpeg',
        label: `${label}, foto`,
        condition: 'photographed',
        expected,
        findings: [],
        draw: async () => photographCard(await draw(), `${person.id}:${stem}`, 'calm'),
      },
    ]
  })
}
