import { ContinueBar } from '../../../ui/continue-bar.tsx'
import type { useListing } from '../../journey/use-listing.ts'
import { IntroText } from './intro-text.tsx'

export function Intro({
  listing,
  busy,
  onContinue,
}: {
  listing: ReturnType<typeof useListing>['listing']
  busy: boolean
  onContinue: () => void
}) {
  return (
    <div key="intro">
      <IntroText home={listing && { name: listing.name, company: listing.company.name, lanPays: listing.lanPays }} />
      <ContinueBar busy={busy} onContinue={onContinue} />
    </div>
  )
}
