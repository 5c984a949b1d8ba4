import { useEffect, useRef } from 'react'
import { useSay } from '../words/words.tsx'
import { FieldLinks, type FieldLink } from './field-links.tsx'

export type Problem = FieldLink

interface Props {
  problems: readonly Problem[]
  look?: 'err' | 'warn'
  heading?: string
  /** Rises with every failed try: each takes the focus again. */
  attempt: number
}

/** What stands in the way, in the words that also stand at each field. First in the page, and it takes the focus. */
export function ErrorSummary({ problems, look = 'err', heading, attempt }: Props) {
  const t = useSay()
  const box = useRef<HTMLDivElement>(null)
  const isShown = problems.length > 0
  useEffect(() => {
    if (isShown && attempt > 0) box.current?.focus()
  }, [attempt, isShown])
  if (!isShown) return null
  return (
    <div className={`error-summary ${look}`} ref={box} tabIndex={-1}>
      <div role="alert">
        <h2>{heading ?? t('General.ErrorSummary')}</h2>
        <FieldLinks links={problems} />
      </div>
    </div>
  )
}
