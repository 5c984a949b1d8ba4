import { lazy, Suspense, useEffect, useState } from 'react'
import { limits } from '@attesta/contract/limits.ts'
import { useBound } from '../../../form/bound.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useCall } from '../../../use-call.ts'

const SuggestCombobox = lazy(async () => ({ default: (await import('../../../ui/comboboxes.tsx')).SuggestCombobox }))
const shortest = 3

/** A street, with suggestions of the country 0.4 s after the last letter. Without the service it is a plain field. */
export function StreetInput({ country, onPick }: { country: string; onPick: (placeId: string) => void }) {
  const { field, props } = useBound({ name: 'street', words: 'PersonalDetails.Street', gender: 'feminine' })
  const [typed, setTyped] = useState('')
  const text = useSettled(typed, limits.addressDebounceMs)
  const isAsked = typed.trim().length >= shortest
  const { data, isError } = useCall('addresses', { query: { text, countryCode: country || 'IT' } }, { enabled: isAsked && text.trim().length >= shortest })
  const suggestions = (isAsked ? data?.recommendations ?? [] : []).map(({ place_id, description, note }) => ({ id: place_id, label: description, note, search: '' }))
  const change = (street: string) => {
    if (street === field.value) return
    field.onChange(street)
    setTyped(street)
  }
  return (
    <Suspense fallback={<TextField {...props} autoComplete="address-line1" value={field.value} onChange={change} onBlur={field.onBlur} />}>
      <SuggestCombobox {...props} suggestions={suggestions} isAsked={isAsked && !isError} isComing={typed !== text || data === undefined} autoComplete="address-line1" value={field.value} onChange={change} onPick={(id) => { setTyped(''); onPick(id) }} onBlur={field.onBlur} />
    </Suspense>
  )
}

/** The value once it has not changed for a while. */
function useSettled(value: string, milliseconds: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
