/** The identity document of a sample applicant as documents: clean pictures and photos of each side. */
import type { Person } from '@attesta/domain/examples/person.ts'
import type { Day } from '@attesta/domain/day.ts'
import { renderFace } from './draw/card-art.ts'
import { type CardHolder, holderOf, holderWith, type Issue } from './life/card-holder.ts'
import type { DrawnDocument } from './drawn-document.ts'
import { type Card, cardTruth } from './documents/cards/card.ts'
import { healthCard } from './documents/cards/health-card.ts'
import { italianCard } from './documents/cards/italian-card.ts'
import { passport, passportEditions } from './documents/cards/passport.ts'
import { residencePermits } from './documents/cards/residence-permits.ts'
import { CARD_DPI } from './documents/identity-documents.ts'
import { photographCard } from './degrade/photograph-card.ts'

const passports: Record<string, Card> = {
  ITA: passport(passportEditions.italian),
  POL: passport(passportEditions.polish),
  MAR: passport(passportEditions.moroccan),
  D: passport(passportEditions.german),
}

/** By side, in the words of the applicant: `carta-identita-fronte.png`. */
type Names = Record<string, [stem: string, label: string]>

const ownNames: Names = {
  fronte: ['carta-identita-fronte', 'Carta d’identità, fronte'],
  retro: ['carta-identita-retro', 'Carta d’identità, retro'],
  passaporto: ['passaporto', 'Passaporto'],
}
const healthCardNames: Names = {
  fronte: ['tessera-sanitaria-fronte', 'Tessera sanitaria, fronte'],
  retro: ['tessera-sanitaria-retro', 'Tessera sanitaria, retro'],
}
const permitNames: Names = {
  fronte: ['permesso-di-soggiorno-fronte', 'Permesso di soggiorno, fronte'],
  retro: ['permesso-di-soggiorno-retro', 'Permesso di soggiorno, retro'],
}

function sidesOf(person: Person, card: Card, holder: CardHolder, names: Names): DrawnDocument[] {
  return card.sides.flatMap((side): DrawnDocument[] => {
    const [stem, label] = names[side.name]!,
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

export function identityDocumentsOf(person: Person): DrawnDocument[] {
  const card = person.identity.kind === 'passport' ? passports[person.identity.issuingCountry]! : italianCard
  return sidesOf(person, card, holderOf(person), ownNames)
}

const healthCardIssue: Issue = { issuer: 'ITA', years: 6, number: 'italianCard' }
const permitIssue: Issue = { issuer: 'ITA', nationality: 'MAR', years: 5, number: 'italianPermit' }

/** What Italy asks for beside a passport: the health card of its citizens, the permit of people from outside Europe. */
export function documentsBesidePassport(person: Person, today: Day, seed: number): DrawnDocument[] {
  if (person.identity.kind !== 'passport' || person.address.country !== 'IT') return []
  const issued = (issue: Issue) => holderWith(person, issue, today, seed)
  if (person.nationality === 'ITA') return sidesOf(person, healthCard, issued(healthCardIssue), healthCardNames)
  return person.nationality === 'MAR' ? sidesOf(person, residencePermits.italian, issued(permitIssue), permitNames) : []
}
