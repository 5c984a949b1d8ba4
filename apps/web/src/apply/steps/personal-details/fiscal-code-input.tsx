import { useWatch } from 'react-hook-form'
import type { Day } from '@attesta/domain/day.ts'
import { TextInput } from '../../../form/inputs.tsx'
import { useSay } from '../../../words/words.tsx'
import { fiscalCodeNote } from './fiscal-code-note.ts'
import type { IdentityValues } from './schemas.ts'

/** Capitals are drawn, not typed: the caret does not jump. */
export function FiscalCodeInput({ today }: { today: Day }) {
  const say = useSay()
  const [code, born] = useWatch<IdentityValues, ['fiscalCode', 'dateOfBirth']>({ name: ['fiscalCode', 'dateOfBirth'] })
  const note = fiscalCodeNote(code, born, today)
  return <TextInput name="fiscalCode" words="PersonalDetails.FiscalCode" optional look="code" autoCapitalize="characters" autoComplete="off" spellCheck={false} maxLength={24} settle={(text) => text.toUpperCase().trim()} note={note && say(note)} />
}
