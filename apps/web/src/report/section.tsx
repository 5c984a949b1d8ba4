import type { ReactNode } from 'react'

interface Props {
  id: string
  title: string
  /** Closed until the reader opens it, `narrow`: only where the window is; printed open. */
  isFolded?: boolean | 'narrow'
  children: ReactNode
}

/** A part of the report under its own heading, which links lead to. */
export function Section({ id, title, isFolded = false, children }: Props) {
  if (isFolded)
    return (
      <details id={id} className="panel report-section report-fold" open={isFolded === 'narrow' && isWide()}>
        <summary>
          <h2 id={`${id}-title`}>{title}</h2>
        </summary>
        <div className="report-folded">{children}</div>
      </details>
    )
  return (
    <section id={id} className="panel roomy report-section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}

/** Asked once: a part that the reader opened or closed stays so when the window changes. */
const isWide = () => typeof matchMedia === 'function' && matchMedia('(min-width: 768px)').matches
