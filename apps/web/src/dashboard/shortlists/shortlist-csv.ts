import { writeCsv } from '@attesta/domain/csv.ts'
import { criterionText } from '../decisions/named-criteria.tsx'
import { tableTime } from '../table-time.ts'
import { bandRows, bandText, type Shortlist } from './band-table.tsx'
import type { ShortlistWords } from './shortlist-words.ts'

/**
 * Returns the protocol as a table, in the reader's language: who and when, criteria, choice, and each household's
 * bands.
 */
export function shortlistCsv(words: Pick<ShortlistWords, 't'>, shortlist: Shortlist): string {
  const { t } = words
  const { listing_name, started_at, started_by, ended_at, ended_by, chosen, criteria, named, entries, looks } =
    shortlist
  const former = t('Dashboard.Work.Former')
  return writeCsv([
    [t('Shortlists.Column.listing'), listing_name],
    [t('Shortlists.Column.started'), tableTime(started_at), started_by || former],
    [t('Shortlists.Column.ended'), tableTime(ended_at), ended_at === null ? '' : ended_by || former],
    [t('Shortlists.Column.chosen'), chosen ?? t('Shortlists.NoChoice')],
    ...criteria.map((one) => [t('Shortlists.CriterionSince'), criterionText(words, one), tableTime(one.set_at)]),
    ...named.map((one) => [t('Shortlists.Reason'), criterionText(words, one), t(`Decision.Stands.${one.stands}`)]),
    [
      t('Shortlists.Column.household'),
      t('Shortlists.Column.name'),
      ...bandRows.map((row) => t(`Shortlists.Row.${row}`)),
    ],
    ...entries.map(({ label, name, bands }) => [
      label,
      name ?? '',
      ...bandRows.map((row) => bandText(words, row, bands)),
    ]),
    ...looks.map(({ at, member, label }) => [t('Shortlists.Looks'), label, tableTime(at), member || former]),
  ])
}
