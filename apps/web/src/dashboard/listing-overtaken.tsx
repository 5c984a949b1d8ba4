import type { ListingFields } from '@attesta/contract/listing-fields.ts'
import { Banner } from '../ui/banner.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import type { Colleague, ShownListing } from './listing-view.ts'
import type { OtherChange } from './merge-listing.ts'

/** What a colleague saved of a listing while it was being edited here. */
export function ListingOvertaken({
  now,
  changes,
  colleagues,
}: {
  now: ShownListing
  changes: readonly OtherChange[]
  colleagues: readonly Colleague[]
}) {
  const { t, money, day } = useDashboardWords()
  const texts: Record<keyof ListingFields, string | null | undefined> = {
    name: now.name,
    address: now.address,
    region: t(`Dashboard.Listing.Region.${now.region}`),
    rent: money(now.rent),
    deposit: money(now.deposit),
    lan_pays: t(now.lan_pays ? 'Dashboard.Csv.Yes' : 'Dashboard.Csv.No'),
    reference: now.reference,
    owner: now.owner,
    utilities: money(now.utilities),
    available_from: now.available_from && day(`${now.available_from}T12:00:00Z`),
    status: t(`Dashboard.Listing.Status.${now.status}`),
    assignee_id: colleagues.find(({ id }) => id === now.assignee_id)?.name,
  }
  return (
    <Banner look="warn" message={t('Dashboard.Listing.Error.Changed')} takesFocus>
      <ul className="plain-list small overtaken">
        {now.is_archived && <li>{t('Dashboard.Listing.Overtaken.Archived')}</li>}
        {changes.map(({ field, isYours }) => (
          <li key={field}>
            {t('Dashboard.Listing.Overtaken.Field', {
              field: t(`Dashboard.Csv.${field === 'assignee_id' ? 'assignee' : field}`),
              value: texts[field] ?? '–',
            })}
            {isYours && <span className="meta muted step">{t('Dashboard.Listing.Overtaken.Yours')}</span>}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
