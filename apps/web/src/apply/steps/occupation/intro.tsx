import { ContinueBar } from '../../../ui/continue-bar.tsx'
import { useListing } from '../../journey/use-listing.ts'
import { IntroText } from './intro-text.tsx'

export function Intro({ busy, onContinue }: { busy: boolean; onContinue: () => void }) {
  const { listing } = useListing()
  return (
    <div key="intro">
      <IntroText home={listing && { name: listing.name, company: listing.company.name, lanPays: listing.lanPays }} />
      <ContinueBar busy={busy} onContinue={onContinue} />
    </div>
  )
}
