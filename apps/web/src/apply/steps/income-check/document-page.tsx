import type { Document } from '@attesta/contract/document.ts'
import type { WordKey } from '../../../words/catalogue.ts'
import { useLanguage } from '../../../words/use-language.ts'
import { useSay } from '../../../words/words.tsx'
import { monthsInWords } from '../../shared/months.ts'
import { AbsentDocument } from './absent-document.tsx'
import { DocumentSlot } from './document-slot.tsx'
import type { Section } from './sections.ts'
import { Statements } from './statements.tsx'

/** The places for one need: why, in which form, of which months. */
export function DocumentSection({ section, documents }: { section: Section; documents: readonly Document[] }) {
  const t = useSay()
  const language = useLanguage()
  const first = section.documents[0]!
  const missing =
    section.state !== 'checking' &&
    section.missingMonths.length > 0 &&
    section.missingMonths.length < section.months.length
  return (
    <section className="panel roomy stack-wide" id={section.id}>
      <div>
        <h2 id={`${section.id}-title`}>
          {section.documents.map(({ key }) => t(key as WordKey)).join(` ${t('RequiredDocuments.Or')} `)}
        </h2>
        <p className="muted small">{t.told(`IncomeCheck.Why.${first.ref}`)}</p>
        {section.months.length > 0 && (
          <p>
            <strong>{t('IncomeCheck.Months', { months: monthsInWords(section.months, language) })}</strong>
          </p>
        )}
        {missing && (
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
      {section.state !== 'done' && <AbsentDocument section={section} />}
    </section>
  )
}
