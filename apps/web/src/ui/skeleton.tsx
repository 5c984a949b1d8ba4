import { useEffect, useState } from 'react'
import { drawnId } from '@attesta/contract/first-paint.ts'
import { useSay } from '../words/words.tsx'
import { Button } from './button.tsx'

const patienceMs = 8000

/**
 * Grey shapes where the content will be, visible after 150 ms; after 8 s it says that it takes longer and offers to try
 * again.
 */
export function Skeleton({
  shape = 'form',
  isPart,
  onRetry,
}: {
  shape?: 'form' | 'cards' | 'list'
  /** Inside a screen that has its heading already. */
  isPart?: boolean
  onRetry?: () => void
}) {
  const t = useSay()
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  const hasHeading = isPart || document.getElementById(drawnId) !== null
  const heights = {
    form: ['title', '', '', '', ''],
    cards: ['title', 'tall', 'tall', 'tall'],
    list: ['title', '', 'tall', 'tall'],
  }[shape]
  return (
    <div className="stack-wide" aria-busy="true">
      {hasHeading ? (
        <p className="unseen" role="status">
          {t('General.Loading')}
        </p>
      ) : (
        <h1 className="unseen">{t('General.Loading')}</h1>
      )}
      <div className="skeleton" aria-hidden="true">
        {heights.map((height, index) => (
          <div key={index} className={height} />
        ))}
      </div>
      {isLong && (
        <div className="stack">
          <p role="status">{t('General.LoadingLong')}</p>
          {onRetry && <Button onClick={onRetry}>{t('General.Retry')}</Button>}
        </div>
      )}
    </div>
  )
}
