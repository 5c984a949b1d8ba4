import { useState } from 'react'
import type { Absence } from '@attesta/contract/absence.ts'
import type { Document, IdCombination, IdType } from '@attesta/contract/document.ts'
import { sidesOf } from '@attesta/domain/journey/identity-options.ts'
import { useCall } from '../../../use-call.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { DocumentDrawing } from '../../../ui/document-drawing.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useSay } from '../../../words/words.tsx'
import { CallProblem } from '../../shell/call-problem.tsx'
import { AbsentDocument } from '../../shared/absence/absent-document.tsx'
import { FilePromise } from '../../uploads/file-promise.tsx'
import { HandoverButton } from '../../uploads/handover-button.tsx'
import { rowsOf } from '../../uploads/rows.ts'
import { UploadSlot } from '../../uploads/upload-slot.tsx'
import { useAnnounceResults } from '../../uploads/use-announce-results.ts'
import { useRemoveRow } from '../../uploads/use-remove-row.ts'
import { useUploads } from '../../uploads/uploads.tsx'
import { StuckWithCard } from './stuck-with-card.tsx'

const icons: Record<IdCombination, string> = {
  digitalId: 'ID_CARD',
  passport: 'PASSPORT',
  passportAndFiscal: 'PASSPORT',
  passportAndPermit: 'PASSPORT',
  paperIdAndFiscal: 'PAPER_ID',
  paperId: 'PAPER_ID',
}

interface Props {
  documents: readonly Document[]
  /** Why the person does not have it, where they say so. */
  absence: Absence | undefined
  combination: IdCombination | undefined
  onChoose: (combination: IdCombination) => void
}

/**
 * Which document, then a place for each of its sides. Documents of the choice before are kept or removed, as the person
 * says.
 */
export function IdUpload({ documents, absence, combination, onChoose }: Props) {
  const t = useSay()
  const uploads = useUploads()
  const options = useCall('idUploadOptions', {}, { keepMs: 0 })
  const remove = useRemoveRow(() => document.getElementById('id-choice')?.focus())
  const [isKept, setKept] = useState(false)
  useAnnounceResults(documents)
  if (options.isError) return <CallProblem isPart error={options.error} onRetry={() => void options.refetch()} />
  if (options.isPending) return <Skeleton isPart shape="cards" />
  const sides: readonly IdType[] = combination ? sidesOf[combination] : []
  const slotId = (side: IdType) => `id-${side}`
  const unrelatedDocuments = rowsOf(t, uploads.queue, documents, {
    file: ({ slot }) => slot.startsWith('id-') && !sides.some((side) => slotId(side) === slot),
    document: ({ type, id_type }) => type === 'national_id' && (id_type === null || !sides.includes(id_type)),
  })
  const all = rowsOf(t, uploads.queue, documents, {
    file: ({ slot }) => slot.startsWith('id-'),
    document: ({ type }) => type === 'national_id',
  })
  /** Each side of the choice is there and nothing on it blocks. */
  const isWhole =
    sides.length > 0 &&
    sides.every((side) =>
      documents.some(({ type, id_type, error }) => type === 'national_id' && id_type === side && !error?.blocker),
    )
  return (
    <section className="panel roomy stack-wide">
      <h2>{t('PersonalDetails.Id')}</h2>
      <RadioCards
        id="id-choice"
        name="id-choice"
        legend={t('PersonalDetails.Id.Choose')}
        value={combination}
        onChange={(value) => {
          setKept(false)
          onChoose(value as IdCombination)
        }}
        choices={options.data[options.data.selected].map((value) => ({
          value,
          label: t(`PersonalDetails.Id.${value}`),
          description: t(`PersonalDetails.Id.${value}.Sides`),
          icon: <DocumentDrawing name={icons[value]} />,
        }))}
      />
      {combination && unrelatedDocuments.length > 0 && !isKept && (
        <Banner look="info" message={t('PersonalDetails.Id.Strays', { count: unrelatedDocuments.length })}>
          <div className="button-row">
            <Button small onClick={() => setKept(true)}>
              {t('PersonalDetails.Id.KeepThem')}
            </Button>
            <Button
              small
              look="danger"
              onClick={() => {
                for (const row of unrelatedDocuments) if (!row.isBusy) remove(row, 'national_id')
              }}
            >
              {t('PersonalDetails.Id.RemoveThem')}
            </Button>
          </div>
        </Banner>
      )}
      {combination && (
        <>
          {!isWhole && (
            <>
              <ul className="tips">
                <li>{t('PersonalDetails.Id.Tip.Flat')}</li>
                <li>{t('PersonalDetails.Id.Tip.Light')}</li>
                <li>{t('PersonalDetails.Id.Tip.Corners')}</li>
              </ul>
              <HandoverButton
                slots={sides.map((side) => ({ id: slotId(side), type: 'national_id', idType: side, combination }))}
              />
            </>
          )}
          <div>
            {sides.map((side) => (
              <UploadSlot
                key={side}
                slot={{ id: slotId(side), type: 'national_id', idType: side, combination }}
                heading={t(`IdType.${side}`)}
                button={t('PersonalDetails.Id.Button')}
                single
                rows={rowsOf(t, uploads.queue, documents, {
                  file: ({ slot }) => slot === slotId(side),
                  document: ({ type, id_type }) => type === 'national_id' && id_type === side,
                })}
              />
            ))}
          </div>
          <FilePromise />
        </>
      )}
      <StuckWithCard rows={all} />
      {!isWhole && <AbsentDocument types={['national_id']} absence={absence} />}
    </section>
  )
}
