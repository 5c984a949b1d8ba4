import type { Reply } from '../../calls.ts'
import { StatusTag } from '../../ui/status-tag.tsx'
import { useDecisionWords, type DecisionWords } from './decision-words.ts'

export type Decision = Reply<'dashboardDecision'>['decisions'][number]

/** Returns a preset in the reader's language, or the company's own words. */
export const criterionText = (
  { t }: Pick<DecisionWords, 't'>,
  { preset, text }: Pick<Decision['criteria'][number], 'preset' | 'text'>,
): string => (preset === null ? (text ?? '') : t(`Decision.Criterion.${preset}`))

/** Lists the criteria of a decision and the outcome of each. */
export function NamedCriteria({ decision: { criteria, is_another_chosen } }: { decision: Decision }) {
  const words = useDecisionWords()
  const { t } = words
  return (
    <>
      {is_another_chosen && <p>{t('Decision.AnotherChosen')}</p>}
      {criteria.length > 0 && (
        <ul className="plain-list named-criteria">
          {criteria.map((criterion) => (
            <li key={criterion.id}>
              <span>{criterionText(words, criterion)}</span>{' '}
              <StatusTag look={criterion.stands === 'met' ? 'ok' : 'plain'}>
                {t(`Decision.Stands.${criterion.stands}`)}
              </StatusTag>{' '}
              {!criterion.is_before && <StatusTag look="warn">{t('Decision.Late')}</StatusTag>}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
