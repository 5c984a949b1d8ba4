import { Button } from '../ui/button.tsx'
import { useDashboardWords } from './dashboard-words.ts'

/** Save, and whether it was. */
export function SaveRow({ name, isBusy, isSaved }: { name: string; isBusy: boolean; isSaved: boolean }) {
  const { t } = useDashboardWords()
  return (
    <div className="button-row">
      <Button look="primary" type="submit" data-action={name} busy={isBusy}>
        {t('Dashboard.Listing.Save')}
      </Button>
      <span role="status">{isSaved && t('Dashboard.Listing.Saved')}</span>
    </div>
  )
}
