import type { Document } from '@attesta/contract/document.ts'
import { useSay } from '../../../words/words.tsx'
import { rowsOf } from '../../uploads/rows.ts'
import { UploadSlot } from '../../uploads/upload-slot.tsx'
import { useUploads } from '../../uploads/uploads.tsx'
import { fundsSlot } from './step.ts'

/** Papers on where the money comes from. When they are no longer asked for, what is there stays in sight: nothing is taken away in silence. */
export function FundsPapers({ isAsked, documents }: { isAsked: boolean; documents: readonly Document[] }) {
  const say = useSay()
  const uploads = useUploads()
  const rows = rowsOf(say, uploads.queue, documents, {
    file: (file) => file.slot === fundsSlot,
    document: ({ type }) => type === 'mortgage_doc',
  })
  if (!isAsked && rows.length === 0) return null
  return (
    <section className="panel roomy stack-wide" id="section-mortgage_doc">
      <div>
        <h2 id="funds-title">{say('MortgageQuestionnaire.Papers')}</h2>
        <p className="muted small" role="status">
          {say(isAsked ? 'MortgageQuestionnaire.Papers.Why' : 'MortgageQuestionnaire.Papers.NotNeeded')}
        </p>
      </div>
      <div>
        <UploadSlot
          slot={{ id: fundsSlot, type: 'mortgage_doc' }}
          heading={say('MortgageQuestionnaire.Papers.Files')}
          within="funds-title"
          hint={say('MortgageQuestionnaire.Papers.Formats')}
          button={say('MortgageQuestionnaire.Papers.Button')}
          rows={rows}
        />
      </div>
    </section>
  )
}
