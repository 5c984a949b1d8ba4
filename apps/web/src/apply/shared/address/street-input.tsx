import { useEffect, useMemo, useState } from 'react'
import { limits } from '@attesta/contract/limits.ts'
import { useBound } from '../../../form/bound.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Reply } from '../../../calls.ts'
import { useCall } from '../../../use-call.ts'
import { useComboboxes } from '../use-comboboxes.ts'

const shortest = 3

/**
 * Shows a street, with suggestions of the country 0.4 s after the last letter. Without the service it is a plain field.
 */
export function StreetInput({ country, onPick }: { country: string; onPick: (placeId: string) => void }) {
  const { field, props } = useBound({ name: 'street', words: 'PersonalDetails.Street', gender: 'feminine' })
  const [typed, setTyped] = useState('')
  const text = useSettled(typed, limits.addressDebounceMs)
  const isAsked = typed.trim().length >= shortest
  const { data, isError } = useCall(
    'addresses',
    { query: { text, countryCode: country || 'IT' } },
    { enabled: isAsked && text.trim().length >= shortest },
  )
  const { recommendations, attribution } = useLatest(data, isAsked)
  const suggestions = useMemo(
    () =>
      recommendations.map(({ place_id, description, note }) => ({
        id: place_id,
        label: description,
        note,
        search: '',
      })),
    [recommendations],
  )
  const change = (street: string) => {
    if (street === field.value) return
    field.onChange(street)
    setTyped(street)
  }
  const common = { autoComplete: 'address-line1', value: field.value, onChange: change, onBlur: field.onBlur }
  const comboboxes = useComboboxes(props.id)
  if (!comboboxes) return <TextField {...props} {...common} />
  return (
    <comboboxes.SuggestCombobox
      {...props}
      {...common}
      hint={
        attribution === null ? (
          props.hint
        ) : (
          <>
            {props.hint} · {attribution}
          </>
        )
      }
      suggestions={suggestions}
      isAsked={isAsked && !isError}
      isComing={typed !== text || data === undefined}
      onPick={(id) => {
        setTyped('')
        onPick(id)
      }}
    />
  )
}

const nothing: Pick<Reply<'addresses'>, 'recommendations' | 'attribution'> = { recommendations: [], attribution: null }

/**
 * What was last answered, until the next answer comes: the list neither blinks nor loses its place while the person
 * types on.
 */
function useLatest(data: Reply<'addresses'> | undefined, isAsked: boolean): typeof nothing {
  const [latest, setLatest] = useState(nothing)
  if (isAsked && data !== undefined && data !== latest) setLatest(data)
  if (!isAsked && latest !== nothing) setLatest(nothing)
  return isAsked ? (data ?? latest) : nothing
}

/** Returns the value once it has not changed for a while. */
function useSettled(value: string, milliseconds: number): string {
  const [settled, setSettled] = useState(value)
  const isSettled = value === settled
  useEffect(() => {
    if (isSettled) return undefined
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [isSettled, value, milliseconds])
  return settled
}
