import { listingFilters, listingGroups } from '@attesta/contract/listing-list.ts'
import { SelectField } from '../ui/select-field.tsx'
import { ColleagueFilter } from './colleague-select.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { FilterFold } from './filter-fold.tsx'
import type { Colleague, ListingView } from './listing-view.ts'
import { SearchField } from './search-field.tsx'

export function ListingFilters({
  view,
  cities,
  colleagues,
  onChange,
}: {
  view: ListingView
  cities: readonly string[]
  colleagues: readonly Colleague[]
  onChange: (changes: Record<string, string>) => void
}) {
  const { t } = useDashboardWords()
  const all = { value: '', label: t('Dashboard.Filter.All') }
  return (
    <div className="filters listing-filters" role="search">
      <SearchField
        id="filter-text"
        label={t('Dashboard.Listings.Search')}
        value={view.text}
        onChange={(text) => onChange({ text })}
      />
      <FilterFold values={[view.status, view.city, view.assignee]}>
        <SelectField
          id="filter-status"
          label={t('Dashboard.Filter.Status')}
          value={view.status}
          onChange={(status) => onChange({ status })}
          options={[
            all,
            ...listingFilters.map((value) => ({
              value,
              label: value === 'archived' ? t('Dashboard.Listing.Archived') : t(`Dashboard.Listing.Status.${value}`),
            })),
          ]}
        />
        <SelectField
          id="filter-city"
          label={t('Dashboard.Listings.City')}
          value={view.city}
          onChange={(city) => onChange({ city })}
          options={[
            { value: '', label: t('Dashboard.Filter.All.Cities') },
            ...cities.map((city) => ({ value: city, label: city })),
          ]}
        />
        <ColleagueFilter
          id="filter-assignee"
          colleagues={colleagues}
          value={view.assignee}
          onChange={(assignee) => onChange({ assignee })}
        />
        <SelectField
          id="group-by"
          label={t('Dashboard.Listings.Group')}
          value={view.group}
          onChange={(group) => onChange({ group })}
          options={[
            { value: '', label: t('Dashboard.Listings.Group.none') },
            ...listingGroups.map((value) => ({ value, label: t(`Dashboard.Listings.Group.${value}`) })),
          ]}
        />
      </FilterFold>
    </div>
  )
}
