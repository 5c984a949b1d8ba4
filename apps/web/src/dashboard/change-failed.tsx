import type { CallFailed } from '../call-failed.ts'
import { Banner } from '../ui/banner.tsx'
import { useSay } from '../words/words.tsx'

/** Shows what the server said against a change, where no single field is to blame. */
export function ChangeFailed({ failure }: { failure: CallFailed | undefined }) {
  const t = useSay()
  if (!failure || failure.fields.length > 0) return null
  return (
    <Banner
      message={failure.text ?? t(failure.kind === 'offline' ? 'General.Failed.NotSent' : 'General.Failed.Server')}
      takesFocus
    />
  )
}
