import type { Identity } from '@attesta/domain/facts/parse-result.ts'
import { fold } from '../../layout/fold.ts'

/**
 * How an identity document calls itself. `marks`: folded words of which one run must be printed; `country` ISO alpha-2,
 * null when several print it; `side` where only one of two says this.
 */
export interface Title {
  document: Identity['document']
  country: string | null
  issuer: string | null
  marks: readonly string[]
  side?: 'front' | 'back'
}

const titles: readonly Title[] = [
  {
    document: 'fiscal_card',
    country: 'IT',
    issuer: 'Agenzia delle Entrate',
    side: 'front',
    marks: ['tessera sanitaria', 'carta nazionale dei servizi', 'tesserino codice fiscale'],
  },
  {
    document: 'fiscal_card',
    country: 'IT',
    issuer: 'Agenzia delle Entrate',
    side: 'back',
    marks: ['tessera europea di assicurazione malattia', 'numero identificazione dell istituzione'],
  },
  { document: 'residence_permit', country: 'IT', issuer: "Ministero dell'Interno", marks: ['permesso di soggiorno'] },
  {
    document: 'residence_permit',
    country: 'DE',
    issuer: null,
    marks: ['aufenthaltstitel', 'aufenthaltserlaubnis', 'niederlassungserlaubnis'],
  },
  {
    document: 'residence_permit',
    country: null,
    issuer: null,
    // Source: Regulation (EC) 1030/2002, the title of the document in the languages of its issuer.
    marks: [
      'residence permit',
      'titre de sejour',
      'permiso de residencia',
      'titulo de residencia',
      'verblijfstitel',
      'karta pobytu',
      'permis de sedere',
      'uppehallstillstand',
      'oleskelulupa',
      'povoleni k pobytu',
      'dovoljenje za prebivanje',
      'elamisluba',
    ],
  },
  { document: 'passport', country: 'DE', issuer: null, marks: ['reisepass'] },
  { document: 'passport', country: 'IT', issuer: 'Ministero degli Affari Esteri', marks: ['passaporto'] },
  { document: 'id_card', country: 'DE', issuer: null, marks: ['personalausweis'] },
  {
    document: 'id_card',
    country: 'IT',
    issuer: "Ministero dell'Interno",
    marks: ['carta di identita identity card', 'carta d identita elettronica', 'carta di identita elettronica'],
  },
  {
    document: 'paper_id_card',
    country: 'IT',
    issuer: null,
    side: 'front',
    marks: ['connotati e contrassegni', 'contrassegni salienti'],
  },
  {
    document: 'paper_id_card',
    country: 'IT',
    issuer: null,
    side: 'back',
    marks: ['carta d identita', 'carta di identita'],
  },
  { document: 'passport', country: null, issuer: null, marks: ['passport', 'passeport'] },
  // The title of the card itself is often lost in the pattern below it; all others that name the state have been ruled
  // out above.
  { document: 'id_card', country: 'DE', issuer: null, marks: ['bundesrepublik deutschland'] },
  { document: 'id_card', country: null, issuer: null, marks: ['identity card', 'carte d identite'] },
]

const isNamed =
  (folded: string) =>
  ({ marks }: Title) =>
    marks.some((mark) => folded.includes(` ${mark} `))

/** The sides of one document that the text names. */
export const sidesNamed = (text: string, document: Identity['document']): readonly ('front' | 'back')[] =>
  titles
    .filter((title) => title.document === document)
    .filter(isNamed(` ${fold(text)} `))
    .flatMap(({ side }) => side ?? [])

/** What the document says it is; null when it says nothing of the kind. */
export function titleIn(text: string): Title | null {
  const folded = ` ${fold(text)} `
  const found = titles.find(isNamed(folded))
  if (
    found?.document === 'paper_id_card' &&
    [' identity card ', ' surname ', ' municipality ', ' expiry '].some((word) => folded.includes(word))
  )
    return titles.find((title) => title.document === 'id_card' && title.country === 'IT')!
  return found ?? null
}
