/** The labels of one kind of document, by the field that they announce. */
import { spellingsOf } from './fold-label.ts'

export interface LabelMeaning<Field extends string> {
  field: Field
  /** Says the field outright; a weak label (`NETTO`) is shared by other figures. */
  strong: boolean
  /** What it announces is no amount. */
  isOfText?: boolean
}

export interface Vocabulary<Field extends string> {
  meanings: ReadonlyMap<string, LabelMeaning<Field>>
  /** Every beginning of every spelling: any other run of words leads to no label. */
  beginnings: ReadonlySet<string>
  longest: number
  /** What a caption says that is not on the list, by the stems of its words; before an amount it says which one. */
  byStems?: (tokens: readonly string[], isBeforeAmount: boolean) => LabelMeaning<Field> | null
}

/** Labels parted by `|`, those that settle the field and those that only hint at it. */
export interface LabelList {
  strong?: string
  weak?: string
}

/** The first field to claim a spelling keeps it; among strong and weak, the strong. */
export function vocabularyOf<Field extends string>(labels: Readonly<Record<Field, LabelList>>): Vocabulary<Field> {
  const meanings = new Map<string, LabelMeaning<Field>>()
  for (const strength of ['strong', 'weak'] as const)
    for (const field of Object.keys(labels) as Field[])
      for (const label of labels[field][strength]?.split('|') ?? [])
        for (const spelling of spellingsOf(label.trim()))
          if (spelling !== '' && !meanings.has(spelling))
            meanings.set(spelling, { field, strong: strength === 'strong' })
  const beginnings = new Set(
    [...meanings.keys()].flatMap((spelling) => Array.from(spelling, (_, at) => spelling.slice(0, at + 1))),
  )
  return { meanings, beginnings, longest: Math.max(...[...meanings.keys()].map(({ length }) => length)) }
}
