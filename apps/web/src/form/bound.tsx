import type { ReactNode } from 'react'
import { useController, useFormContext, type FieldValues } from 'react-hook-form'
import type { WordKey } from '../words/catalogue.ts'
import { useSay } from '../words/words.tsx'
import { problemText, type FieldWords } from './problem-text.ts'
import { useJudged } from './use-judged.ts'

type WithLabel = Extract<WordKey, `${string}.Label`>
/** Where a field's words begin: `SignUp.FirstName` has `.Label`, `.Object` and maybe `.Hint`. */
type WordsOf = WithLabel extends `${infer Start}.Label` ? Start : never

export interface BoundProps {
  name: string
  words: WordsOf
  gender?: 'feminine'
  optional?: boolean
  readOnly?: boolean
  note?: ReactNode
  /** Distinguishes fields of the same name in two forms of one screen. */
  within?: string
}

export const idOf = (name: string, within?: string) => `field-${within ? `${within}-` : ''}${name.replaceAll('.', '-')}`

/** A form's field: its words, its value, and its problem once it is time to show it. */
export function useBound({ name, words, gender, optional, note, within }: BoundProps) {
  const t = useSay()
  const { control, getFieldState, formState } = useFormContext<FieldValues>()
  const { field } = useController({ control, name })
  const { error } = getFieldState(name, formState)
  const { isJudged, leave } = useJudged(name)
  const onBlur = () => {
    leave()
    field.onBlur()
  }
  const fieldWords: FieldWords = {
    label: t(`${words}.Label` as WordKey),
    object: t.told(`${words}.Object`) ?? t(`${words}.Label` as WordKey),
    gender,
  }
  const message = error && isJudged ? (error.message ?? error.root?.message ?? 'General.Error.Default') : undefined
  return {
    field: { ...field, onBlur },
    props: {
      id: idOf(name, within),
      name,
      label: fieldWords.label,
      hint: t.told(`${words}.Hint`),
      error: message && problemText(t, message, fieldWords, String(field.value ?? '')),
      optional,
      note,
    },
  }
}
