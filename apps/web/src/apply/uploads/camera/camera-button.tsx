import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CameraIcon } from '../../../ui/icons.tsx'
import { useSay } from '../../../words/words.tsx'
import { takesOnlyPdf, type Slot } from '../slot.ts'

/** Asks for no permission and loads nothing until it is pressed. */
const CameraDialog = lazy(async () => ({ default: (await import('./camera-dialog.tsx')).CameraDialog }))

interface Props {
  slot: Slot
  place: string
  onTake: (photo: File) => void
  onFile: () => void
}

const hasCamera = () =>
  typeof navigator.mediaDevices?.getUserMedia === 'function' &&
  typeof matchMedia === 'function' &&
  matchMedia('(pointer: coarse)').matches

/** On a phone: the camera in the page, for documents that may be photos. Elsewhere a phone is handed the place. */
export function CameraButton({ slot, place, onTake, onFile }: Props) {
  const t = useSay()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  if (takesOnlyPdf(slot) || !hasCamera()) return null
  return (
    <>
      <Button
        small
        data-action="camera"
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      >
        <CameraIcon />
        {t('Uploads.Camera')}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <CameraDialog open={isOpen} place={place} onTake={onTake} onFile={onFile} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
