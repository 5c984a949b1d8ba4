import { Button } from '../ui/button.tsx'
import { useDashboardWords } from './dashboard-words.ts'

/** One page of several, and the ways to its neighbours. Nothing where there is one page. */
export function Pager({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const { t } = useDashboardWords()
  if (pages < 2) return null
  return (
    <nav className="pager" aria-label={t('Dashboard.Listings.Pages')}>
      <Button
        small
        data-action="page-before"
        disabled={page <= 1}
        onClick={() => onPage(Math.min(page, pages + 1) - 1)}
      >
        {t('Dashboard.Listings.Before')}
      </Button>
      <span className="small muted" role="status">
        {t('Dashboard.Listings.Page', { page, pages })}
      </span>
      <Button small data-action="page-next" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('Dashboard.Listings.Next')}
      </Button>
    </nav>
  )
}
