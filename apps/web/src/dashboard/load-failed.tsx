import type { CallFailed } from '../call-failed.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { ToShortlists } from './to-shortlists.tsx'

interface Props {
  error: CallFailed
  /** The page has nothing else: the failure is its heading. */
  isAlone?: boolean
  /** What is said of a thing that is not there. */
  missing?: string
  onRetry: () => void
}

/** Something did not come: the server's own words where it has some, and another try where one can help. */
export function LoadFailed({ error, isAlone, missing, onRetry }: Props) {
  const { t } = useDashboardWords()
  const isMissing = error.status === 404
  const why =
    isMissing && missing !== undefined
      ? missing
      : error.kind === 'refused'
        ? (error.text ?? t('Dashboard.NotFound'))
        : t('Dashboard.Failed')
  const again =
    error.code === 'sealed' ? (
      <ToShortlists />
    ) : (
      !isMissing && (
        <div className="button-row">
          <Button small onClick={onRetry}>
            {t('Dashboard.Retry')}
          </Button>
        </div>
      )
    )
  return isAlone ? (
    <div className="form-column stack">
      <PageHeader header={why} failed />
      {again}
    </div>
  ) : (
    <Banner message={why}>{again}</Banner>
  )
}
