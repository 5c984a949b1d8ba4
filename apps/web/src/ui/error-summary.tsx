import { useEffect, useRef } from 'react'
import { useSay } from '../words/words.tsx'
import { goToField } from './go-to-field.ts'

export interface Problem {
  /** Id of the field or section to go to. */
  target: string
  text: string
}

interface Props {
  problems: readonly Problem[]
  look?: 'err' | 'warn'
  heading?: string
  /** Rises with every failed try: each takes the focus anew. */
  attempt: number
}

/** What stands in the way, in the words that also stand at each field. First in the page, and it takes the focus. */
export function ErrorSummary({ problems, look = 'err', heading, attempt }: Props) {
  const say = useSay()
  const box = useRef<HTMLDivElement>(null)
  const isShown = problems.length > 0
  useEffect(() => {
    if (isShown && attempt > 0) box.current?.focus()
  }, [attempt, isShown])
  if (!isShown) return null
  return (
    <div className={`error-summary ${look}`} ref={box} tabIndex={-1}>
      <div role="alert">
        <h2>{heading ?? say('General.ErrorSummary')}</h2>
        <ul>
          {problems.map(({ target, text }) => (
            <li key={`${target} ${text}`}>
              <a
                href={`#${target}`}
                onClick={(event) => {
                  event.preventDefault()
                  goToField(target)
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
