import { lazy, Suspense } from 'react'
import { foldText } from '@attesta/domain/search-words.ts'
import type { Reply } from '../calls.ts'
import { SelectField } from '../ui/select-field.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { listingLabel } from './listing-label.ts'

const ChoiceCombobox = lazy(async () => ({ default: (await import('../ui/comboboxes.tsx')).ChoiceCombobox }))
/** More than this are searched by typing; fewer are quicker picked from the device's own list. */
const maxPicked = 20

interface Props {
  listings: Reply<'dashboardApplicants'>['listings']
  /** Empty: all. */
  value: string
  onChange: (id: string) => void
}

/** Narrows the applicants to one listing, also of hundreds. */
export function ListingFilter({ listings, value, onChange }: Props) {
  const { t } = useDashboardWords()
  const field = { id: 'filter-listing', label: t('Dashboard.Filter.Listing'), value, onChange }
  const all = { id: '', name: t('Dashboard.Filter.All'), detail: null }
  const select = (shown: Props['listings']) => (
    <SelectField {...field} options={[all, ...shown].map((one) => ({ value: one.id, label: listingLabel(one) }))} />
  )
  if (listings.length <= maxPicked) return select(listings)
  return (
    <Suspense fallback={select(listings.filter(({ id }) => id === value))}>
      <ChoiceCombobox
        {...field}
        // Empty is no choice to the box, so that all listings have an id of their own in it.
        value={value || everyListing}
        options={[{ ...all, id: everyListing }, ...listings].map((one) => ({
          id: one.id,
          label: listingLabel(one),
          search: foldText(listingLabel(one)),
        }))}
        fold={foldText}
        onChange={(id) => onChange(id === everyListing ? '' : id)}
      />
    </Suspense>
  )
}

const everyListing = 'all'
