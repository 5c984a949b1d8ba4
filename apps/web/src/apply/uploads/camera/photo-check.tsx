import { useEffect, useRef, useState } from 'react'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { useSay } from '../../../words/words.tsx'
import type { ViewHint } from './judge-view.ts'

interface Props {
  file: File
  hint: ViewHint
  /** It was taken without a press: that is said. */
  isByItself: boolean
  onUse: (file: File, isAnyway: boolean) => void
  onAgain: () => void
}

/** The photo before it is sent, with what is wrong with it. */
export function PhotoCheck({ file, hint, isByItself, onUse, onAgain }: Props) {
  const t = useSay()
  const [address, setAddress] = useState<string>()
  const title = useRef<HTMLHeadingElement>(null)
  const isGood = hint === 'ready'
  useEffect(() => {
    const made = URL.createObjectURL(file)
    // oxlint-disable-next-line react/set-state-in-effect -- the address lives as long as the effect
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  useEffect(() => {
    title.current?.focus()
  }, [])
  return (
    <div className="stack-wide" data-part="photo-check" data-hint={hint}>
      <h3 ref={title} tabIndex={-1}>
        {t(isByItself ? 'Camera.TakenByItself' : 'Camera.Taken')}
      </h3>
      {address && <img className="camera-photo" src={address} alt={t('Camera.Photo')} />}
      {isGood ? <p>{t('Camera.Good')}</p> : <Banner look="warn" message={t(`Camera.Fault.${hint}`)} />}
      <div className="button-row">
        {isGood ? (
          <>
            <Button look="primary" data-action="use-photo" onClick={() => onUse(file, false)}>
              {t('Camera.Use')}
            </Button>
            <Button look="quiet" data-action="photo-again" onClick={onAgain}>
              {t('Camera.Again')}
            </Button>
          </>
        ) : (
          <>
            <Button look="primary" data-action="photo-again" onClick={onAgain}>
              {t('Camera.Again')}
            </Button>
            <Button look="quiet" data-action="use-photo" onClick={() => onUse(file, true)}>
              {t('Camera.UseAnyway')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
