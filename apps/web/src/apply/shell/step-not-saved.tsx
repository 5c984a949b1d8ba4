import { useSay } from '../../words/words.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'

/** Says that the person would come back to an earlier step. Source: A9-step-save, L-state. */
export function StepNotSaved({ onRetry }: { onRetry: () => void }) {
  const t = useSay()
  return (
    <Banner look="warn" message={t('Shell.StepNotSaved')}>
      <div className="button-row">
        <Button small onClick={onRetry}>
          {t('General.Retry')}
        </Button>
      </div>
    </Banner>
  )
}
