import type { Document } from '@attesta/contract/document.ts'
import { useSay } from '../../../words/words.tsx'
import { PaperSlot } from './paper-slot.tsx'

/** Anything else that shows income, for who wants to add it. */
export function OtherPapers({ documents }: { documents: readonly Document[] }) {
  const say = useSay()
  return (
    <section className="panel roomy stack-wide" id="section-other">
      <div>
        <h2 id="section-other-title">
          {say('IncomeCheck.Other')} <span className="optional">{say('General.Optional')}</span>
        </h2>
        <p className="muted small">{say('IncomeCheck.Why.other')}</p>
      </div>
      <div>
        <PaperSlot
          alone
          paper={{ ref: 'other', key: 'RequiredDocuments.other', description: 'RequiredDocuments.other.Description' }}
          documents={documents}
        />
      </div>
    </section>
  )
}
