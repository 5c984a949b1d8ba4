import { writeCsv } from '@attesta/domain/csv.ts'
import { tableTime } from '../table-time.ts'
import type { DecisionWords } from './decision-words.ts'
import { criterionText } from './named-criteria.tsx'
import type { Entry } from './use-protocol.ts'

const columns = ['decided', 'household', 'listing', 'applied', 'outcome', 'criteria', 'member', 'email'] as const

/** Returns the protocol as a table for a spreadsheet, in the reader's language. */
export function protocolCsv(words: Pick<DecisionWords, 't'>, entries: readonly Entry[]): string {
  const { t } = words
  const criteriaOf = ({ criteria, is_another_chosen }: Entry) =>
    [
      ...criteria.map((criterion) =>
        [
          criterionText(words, criterion),
          t(`Decision.Stands.${criterion.stands}`),
          ...(criterion.is_before ? [] : [t('Decision.Late')]),
        ].join(' – '),
      ),
      ...(is_another_chosen ? [t('Decision.AnotherChosen')] : []),
    ].join('; ')
  return writeCsv([
    columns.map((column) => t(`Protocol.Column.${column}`)),
    ...entries.map((entry) => [
      tableTime(entry.decided_at),
      entry.household,
      entry.listing_name,
      tableTime(entry.applied_at),
      t(`Decision.Done.${entry.outcome}`),
      criteriaOf(entry),
      entry.member || t('Dashboard.Work.Former'),
      tableTime(entry.notice.sent_at),
    ]),
  ])
}
