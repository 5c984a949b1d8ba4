import type { Document, RequiredDocument } from '@attesta/contract/document.ts'
import type { WordKey } from '../../../words/catalogue.ts'
import { useDraftState } from '../../../form/use-draft-state.ts'
import { useSay } from '../../../words/words.tsx'
import { monthsTaken, useRequests } from '../../requests/use-requests.ts'
import { rowsOf } from '../../uploads/rows.ts'
import { UploadSlot } from '../../uploads/upload-slot.tsx'
import { useUploads } from '../../uploads/uploads.tsx'
import { BankPicker, type ChosenBank } from './bank-picker.tsx'
import { OtherTypeField } from './other-type-field.tsx'

export interface SlotProps {
  document: Pick<RequiredDocument, 'ref' | 'key' | 'description'>
  documents: readonly Document[]
  alone: boolean
  months?: readonly string[]
}

interface Props extends SlotProps {
  /** Whose statements these are, where they are. */
  bank?: ChosenBank | undefined
  onBank?: (bank: ChosenBank | undefined) => void
  /** Only what is there is shown; nothing can be added. */
  isClosed?: boolean
}

/** The place for documents of one type, with what must be said before one is picked. */
export function DocumentSlot({
  document: evidence,
  documents,
  alone,
  months = [],
  bank,
  onBank,
  isClosed = false,
}: Props) {
  const t = useSay()
  const uploads = useUploads()
  const { requests } = useRequests()
  const [otherType, setOtherType] = useDraftState('other type', () => '')
  const { ref: type } = evidence
  const id = `document-${type}`
  const blocked = type === 'other' && !otherType.trim() ? t('IncomeCheck.OtherType.First') : undefined
  const rows = rowsOf(t, uploads.queue, documents, {
    file: ({ slot }) => slot === id,
    document: (document) => document.type === type,
  })
  if (isClosed && rows.length === 0) return null
  return (
    <UploadSlot
      slot={{
        id,
        type,
        ...(bank && { bank }),
        ...(otherType && { otherType }),
        months: monthsTaken(months, type, requests),
      }}
      heading={alone ? t('IncomeCheck.Files') : t(evidence.key as WordKey)}
      hint={isClosed ? undefined : onBank ? t('IncomeCheck.Why.Pdf') : t.told(evidence.description)}
      button={t(`IncomeCheck.Button.${type}` as WordKey)}
      rows={rows}
      isClosed={isClosed}
      {...(blocked && { blocked })}
    >
      {onBank && !isClosed && <BankPicker value={bank} onChange={onBank} />}
      {type === 'other' && <OtherTypeField value={otherType} onChange={setOtherType} />}
    </UploadSlot>
  )
}
