import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { tidyFiscalCode } from '@attesta/contract/tidy.ts'
import type { Day } from '@attesta/domain/day.ts'
import { TextInput } from '../../../form/inputs.tsx'
import { useSay } from '../../../words/words.tsx'
import type { IdentityValues } from './schemas.ts'

type Note = typeof import('./fiscal-code-note.ts').fiscalCodeNote

/** Capitals are drawn, not typed: the caret does not jump. */
export function FiscalCodeInput({ today }: { today: Day }) {
  const t = useSay()
  const [code, born] = useWatch<IdentityValues, ['fiscalCode', 'dateOfBirth']>({ name: ['fiscalCode', 'dateOfBirth'] })
  // What knows of check letters comes when there is a whole code to look at; without it nothing is remarked.
  const [noteOn, setNoteOn] = useState<Note>()
  const isWhole = tidyFiscalCode(code).length === 16
  useEffect(() => {
    if (isWhole)
      import('./fiscal-code-note.ts').then(
        (come) => setNoteOn(() => come.fiscalCodeNote),
        () => undefined,
      )
  }, [isWhole])
  useBornByCode(isWhole ? code : undefined, today)
  const note = noteOn?.(code, born, today)
  return (
    <TextInput
      name="fiscalCode"
      words="PersonalDetails.FiscalCode"
      optional
      look="code"
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      maxLength={24}
      settle={(text) => text.toUpperCase().trim()}
      note={note && t(note)}
    />
  )
}

/** Fills in what the code says of the birth, where nothing stands yet and no one is typing. */
function useBornByCode(code: string | undefined, today: Day): void {
  const { getValues, setValue } = useFormContext<IdentityValues>()
  useEffect(() => {
    if (code === undefined) return undefined
    let isOver = false
    const fill = async () => {
      const { bornByCode } = await import('./born-by-code.ts')
      const said = isOver ? null : bornByCode(code, today)
      for (const name of ['dateOfBirth', 'placeOfBirth'] as const) {
        const value = said?.[name]
        if (value === undefined || getValues(name) !== '' || document.activeElement?.id === `field-${name}`) continue
        setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
      }
    }
    // Without a network the fields are filled in by hand.
    fill().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [code, today, getValues, setValue])
}
