import { useLocation, useNavigate } from 'react-router'
import { PageLink } from '../ui/page-link.tsx'
import { useDashboardWords } from './dashboard-words.ts'

/** Given to a page that is opened from the list: the entry of the history before it is the list. */
export const fromList = { isFromList: true }

/** Leads back to the list. From where it was left, when this page was opened from it: the browser knows the place. */
export function BackToList() {
  const { t } = useDashboardWords()
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const isFromList = (state as Partial<typeof fromList> | null)?.isFromList === true
  return (
    <PageLink
      className="back"
      to={`/dashboard${search}`}
      onClick={(event) => {
        if (!isFromList || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        void navigate(-1)
      }}
    >
      {t('Dashboard.Back')}
    </PageLink>
  )
}
