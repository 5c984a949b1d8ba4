import type { Language } from '@attesta/contract/fields.ts'
import type { Translate } from '../../../words/words.tsx'
import { monthsInWords } from '../../shared/months.ts'
import type { Slot } from '../slot.ts'
import type { FileDoubt } from './give-first-aid.ts'

/** Returns which file, what we doubt, and what helps where we are right. */
export function doubtText(
  t: Translate,
  language: Language,
  doubt: FileDoubt,
  file: string,
  { months = [] }: Slot,
): string {
  switch (doubt.kind) {
    case 'oldMonth':
      return t('Uploads.Doubt.oldMonth', {
        file,
        month: monthsInWords([doubt.month], language),
        months: monthsInWords(months, language),
      })
    case 'otherKind':
      return t('Uploads.Doubt.otherKind', { file, kind: t(`Uploads.Kind.${doubt.named}`) })
    default:
      return t(`Uploads.Doubt.${doubt.kind}`, { file })
  }
}
