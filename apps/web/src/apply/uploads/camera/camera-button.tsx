import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { CameraIcon } from '../../../ui/hand-in-icons.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useSay } from '../../../words/words.tsx'
import { takesOnlyPdf, type Slot } from '../slot.ts'

/** Asks for no permission and loads nothing until it is pressed. */
const Camera = lazy(async () => ({ default: (await import('./camera.tsx')).Camera }))

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
  const close = () => setOpen(false)
  if (takesOnlyPdf(slot) || !hasCamera()) return null
  return (
    <>
      <Button small data-action="camera" onClick={() => setOpen(true)}>
        <CameraIcon />
        {t('Uploads.Camera')}
      </Button>
      <Dialog heading={place} open={isOpen} onClose={close} closesOutside={false} look="camera">
        {isOpen && (
          <Suspense fallback={<Skeleton isPart shape="cards" />}>
            <Camera onTake={onTake} onFile={onFile} onClose={close} />
          </Suspense>
        )}
      </Dialog>
    </>
  )
}
