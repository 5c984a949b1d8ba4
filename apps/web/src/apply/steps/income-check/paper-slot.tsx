import { useState } from 'react'
import type { Document, RequiredDocument } from '@attesta/contract/document.ts'
import type { WordKey } from '../../../words/catalogue.ts'
import { useSay } from '../../../words/words.tsx'
import { rowsOf } from '../../uploads/rows.ts'
import { UploadSlot } from '../../uploads/upload-slot.tsx'
import { useUploads } from '../../uploads/uploads.tsx'
import { BankPicker, type ChosenBank } from './bank-picker.tsx'
import { OtherTypeField } from './other-type-field.tsx'

export interface SlotProps {
  paper: Pick<RequiredDocument, 'ref' | 'key' | 'description'>
  documents: readonly Document[]
  alone: boolean
  months?: readonly string[]
}

interface Props extends SlotProps {
  firstBank?: ChosenBank
  /** Only what is there is shown; nothing can be added. */
  isClosed?: boolean
}

/** The place for papers of one type, with what must be said before one is picked. */
export function PaperSlot({ paper, documents, alone, months = [], firstBank, isClosed = false }: Props) {
  const say = useSay()
  const uploads = useUploads()
  const [bank, setBank] = useState<ChosenBank | undefined>(firstBank)
  const [otherType, setOtherType] = useState('')
  const { ref: type } = paper
  const id = `paper-${type}`
  const blocked = type === 'other' && !otherType.trim() ? say('IncomeCheck.OtherType.First') : undefined
  const rows = rowsOf(say, uploads.queue, documents, {
    file: ({ slot }) => slot === id,
    document: (document) => document.type === type,
  })
  if (isClosed && rows.length === 0) return null
  return (
    <UploadSlot
      slot={{ id, type, ...(bank && { bank }), ...(otherType && { otherType }), months }}
      heading={alone ? say('IncomeCheck.Files') : say(paper.key as WordKey)}
      {...(alone && { within: `section-${type}-title` })}
      hint={isClosed ? undefined : say.told(paper.description)}
      button={say(`IncomeCheck.Button.${type}` as WordKey)}
      rows={rows}
      isClosed={isClosed}
      {...(blocked && { blocked })}
    >
      {type === 'bank_statement' && !isClosed && (
        <>
          <p className="field-hint">{say('IncomeCheck.Why.Pdf')}</p>
          <BankPicker value={bank} onChange={setBank} />
        </>
      )}
      {type === 'other' && <OtherTypeField value={otherType} onChange={setOtherType} />}
    </UploadSlot>
  )
}
