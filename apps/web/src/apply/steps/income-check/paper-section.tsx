import { useState } from 'react'
import type { Document, RequiredDocument } from '@attesta/contract/document.ts'
import type { WordKey } from '../../../words/catalogue.ts'
import { useLanguage } from '../../../words/use-language.ts'
import { useSay } from '../../../words/words.tsx'
import { rowsOf } from '../../uploads/rows.ts'
import { UploadSlot } from '../../uploads/upload-slot.tsx'
import { useUploads } from '../../uploads/uploads.tsx'
import { BankPicker, type ChosenBank } from './bank-picker.tsx'
import { OtherTypeField } from './other-type-field.tsx'
import { monthsInWords } from '../../shared/months.ts'
import type { Section } from './sections.ts'

/** The places for one need: why, in which form, of which months. */
export function PaperSection({ section, documents }: { section: Section; documents: readonly Document[] }) {
  const say = useSay()
  const language = useLanguage()
  const first = section.papers[0]!
  const missing = section.state !== 'checking' && section.missingMonths.length > 0 && section.missingMonths.length < section.months.length
  return (
    <section className="panel roomy stack-wide" id={section.id}>
      <div>
        <h2>{section.papers.map(({ key }) => say(key as WordKey)).join(` ${say('RequiredDocuments.Or')} `)}</h2>
        <p className="muted small">{say.told(`IncomeCheck.Why.${first.ref}`)}</p>
        {section.months.length > 0 && <p><strong>{say('IncomeCheck.Months', { months: monthsInWords(section.months, language) })}</strong></p>}
        {missing && <p className="file-detail warn">{say('IncomeCheck.MonthsMissing', { months: monthsInWords(section.missingMonths, language), count: section.missingMonths.length })}</p>}
      </div>
      <div>{section.papers.map((paper) => <PaperSlot key={paper.ref} paper={paper} documents={documents} alone={section.papers.length === 1} months={section.months} />)}</div>
    </section>
  )
}

interface SlotProps { paper: Pick<RequiredDocument, 'ref' | 'key' | 'description'>; documents: readonly Document[]; alone: boolean; months?: readonly string[] }

export function PaperSlot({ paper, documents, alone, months = [] }: SlotProps) {
  const say = useSay()
  const uploads = useUploads()
  const [bank, setBank] = useState<ChosenBank>()
  const [otherType, setOtherType] = useState('')
  const { ref: type } = paper
  const id = `paper-${type}`
  const blocked = type === 'bank_statement' && !bank ? say('IncomeCheck.Bank.First') : type === 'other' && !otherType.trim() ? say('IncomeCheck.OtherType.First') : undefined
  const rows = rowsOf(say, uploads.queue, documents, { file: ({ slot }) => slot === id, document: (document) => document.type === type })
  return (
    <UploadSlot slot={{ id, type, ...(bank && { bank }), ...(otherType && { otherType }), months }} heading={alone ? say('IncomeCheck.Files') : say(paper.key as WordKey)} hint={say.told(paper.description)}
      button={say(`IncomeCheck.Button.${type}` as WordKey)} rows={rows} {...(blocked && { blocked })}>
      {type === 'bank_statement' && <BankPicker value={bank} onChange={setBank} />}
      {type === 'other' && <OtherTypeField value={otherType} onChange={setOtherType} />}
    </UploadSlot>
  )
}
