import { PageLink } from '../ui/page-link.tsx'
import { useCall } from '../use-call.ts'
import { useDashboardWords } from './dashboard-words.ts'

/** Leads to the sealed shortlists, unless the person may only read: those are no page of theirs. */
export function ToShortlists() {
  const { t } = useDashboardWords()
  const { data: me } = useCall('dashboardMe', {}, { keepMs: 60_000 })
  if (!me || me.role === 'viewer') return null
  return <PageLink to="/dashboard/shortlists">{t('Dashboard.Sealed.Open')}</PageLink>
}
