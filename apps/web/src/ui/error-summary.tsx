import { useEffect, useLayoutEffect, useRef } from 'react'
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
export const ErrorSummary = (props: Props) => (props.problems.length > 0 ? <Shown {...props} /> : null)

function Shown({ problems, look = 'err', heading, attempt }: Props) {
  const t = useSay()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  useLayoutEffect(() => {
    const shown = box.current
    return () => {
      // What was mended meanwhile goes by itself: the focus goes to the way on, not to nowhere.
      if (shown?.contains(document.activeElement))
        document.querySelector<HTMLElement>('main [data-action="continue"]')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div className={`error-summary ${look}`} ref={box} tabIndex={-1}>
      <div role="alert">
        <h2>{heading ?? t('General.ErrorSummary')}</h2>
        <FieldLinks links={problems} />
      </div>
    </div>
  )
}
