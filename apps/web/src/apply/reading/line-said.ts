import type { ReadingLine } from '@attesta/contract/reading.ts'
import type { ReportWords } from '../../report/report-words.ts'
import type { Translate } from '../../words/words.tsx'

/**
 * Returns a line in words: what stands before its value, the value, and both with the kind for who sees nothing else of
 * it.
 */
export function lineSaid(
  { kind, name, value, when }: ReadingLine,
  { day, month, shown }: Pick<ReportWords, 'day' | 'month' | 'shown'>,
  t: Translate,
): { label: string; value: string; whole: string } {
  const time = when === null ? null : when.length === 7 ? month(when) : day(when)
  // A booking's text is the bank's; its day tells it from the others.
  const label = [time, kind === 'salary_credit' ? null : name].filter(Boolean).join(', ')
  const none = value === null || (kind === 'instalment' && name === null && value === '0.00')
  const said = none ? t(`Reading.None.${kind}`) : shown(value)
  return { label, value: said, whole: [t(`Reading.Kind.${kind}`), label, said].filter(Boolean).join(', ') }
}
