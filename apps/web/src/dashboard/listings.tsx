import { CopyButton } from '../ui/copy-button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useCall } from '../use-call.ts'
import { useDashboardWords } from './dashboard-words.ts'
import { LoadFailed } from './load-failed.tsx'

/** The company's homes, each with the link that applicants are given. */
export function Listings() {
  const { say, money } = useDashboardWords()
  const { data, error, isPending, refetch } = useCall('dashboardListings', {}, { keepMs: 30_000 })
  if (isPending) return <Skeleton isPart shape="cards" onRetry={() => void refetch()} />
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />
  return (
    <ul className="listing-cards">
      {data.listings.map((listing) => (
        <li key={listing.id} className="panel">
          <h3>{listing.name}</h3>
          <p className="muted">{listing.address}</p>
          <p>{say('Dashboard.Rent', { rent: money(listing.rent) })}{listing.deposit !== null && ` · ${say('Dashboard.Deposit', { deposit: money(listing.deposit) })}`}</p>
          <p className="small muted">{say('Dashboard.Applicants.Count', { count: listing.applicants })}</p>
          <p className="small share-link"><span className="unseen">{say('Dashboard.ShareLink')}: </span><a href={listing.apply_url}>{listing.apply_url}</a></p>
          <CopyButton text={listing.apply_url} label={say('Dashboard.CopyLink')} />
        </li>
      ))}
    </ul>
  )
}
