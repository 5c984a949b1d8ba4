import { useEffect, useState } from 'react'
import { useDeps } from '../../deps.tsx'
import { useSay } from '../../words/words.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { answerForSession, hearSaved } from '../journey/other-windows.ts'

interface Props {
  applicationId: string
  /** What was typed here gives way to what is saved. */
  onShow: () => void
}

/** Two windows fill in the same application: this one says that it shows what was, before it saves over what is. */
export function SavedElsewhere({ applicationId, onShow }: Props) {
  const t = useSay()
  const { session } = useDeps()
  const [isOld, setOld] = useState(false)
  useEffect(() => {
    return hearSaved(applicationId, () => setOld(true))
  }, [applicationId])
  // A window that is opened beside this one goes on with the same session.
  useEffect(() => {
    return answerForSession(applicationId, session.token)
  }, [applicationId, session])
  if (!isOld) return null
  return (
    <Banner look="warn" message={t('Shell.SavedElsewhere')}>
      <div className="button-row">
        <Button
          small
          onClick={() => {
            onShow()
            window.location.reload()
          }}
        >
          {t('Shell.ShowSaved')}
        </Button>
      </div>
    </Banner>
  )
}
