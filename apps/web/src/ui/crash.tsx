import { Component, useEffect, type ErrorInfo, type ReactNode } from 'react'
import { useSay } from '../words/words.tsx'
import { Button } from './button.tsx'
import { HomeLink } from './home-link.tsx'

interface Props {
  /** What is shown in the place of the children once one of them has thrown. */
  fallback: ReactNode
  children: ReactNode
}

/** Catches a bug, or a part of the page that did not arrive, so that no screen goes blank. */
export class Crash extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error.name, componentStack)
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}

/** Says what is kept and offers two ways on: loading again, and the start at `home`. */
export function Broken({ home }: { home: string }) {
  const t = useSay()
  return (
    <main className="form-column stack" role="alert">
      <h1>{t('General.Failed.Header')}</h1>
      <p>{t('General.Failed.Kept')}</p>
      <div className="button-row">
        <Button look="primary" onClick={() => window.location.reload()}>
          {t('General.Reload')}
        </Button>
        <HomeLink className="button secondary" href={home} />
      </div>
    </main>
  )
}

/** Shows the page's own line in three languages when not even the texts were loaded. */
export function BrokenWithoutWords() {
  useEffect(() => {
    document.getElementById('broken')?.removeAttribute('hidden')
  }, [])
  return null
}
