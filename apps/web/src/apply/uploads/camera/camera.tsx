import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useAnnounce } from '../../../ui/live.tsx'
import { useLanguage } from '../../../words/use-language.ts'
import { MoreWords, useSay } from '../../../words/words.tsx'
import { lookAt, takePhoto } from './camera-picture.ts'
import type { ViewHint } from './judge-view.ts'
import { Outline } from './outline.tsx'
import { PhotoCheck } from './photo-check.tsx'
import { takeAnyway } from './taken-anyway.ts'
import { useCamera } from './use-camera.ts'
import { useView } from './use-view.ts'

interface Props {
  onTake: (photo: File) => void
  /** Instead of the camera. */
  onFile: () => void
  onClose: () => void
}

/** The camera in the page: it tells what is wrong before a photo is sent, and takes the photo when nothing is. */
export const Camera = (props: Props) => (
  <MoreWords language={useLanguage()} segments={['camera']}>
    <Live {...props} />
  </MoreWords>
)

interface Photo {
  file: File
  hint: ViewHint
  isByItself: boolean
}

function Live({ onTake, onFile, onClose }: Props) {
  const t = useSay()
  const announce = useAnnounce()
  const video = useRef<HTMLVideoElement>(null)
  const shutter = useRef<HTMLButtonElement>(null)
  const [photo, setPhoto] = useState<Photo>()
  // Who wants another photo decides when.
  const [isByPress, setByPress] = useState(false)
  const { state, again } = useCamera(video)
  const take = useCallback(
    async (isByItself: boolean) => {
      if (!video.current) return
      const hint = lookAt(video.current)?.hint ?? 'search'
      const file = await takePhoto(video.current, t('Camera.FileName'))
      if (file) setPhoto({ file, hint, isByItself })
    },
    [t],
  )
  const release = useCallback(() => void take(true), [take])
  const { looked, hint } = useView(video, state === 'live' && photo === undefined, isByPress ? undefined : release)
  const told = hint && t(hint === 'ready' && isByPress ? 'Camera.Hint.readyToPress' : `Camera.Hint.${hint}`)
  useEffect(() => {
    if (told && !photo) announce(told)
  }, [told, photo, announce])
  useEffect(() => {
    if (isByPress && !photo) shutter.current?.focus()
  }, [isByPress, photo])
  const isWaiting = state === 'starting' || state === 'live'
  const toFile = () => {
    onClose()
    onFile()
  }
  const use = (file: File, isAnyway: boolean) => {
    if (isAnyway) takeAnyway(file)
    onTake(file)
    onClose()
  }
  return (
    <>
      {photo && (
        <PhotoCheck
          {...photo}
          onUse={use}
          onAgain={() => {
            setPhoto(undefined)
            setByPress(true)
          }}
        />
      )}
      {/* It stays: another look at it asks for no second permission. */}
      <div hidden={!isWaiting || photo !== undefined} className="camera-live">
        <div className="camera-view">
          <video ref={video} muted playsInline aria-label={t('Camera.Live')} />
          {looked?.corners && <Outline {...looked} corners={looked.corners} />}
        </div>
        <p className={`camera-hint${hint === 'ready' ? ' ok' : ''}`} data-hint={hint}>
          {told ?? t('Camera.Starting')}
        </p>
        <div className="button-row">
          <Button
            ref={shutter}
            look="primary"
            data-action="take-photo"
            disabled={state !== 'live'}
            onClick={() => void take(false)}
          >
            {t('Camera.Take')}
          </Button>
          <Button look="quiet" data-action="camera-file" onClick={toFile}>
            {t('Camera.File')}
          </Button>
        </div>
      </div>
      {!isWaiting && (
        <div className="stack-wide" data-part={`camera-${state}`}>
          <p role="alert">{t(state === 'refused' ? 'Camera.Refused' : 'Camera.Absent')}</p>
          <div className="button-row">
            <Button look="primary" data-action="camera-file" onClick={toFile}>
              {t('Camera.File')}
            </Button>
            <Button look="quiet" onClick={again}>
              {t('General.Retry')}
            </Button>
          </div>
        </div>
      )}
    </>
  )
}
