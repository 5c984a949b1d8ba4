/** The identity documents that we can draw; whatever stands here is measured by `npm run accuracy`. */
import type { Person } from '@attesta/domain/examples/person.ts'
import type { Day } from '@attesta/domain/day.ts'
import { renderFace } from '../draw/card-art.ts'
import { type Issue, holderWith } from '../life/card-holder.ts'
import type { DrawnDocument } from '../drawn-document.ts'
import { copyCards } from '../degrade/copy-cards.ts'
import { type Card, cardTruth, type Side } from './cards/card.ts'
import { germanCards } from './cards/german-card.ts'
import { healthCard } from './cards/health-card.ts'
import { italianCard } from './cards/italian-card.ts'
import { largerCard } from './cards/larger-card.ts'
import { paperCard } from './cards/paper-card.ts'
import { passport, passportEditions } from './cards/passport.ts'
import { residencePermits } from './cards/residence-permits.ts'
import type { Drawing } from './drawing.ts'

/** A digital picture of a card, as good as they come. */
export const CARD_DPI = 305

export interface IdentityDocument extends Drawing {
  card: Card
  issue: Issue
}

/** Each side by itself, and both on one page. */
function documentsOfCard(card: Card, issue: Issue, person: Person, today: Day, seed: number): DrawnDocument[] {
  const holder = holderWith(person, issue, today, seed),
    stem = `${card.document}-${issue.number}`
  const truth = (sides: readonly Side[]): DrawnDocument['expected'] => ({
    type: 'national_id',
    verdict: 'parsed',
    source: 'ocr',
    pages: 1,
    country: card.country,
    identity: cardTruth(card, sides, holder),
  })
  const singles = card.sides.map((side): DrawnDocument => ({
    fileName: `${stem}-${side.name}.png`,
    mediaType: 'image/png',
    label: `${card.document}, ${side.name}`,
    condition: 'clean',
    expected: truth([side]),
    findings: [],
    draw: async () => new Uint8Array(await renderFace(side.draw(holder), CARD_DPI)),
  }))
  if (card.sides.length < 2) return singles
  return [
    ...singles,
    {
      fileName: `${stem}.pdf`,
      mediaType: 'application/pdf',
      label: `${card.document}, both sides`,
      condition: 'clean',
      expected: truth(card.sides),
      findings: [],
      draw: async () =>
        copyCards(
          await Promise.all(card.sides.map((side) => renderFace(side.draw(holder), 200))),
          today,
          holder.matter,
        ),
    },
  ]
}

const drawing = (country: Drawing['country'], card: Card, issue: Issue): IdentityDocument => ({
  country,
  card,
  issue,
  documentsOf: (person, today, seed) => documentsOfCard(card, issue, person, today, seed),
})

const LONG_NAMES = ['Massimiliano', 'Ferdinando', 'Alessandro']

export const identityDocuments: Readonly<Record<string, IdentityDocument>> = {
  'Italian card': drawing('IT', italianCard, { issuer: 'ITA', nationality: 'ITA', years: 10, number: 'italianCard' }),
  'Italian paper card': drawing('IT', paperCard, {
    issuer: 'ITA',
    nationality: 'ITA',
    years: 10,
    number: 'italianPaperCard',
  }),
  'Italian passport': drawing('IT', passport(passportEditions.italian), {
    issuer: 'ITA',
    nationality: 'ITA',
    years: 10,
    number: 'italianPassport',
  }),
  'Italian passport, long names': drawing('IT', passport(passportEditions.italian), {
    issuer: 'ITA',
    nationality: 'ITA',
    years: 10,
    number: 'italianPassport',
    moreNames: LONG_NAMES,
  }),
  'Italian residence permit': drawing('IT', residencePermits.italian, {
    issuer: 'ITA',
    nationality: 'MAR',
    years: 2,
    number: 'italianPermit',
  }),
  'Italian health card': drawing('IT', healthCard, {
    issuer: 'ITA',
    nationality: 'ITA',
    years: 6,
    number: 'italianCard',
  }),
  'German card of 2010': drawing('DE', germanCards[2010], {
    issuer: 'D',
    nationality: 'D',
    years: 10,
    number: 'germanCard',
  }),
  'German card of 2021': drawing('DE', germanCards[2021], {
    issuer: 'D',
    nationality: 'D',
    years: 10,
    number: 'germanCard',
  }),
  'German passport': drawing('DE', passport(passportEditions.german), {
    issuer: 'D',
    nationality: 'D',
    years: 10,
    number: 'germanPassport',
  }),
  'German passport, sex X': drawing('DE', passport(passportEditions.german), {
    issuer: 'D',
    nationality: 'D',
    years: 10,
    number: 'germanPassport',
    sex: 'X',
  }),
  'German residence permit': drawing('DE', residencePermits.german, {
    issuer: 'D',
    nationality: 'UKR',
    years: 3,
    number: 'germanPermit',
  }),
  'Polish passport': drawing('IT', passport(passportEditions.polish), {
    issuer: 'POL',
    nationality: 'POL',
    years: 10,
    number: 'polishPassport',
  }),
  'Moroccan passport': drawing('IT', passport(passportEditions.moroccan), {
    issuer: 'MAR',
    nationality: 'MAR',
    years: 5,
    number: 'moroccanPassport',
  }),
  'Bangladeshi passport': drawing('IT', passport(passportEditions.bangladeshi), {
    issuer: 'BGD',
    nationality: 'BGD',
    years: 10,
    number: 'bangladeshiPassport',
  }),
  'Romanian card': drawing('IT', largerCard, { issuer: 'ROU', nationality: 'ROU', years: 10, number: 'romanianCard' }),
}
