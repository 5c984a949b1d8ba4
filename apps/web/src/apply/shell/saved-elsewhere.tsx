import { useEffect, useState } from 'react'
import { useSay } from '../../words/words.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { hearSaved } from '../journey/other-windows.ts'

/** Two windows fill in the same application: this one says that it shows what was, before it saves over what is. */
export function SavedElsewhere({ applicationId }: { applicationId: string }) {
  const t = useSay()
  const [isOld, setOld] = useState(false)
  useEffect(() => {
    return hearSaved(applicationId, () => setOld(true))
  }, [applicationId])
  if (!isOld) return null
  return (
    <Banner look="warn" message={t('Shell.SavedElsewhere')}>
      <div className="button-row">
        <Button small onClick={() => window.location.reload()}>
          {t('Shell.ShowSaved')}
        </Button>
      </div>
    </Banner>
  )
}
