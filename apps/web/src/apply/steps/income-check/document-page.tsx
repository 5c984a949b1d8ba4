import type { Document } from '@attesta/contract/document.ts'
import { useLanguage } from '../../../words/use-language.ts'
import { useSay } from '../../../words/words.tsx'
import { Requests } from '../../requests/later.tsx'
import { AbsentDocument } from '../../shared/absence/absent-document.tsx'
import { monthsInWords } from '../../shared/months.ts'
import { FilePromise } from '../../uploads/file-promise.tsx'
import { lacksSomeMonths } from './about-task.ts'
import { DocumentSlot } from './document-slot.tsx'
import { pageOfType } from './pages.ts'
import type { Section } from './sections.ts'
import { Statements } from './statements.tsx'
import type { IncomeCheckStep } from './step.ts'
import { TaskPage } from './task-page.tsx'

interface Props {
  step: IncomeCheckStep
  section: Section
  documents: readonly Document[]
}

/** Shows one requirement: its months, its uploads, and the way to go on without them. */
export function DocumentPage({ step, section, documents }: Props) {
  const t = useSay()
  const language = useLanguage()
  const { ref } = section.documents[0]!
  return (
    <TaskPage
      step={step}
      task={{ section, state: section.state, page: pageOfType(ref)! }}
      why={section.documents.length > 1 ? t('IncomeCheck.Why.OneOf') : (t.told(`IncomeCheck.Why.${ref}`) ?? '')}
    >
      <Requests step="income-check" types={section.documents.map((one) => one.ref)} />
      <section className="panel roomy stack-wide" id={section.id} aria-labelledby={`${section.id}-title`}>
        <div>
          <h2 id={`${section.id}-title`} className={section.months.length > 0 ? 'small' : 'unseen'}>
            {section.months.length > 0
              ? t('IncomeCheck.Months', { months: monthsInWords(section.months, language) })
              : t('IncomeCheck.Files')}
          </h2>
          {lacksSomeMonths(section) && (
            <p className="file-detail warn">
              {t('IncomeCheck.MonthsMissing', {
                months: monthsInWords(section.missingMonths, language),
                count: section.missingMonths.length,
              })}
            </p>
          )}
        </div>
        <div>
          {section.documents.map((document) => {
            const Slot = document.ref === 'bank_statement' ? Statements : DocumentSlot
            return (
              <Slot
                key={document.ref}
                document={document}
                documents={documents}
                alone={section.documents.length === 1}
                months={section.months}
              />
            )
          })}
        </div>
        <FilePromise />
        {section.state !== 'done' && !section.isAskedOnly && (
          <AbsentDocument types={section.documents.map(({ ref }) => ref)} absence={section.absence} />
        )}
      </section>
    </TaskPage>
  )
}
