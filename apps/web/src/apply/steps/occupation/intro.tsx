import { ContinueBar } from '../../../ui/continue-bar.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useListing } from '../../journey/use-listing.ts'
import { IntroText } from './intro-text.tsx'

export function Intro({ busy, onContinue }: { busy: boolean; onContinue: () => void }) {
  const { listing, isArchived } = useListing()
  // Why it takes no applications stands above.
  if (listing && isArchived) return <PageHeader header={listing.name} />
  return (
    <div key="intro">
      <IntroText home={listing && { name: listing.name, company: listing.company.name, lanPays: listing.lanPays }} />
      <ContinueBar busy={busy} onContinue={onContinue} />
    </div>
  )
}
