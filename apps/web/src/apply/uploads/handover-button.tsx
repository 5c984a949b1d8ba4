import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PhoneIcon } from '../../ui/hand-in-icons.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSay } from '../../words/words.tsx'
import { handedOver } from './handover-slots.ts'
import type { Slot } from './slot.ts'

const Handover = lazy(async () => ({ default: (await import('./handover.tsx')).Handover }))

/**
 * At a computer: lets a phone, which has the camera, fill these places. On a phone itself there is nothing to hand
 * over.
 */
export function HandoverButton({ slots }: { slots: readonly Slot[] }) {
  const t = useSay()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const handed = slots.flatMap((slot) => handedOver(slot) ?? [])
  if (handed.length === 0) return null
  return (
    <div className="handover">
      <Button small look="quiet" data-action="handover" onClick={() => setOpen(true)}>
        <PhoneIcon />
        {t('Handover.Button')}
      </Button>
      {/* Open at the press; what is in it may come later. */}
      <Dialog heading={t('Handover.Heading')} open={isOpen} onClose={close} closesOutside={false}>
        <Suspense fallback={<Skeleton isPart shape="cards" />}>
          <Handover slots={handed} onClose={close} />
        </Suspense>
      </Dialog>
    </div>
  )
}
