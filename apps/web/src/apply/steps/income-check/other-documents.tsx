import type { Document } from '@attesta/contract/document.ts'
import { useSay } from '../../../words/words.tsx'
import { DocumentSlot } from './document-slot.tsx'

/** Anything else that shows income, for who wants to add it. */
export function OtherDocuments({ documents }: { documents: readonly Document[] }) {
  const t = useSay()
  return (
    <section className="panel roomy stack-wide" id="section-other">
      <div>
        <h2 id="section-other-title">
          {t('IncomeCheck.Other')} <span className="optional">{t('General.Optional')}</span>
        </h2>
        <p className="muted small">{t('IncomeCheck.Why.other')}</p>
      </div>
      <div>
        <DocumentSlot
          alone
          document={{
            ref: 'other',
            key: 'RequiredDocuments.other',
            description: 'RequiredDocuments.other.Description',
          }}
          documents={documents}
        />
      </div>
    </section>
  )
}
