import { useDashboardWords } from '../dashboard-words.ts'

/** Says of how many of the changed listings that they are archived: applicants do not see what was changed. */
export function StayArchived({ count }: { count: number }) {
  const { t } = useDashboardWords()
  return count === 0 ? null : <span className="meta step">{t('Dashboard.Import.Archived', { count })}</span>
}
