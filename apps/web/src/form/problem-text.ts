import { tidyText } from '@attesta/contract/tidy.ts'
import type { Translate } from '../words/words.tsx'

/**
 * The words of one field: `Label`, maybe `Hint`, and `Object`, which is how a sentence calls it («your first name»).
 */
export interface FieldWords {
  label: string
  object: string
  /** Italian and German adjectives follow it. */
  gender?: 'feminine'
}

/** Of the field whose words begin with `start`, as `SignUp.FirstName` has `.Label` and maybe `.Object`. */
export function wordsAt(t: Translate, start: string): FieldWords {
  const label = t.told(`${start}.Label`) ?? ''
  return { label, object: t.told(`${start}.Object`) ?? label }
}

/** «Rossi#», of which «#» is outside what names and addresses may hold. For a tidy text. */
const foreignSign = /[^\p{Script=Latin}\p{M}\d\s.,'°/\\()-]/gu

/** A rule's key in the person's language, with what this field and this value put into it. */
export function problemText(t: Translate, key: string, words: FieldWords, value: string): string {
  const chars = [...new Set(tidyText(value).match(foreignSign) ?? [])].join(' ')
  return (
    t.told(key, {
      field: words.object,
      label: words.label,
      chars,
      length: value.replace(/\s/g, '').length,
      hasChars: chars ? 'yes' : 'no',
      gender: words.gender ?? 'masculine',
    }) ?? t('General.Error.Default')
  )
}
