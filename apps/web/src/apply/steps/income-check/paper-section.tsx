import type { Document } from '@attesta/contract/document.ts'
import type { WordKey } from '../../../words/catalogue.ts'
import { useLanguage } from '../../../words/use-language.ts'
import { useSay } from '../../../words/words.tsx'
import { monthsInWords } from '../../shared/months.ts'
import { AbsentPaper } from './absent-paper.tsx'
import { PaperSlot } from './paper-slot.tsx'
import type { Section } from './sections.ts'
import { Statements } from './statements.tsx'

/** The places for one need: why, in which form, of which months. */
export function PaperSection({ section, documents }: { section: Section; documents: readonly Document[] }) {
  const say = useSay()
  const language = useLanguage()
  const first = section.papers[0]!
  const missing =
    section.state !== 'checking' &&
    section.missingMonths.length > 0 &&
    section.missingMonths.length < section.months.length
  return (
    <section className="panel roomy stack-wide" id={section.id}>
      <div>
        <h2 id={`${section.id}-title`}>
          {section.papers.map(({ key }) => say(key as WordKey)).join(` ${say('RequiredDocuments.Or')} `)}
        </h2>
        <p className="muted small">{say.told(`IncomeCheck.Why.${first.ref}`)}</p>
        {section.months.length > 0 && (
          <p>
            <strong>{say('IncomeCheck.Months', { months: monthsInWords(section.months, language) })}</strong>
          </p>
        )}
        {missing && (
          <p className="file-detail warn">
            {say('IncomeCheck.MonthsMissing', {
              months: monthsInWords(section.missingMonths, language),
              count: section.missingMonths.length,
            })}
          </p>
        )}
      </div>
      <div>
        {section.papers.map((paper) => {
          const Slot = paper.ref === 'bank_statement' ? Statements : PaperSlot
          return (
            <Slot
              key={paper.ref}
              paper={paper}
              documents={documents}
              alone={section.papers.length === 1}
              months={section.months}
            />
          )
        })}
      </div>
      {section.state !== 'done' && <AbsentPaper section={section} />}
    </section>
  )
}
