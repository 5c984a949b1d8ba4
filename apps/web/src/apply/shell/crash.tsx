import { Component, type ErrorInfo, type ReactNode } from 'react'
import { useSay } from '../../words/words.tsx'
import { Button } from '../../ui/button.tsx'

/** A bug of ours, or a part of the page that did not arrive: the person is told what is kept, and can load anew. */
export class Crash extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error.name, componentStack)
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children
  }
}

function Broken() {
  const say = useSay()
  return (
    <main className="form-column stack" role="alert">
      <h1>{say('Oops.SomethingWentWrong')}</h1>
      <p>{say('Crash.Kept')}</p>
      <Button look="primary" onClick={() => window.location.reload()}>
        {say('General.Reload')}
      </Button>
    </main>
  )
}
