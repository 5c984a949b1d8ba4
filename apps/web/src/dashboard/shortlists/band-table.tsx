import type { ReactNode } from 'react'
import type { SealedBands } from '@attesta/contract/sealed-shortlist.ts'
import type { Reply } from '../../calls.ts'
import { useShortlistWords, type ShortlistWords } from './shortlist-words.ts'

export type Shortlist = Reply<'dashboardShortlist'>['shortlist']
type Entry = Shortlist['entries'][number]

export const bandRows = [
  'share',
  'income',
  'affordable',
  'genuine',
  'identity',
  'deposit',
  'complete',
  'people',
  'guarantor',
  'order',
] as const

/** Returns what a row says of a household. */
export function bandText({ t }: Pick<ShortlistWords, 't'>, row: (typeof bandRows)[number], bands: SealedBands): string {
  const outcome = (value: SealedBands['affordable'] | null) =>
    value === null ? t('Dashboard.Compare.NotShown') : t(`Shortlists.Outcome.${value}`)
  switch (row) {
    case 'share':
      return t(`Shortlists.Share.${bands.share}`)
    case 'income':
      return bands.income === undefined ? '–' : t(`Report.State.${bands.income}`)
    case 'identity':
      return t(`Shortlists.Identity.${bands.identity}`)
    case 'people':
    case 'order':
      return String(bands[row])
    case 'guarantor':
      return t(bands.has_guarantor ? 'Shortlists.Yes' : 'Shortlists.No')
    default:
      return outcome(bands[row])
  }
}

/** Returns a letter while it is sealed, and the name beside it afterwards. */
export const entryName = ({ t }: Pick<ShortlistWords, 't'>, { label, name }: Entry): string =>
  [t('Shortlists.Household', { label }), name].filter(Boolean).join(' · ')

/** Households beside each other, by bands alone, in an order that tells nothing; on a phone one below the other. */
export function BandTable({ entries, caption }: { entries: readonly Entry[]; caption: ReactNode }) {
  const words = useShortlistWords()
  const { t } = words
  return (
    <table className="applicants compare">
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Dashboard.Compare.Criterion')}</th>
          {entries.map((entry) => (
            <th key={entry.label} scope="col">
              {entryName(words, entry)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bandRows.map((row) => (
          <tr key={row}>
            <th scope="row">{t(`Shortlists.Row.${row}`)}</th>
            {entries.map((entry) => (
              <td key={entry.label} data-label={entryName(words, entry)}>
                {bandText(words, row, entry.bands)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
