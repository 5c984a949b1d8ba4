import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useSay } from '../words/words.tsx'
import { useArrival } from './arrival.tsx'

interface Props {
  intro?: ReactNode
  header: string
  description?: ReactNode
  note?: ReactNode
  centered?: boolean
  /** Says once that every field not marked optional is needed. */
  showRequired?: boolean
  /** A check of the page has failed: the window's title says so first. */
  failed?: boolean
}

/** The one `<h1>` of a screen; names the window, and takes the focus when the person came from another screen. */
export function PageHeader({ intro, header, description, note, centered, showRequired, failed }: Props) {
  const t = useSay()
  const heading = useRef<HTMLHeadingElement>(null)
  const { brand, isFirst, arrived } = useArrival()
  useEffect(() => {
    document.title = `${failed ? `${t('General.ErrorPrefix')} ` : ''}${header} – ${brand}`
  }, [header, failed, brand, t])
  const isHere = useRef(false)
  // With the page itself, not a moment after: a quick person has put the focus into a field by then. Once, though parts
  // of the page come later.
  useLayoutEffect(() => {
    if (isHere.current) return
    isHere.current = true
    if (!isFirst()) {
      window.scrollTo(0, 0)
      if (window.parent !== window) heading.current?.scrollIntoView()
      heading.current?.focus({ preventScroll: true })
    }
    arrived()
  }, [isFirst, arrived])
  return (
    <header className={centered ? 'page-header centered' : 'page-header'}>
      {intro && <p className="intro">{intro}</p>}
      <h1 ref={heading} tabIndex={-1}>
        {header}
      </h1>
      {description && <p className="description">{description}</p>}
      {note && <p className="description small">{note}</p>}
      {showRequired && <p className="description small">{t('General.OptionalNote')}</p>}
    </header>
  )
}
