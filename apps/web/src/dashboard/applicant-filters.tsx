import { applicantFilters } from '@attesta/contract/applicant-list.ts'
import { workStages } from '@attesta/contract/household-work.ts'
import type { Reply } from '../calls.ts'
import { SelectField } from '../ui/select-field.tsx'
import type { View } from './applicant-view.ts'
import { ColleagueFilter } from './colleague-select.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { FilterFold } from './filter-fold.tsx'
import { ListingFilter } from './listing-filter.tsx'
import { useStageName } from './use-stage-name.ts'
import { SearchField } from './search-field.tsx'

/** Shows the filters of the list of applicants. */
export function ApplicantFilters({
  view,
  listings,
  colleagues,
  hasArchive,
  onChange,
}: {
  view: View
  hasArchive: boolean
  onChange: (changes: Record<string, string>) => void
} & Pick<Reply<'dashboardApplicants'>, 'listings' | 'colleagues'>) {
  const { t } = useDashboardWords()
  const stageName = useStageName()
  const all = { value: '', label: t('Dashboard.Filter.All') }
  return (
    <div className="filters applicant-filters">
      <SearchField
        id="filter-text"
        label={t('Dashboard.Filter.Text')}
        value={view.text}
        onChange={(text) => onChange({ text })}
      />
      <FilterFold values={[view.status, view.listing, view.stage, view.assignee]}>
        <SelectField
          id="filter-status"
          label={t('Dashboard.Filter.Status')}
          value={view.status}
          onChange={(status) => onChange({ status })}
          options={[
            all,
            ...applicantFilters
              .filter((status) => status !== 'archived' || hasArchive || view.status === 'archived')
              .map((status) => ({ value: status, label: t(`Dashboard.Status.${status}`) })),
          ]}
        />
        <ListingFilter listings={listings} value={view.listing} onChange={(listing) => onChange({ listing })} />
        <SelectField
          id="filter-stage"
          label={t('Dashboard.Work.Stage')}
          value={view.stage}
          onChange={(stage) => onChange({ stage })}
          options={[
            { value: '', label: t('Dashboard.Filter.All.Stages') },
            ...workStages.map((value) => ({ value, label: stageName(value) })),
          ]}
        />
        <ColleagueFilter
          id="filter-assignee"
          colleagues={colleagues}
          value={view.assignee}
          onChange={(assignee) => onChange({ assignee })}
        />
      </FilterFold>
    </div>
  )
}
