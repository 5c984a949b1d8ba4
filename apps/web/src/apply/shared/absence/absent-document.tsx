import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { reasonsFor, type Absence } from '@attesta/contract/absence.ts'
import type { UploadType } from '@attesta/contract/document.ts'
import { useHasDraft } from '../../../form/use-draft-state.ts'
import { Button } from '../../../ui/button.tsx'
import { useSay } from '../../../words/words.tsx'
import { absenceDraft, useWithdrawAbsence } from './use-absence.ts'

const AbsenceForm = lazy(async () => ({ default: (await import('./absence-form.tsx')).AbsenceForm }))

/** Lets an applicant go on without a document: the reason they give takes its place. */
export function AbsentDocument({ types, absence }: { types: readonly UploadType[]; absence: Absence | undefined }) {
  const t = useSay()
  const opener = useRef<HTMLButtonElement>(null)
  const type = types[0]!
  const [isSaying, setSaying] = useState(useHasDraft(absenceDraft(type)))
  const withdraw = useWithdrawAbsence(type)
  const reasons = reasonsFor(types)
  const wasSaying = useRef(false)
  // The button is there again only once the form has gone.
  useEffect(() => {
    if (!isSaying && wasSaying.current) opener.current?.focus()
    wasSaying.current = isSaying
  }, [isSaying])
  if (reasons.length === 0) return null
  if (isSaying)
    return (
      <Suspense fallback={null}>
        <AbsenceForm type={type} reasons={reasons} said={absence} onClose={() => setSaying(false)} />
      </Suspense>
    )
  return (
    <div className="stack">
      {absence && (
        <div>
          <p className="small">
            {t('Absence.Standing')}: <strong>{t(`Absence.${absence.reason}`)}</strong>
          </p>
          {absence.comment && <blockquote className="contest-said">{absence.comment}</blockquote>}
        </div>
      )}
      <div className="button-row">
        <Button small look="quiet" ref={opener} data-action={`absent-${type}`} onClick={() => setSaying(true)}>
          {t(absence ? 'General.Edit' : 'Absence.Button')}
        </Button>
        {absence && (
          <Button small look="quiet" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {t('Absence.Withdraw')}
          </Button>
        )}
      </div>
    </div>
  )
}
