import type { Document } from '@attesta/contract/document.ts'
import { useSay } from '../../../words/words.tsx'
import { FilePromise } from '../../uploads/file-promise.tsx'
import { rowsOf } from '../../uploads/rows.ts'
import { UploadSlot } from '../../uploads/upload-slot.tsx'
import { useUploads } from '../../uploads/uploads.tsx'
import { fundsSlot } from './step.ts'

/**
 * Documents on where the money comes from. When they are no longer asked for, what is there stays in sight: nothing is
 * taken away in silence.
 */
export function FundsDocuments({ isAsked, documents }: { isAsked: boolean; documents: readonly Document[] }) {
  const t = useSay()
  const uploads = useUploads()
  const rows = rowsOf(t, uploads.queue, documents, {
    file: (file) => file.slot === fundsSlot,
    document: ({ type }) => type === 'mortgage_doc',
  })
  if (!isAsked && rows.length === 0) return null
  return (
    <section className="panel roomy stack-wide" id="section-mortgage_doc">
      <div>
        <h2 id="funds-title">{t('MortgageQuestionnaire.Papers')}</h2>
        <p className="muted small" role="status">
          {t(isAsked ? 'MortgageQuestionnaire.Papers.Why' : 'MortgageQuestionnaire.Papers.NotNeeded')}
        </p>
      </div>
      <div>
        <UploadSlot
          slot={{ id: fundsSlot, type: 'mortgage_doc' }}
          heading={t('MortgageQuestionnaire.Papers.Files')}
          within="funds-title"
          hint={t('MortgageQuestionnaire.Papers.Formats')}
          button={t('MortgageQuestionnaire.Papers.Button')}
          rows={rows}
        />
      </div>
      <FilePromise />
    </section>
  )
}
