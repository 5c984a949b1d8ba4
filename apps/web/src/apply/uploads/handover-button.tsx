import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { PhoneIcon } from '../../ui/icons.tsx'
import { useSay } from '../../words/words.tsx'
import { handedOver } from './handover-slots.ts'
import type { Slot } from './slot.ts'

const HandoverDialog = lazy(async () => ({ default: (await import('./handover-dialog.tsx')).HandoverDialog }))

/**
 * At a computer: lets a phone, which has the camera, fill these places. On a phone itself there is nothing to hand
 * over.
 */
export function HandoverButton({ slots }: { slots: readonly Slot[] }) {
  const t = useSay()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const handed = slots.flatMap((slot) => handedOver(slot) ?? [])
  if (handed.length === 0) return null
  return (
    <div className="handover">
      <Button
        small
        look="quiet"
        data-action="handover"
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      >
        <PhoneIcon />
        {t('Handover.Button')}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <HandoverDialog open={isOpen} slots={handed} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
