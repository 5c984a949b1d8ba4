import { lazy, Suspense, useState } from 'react'
import type { Row } from '../../uploads/rows.ts'

/** Most people never see it. */
const StuckBanner = lazy(async () => ({ default: (await import('./stuck-banner.tsx')).StuckBanner }))

/** So many pictures of a card have failed that another way is worth a word. */
const failuresBeforeHelp = 2

/** After two failures, also of files that are gone by now: other ways on. */
export function StuckWithCard({ rows }: { rows: readonly Row[] }) {
  const [failed, setFailed] = useState<readonly string[]>([])
  const more = rows.flatMap(({ key, look }) => (look === 'err' && !failed.includes(key) ? [key] : []))
  if (more.length > 0) setFailed([...failed, ...more])
  return failed.length < failuresBeforeHelp ? null : (
    <Suspense fallback={null}>
      <StuckBanner />
    </Suspense>
  )
}
