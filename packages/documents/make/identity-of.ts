/** A person's identity document as papers: clean scans and photos of each side. */
import sharp from 'sharp'
import type { Person } from '@attesta/domain/examples/person.ts'
import type { Paper } from './paper.ts'
import { cardBack, cardFront, cardTruth } from './papers/identity-card.ts'
import { passportPage, passportTruth } from './papers/passport.ts'
import { photograph } from './spoil/photograph.ts'

interface Side { name: string; label: string; art: Buffer; expected: Paper['expected'] }

function sidesOf(person: Person): Side[] {
  const { identity } = person
  if (identity.kind === 'passport') return [{ name: 'passaporto', label: 'Passaporto', art: passportPage(person, identity), expected: passportTruth(person, identity) }]
  return [{ name: 'carta-identita-fronte', label: 'Carta d’identità, fronte', art: cardFront(person), expected: cardTruth(person, 'front') },
    { name: 'carta-identita-retro', label: 'Carta d’identità, retro', art: cardBack(person), expected: cardTruth(person, 'back') }]
}

export const identityPapersOf = (person: Person): Paper[] => sidesOf(person).flatMap(({ name, label, art, expected }): Paper[] => [
  { fileName: `${name}.png`, mediaType: 'image/png', label, condition: 'clean', expected, findings: [], draw: async () => new Uint8Array(await sharp(art).flatten({ background: '#ffffff' }).png().toBuffer()) },
  { fileName: `${name}-foto.jpg`, mediaType: 'image/jpeg', label: `${label}, foto`, condition: 'photographed', expected, findings: [], draw: () => photograph(art, `${person.id}:${name}`) },
])
