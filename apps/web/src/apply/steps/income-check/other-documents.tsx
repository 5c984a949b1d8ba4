import type { Document } from '@attesta/contract/document.ts'
import { useSay } from '../../../words/words.tsx'
import { Requests } from '../../requests/later.tsx'
import { FilePromise } from '../../uploads/file-promise.tsx'
import { DocumentSlot } from './document-slot.tsx'
import type { IncomeCheckStep } from './step.ts'
import { TaskPage } from './task-page.tsx'

/** Anything else that shows income, for who wants to add it. */
export function OtherDocumentsPage({ step, documents }: { step: IncomeCheckStep; documents: readonly Document[] }) {
  const t = useSay()
  return (
    <TaskPage step={step} task={{ page: 'other', state: 'optional' }} why={t('IncomeCheck.Why.other')}>
      <Requests step="income-check" types={['other']} />
      <section className="panel roomy stack-wide" id="section-other" aria-labelledby="section-other-title">
        <h2 id="section-other-title" className="unseen">
          {t('IncomeCheck.Files')}
        </h2>
        <DocumentSlot
          alone
          document={{
            ref: 'other',
            key: 'RequiredDocuments.other',
            description: 'RequiredDocuments.other.Description',
          }}
          documents={documents}
        />
        <FilePromise />
      </section>
    </TaskPage>
  )
}
