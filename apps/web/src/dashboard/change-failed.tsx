import type { CallFailed } from '../call-failed.ts'
import { Banner } from '../ui/banner.tsx'
import { useSay } from '../words/words.tsx'

/** Shows the server's refusal of a change where it names no single field. */
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
