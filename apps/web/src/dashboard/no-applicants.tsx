import { CopyButton } from '../ui/copy-button.tsx'
import { useCall } from '../use-call.ts'
import { useDashboardWords } from './dashboard-words.ts'
import { PageLink } from '../ui/page-link.tsx'

const shownMost = 5

/** No one has applied: the links of the homes to share, or the way to the first home. */
export function NoApplicants() {
  const { t } = useDashboardWords()
  const { data } = useCall('dashboardListings', {}, { keepMs: 30_000 })
  const open = data?.listings.filter(({ status }) => status === 'open') ?? []
  return (
    <div className="empty">
      <h2>{t('Dashboard.Empty')}</h2>
      <p className="muted">{t('Dashboard.Empty.Text')}</p>
      {data && open.length === 0 && (
        <p>
          <PageLink className="button primary" to="/dashboard/listings">
            {t('Dashboard.Empty.List')}
          </PageLink>
        </p>
      )}
      <ul className="plain-list stack empty-links">
        {open.slice(0, shownMost).map(({ id, name, apply_url }) => (
          <li key={id}>
            <strong>{name}</strong>
            <CopyButton text={apply_url} label={t('Dashboard.CopyLink')} of={name} />
          </li>
        ))}
      </ul>
    </div>
  )
}
