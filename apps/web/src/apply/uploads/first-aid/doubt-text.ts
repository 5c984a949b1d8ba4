import type { Language } from '@attesta/contract/fields.ts'
import type { Say } from '../../../words/words.tsx'
import { monthsInWords } from '../../shared/months.ts'
import type { Slot } from '../slot.ts'
import type { FileDoubt } from './give-first-aid.ts'

/** Which file, what we doubt, and what helps where we are right. */
export function doubtText(say: Say, language: Language, doubt: FileDoubt, file: string, { months = [] }: Slot): string {
  switch (doubt.kind) {
    case 'oldMonth':
      return say('Uploads.Doubt.oldMonth', {
        file,
        month: monthsInWords([doubt.month], language),
        months: monthsInWords(months, language),
      })
    case 'otherKind':
      return say('Uploads.Doubt.otherKind', { file, kind: say(`Uploads.Kind.${doubt.named}`) })
    default:
      return say(`Uploads.Doubt.${doubt.kind}`, { file })
  }
}
