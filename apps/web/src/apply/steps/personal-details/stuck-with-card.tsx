import { lazy, Suspense, useRef } from 'react'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { goToField } from '../../../ui/go-to-field.ts'
import { useSay } from '../../../words/words.tsx'
import { HelpLine } from '../../shell/footer.tsx'
import type { Row } from '../../uploads/rows.ts'

const ContinueLater = lazy(async () => ({ default: (await import('../../shell/continue-later.tsx')).ContinueLater }))

/** So many pictures of a card have failed that another way is worth a word. */
const failuresBeforeHelp = 2

/** After two failures, also of files that are gone by now: another document, another device, a person. */
export function StuckWithCard({ rows }: { rows: readonly Row[] }) {
  const say = useSay()
  const failed = useRef(new Set<string>())
  for (const { key, look } of rows) if (look === 'err') failed.current.add(key)
  if (failed.current.size < failuresBeforeHelp) return null
  return (
    <Banner look="info" message={say('PersonalDetails.Id.Stuck')}>
      <div className="button-row">
        <Button small onClick={() => goToField('id-choice')}>{say('PersonalDetails.Id.OtherDocument')}</Button>
        <Suspense fallback={null}><ContinueLater /></Suspense>
      </div>
      <HelpLine />
    </Banner>
  )
}
