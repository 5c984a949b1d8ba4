/**
 * Documents that people upload unasked, or that stand beside the ones asked for: none of them is of an accepted kind.
 */
import type { Day } from '@attesta/domain/day.ts'
import type { Person } from '@attesta/domain/examples/person.ts'
import { type Block, proseDocument } from '../../draw/prose.ts'
import type { DrawnDocument } from '../../drawn-document.ts'
import { type Dice, diceOf } from '../../random.ts'
import type { Drawing } from '../drawing.ts'

export interface Writing {
  person: Person
  name: string
  today: Day
  dice: Dice
}

export interface UnrelatedDocument {
  country: 'IT' | 'DE'
  fileName: string
  /** What it should be called; null where the document does not say it clearly. */
  likelyType: string | null
  write(writing: Writing): readonly Block[]
}

export const unrelatedDrawing = (
  title: string,
  { country, fileName, likelyType, write }: UnrelatedDocument,
): Drawing => ({
  country,
  documentsOf(person, today, seed): DrawnDocument[] {
    const dice = diceOf(`stray:${title}:${person.id}:${seed}`),
      writing: Writing = { person, name: `${person.givenName} ${person.familyName}`, today, dice }
    return [
      {
        fileName: `${fileName}.pdf`,
        mediaType: 'application/pdf',
        label: title,
        condition: 'clean',
        findings: [],
        expected:
          likelyType === null
            ? { type: 'unknown', verdict: 'parsed', source: 'text', possible_type: null }
            : { type: 'other', verdict: 'parsed', country, source: 'text', possible_type: likelyType },
        draw: () =>
          proseDocument({
            producer: dice.pick(['Microsoft Word 2019', 'iText 5.5.13', 'wkhtmltopdf 0.12.6']),
            title,
            madeOn: today,
            face: dice.pick(['Helvetica', 'Arimo']),
            size: dice.pick([9, 10]),
            blocks: write(writing),
          }),
      },
    ]
  },
})
