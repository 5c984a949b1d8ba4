import { useEffect, useState } from 'react'
import { limits } from '@attesta/contract/limits.ts'
import { TextField } from '../ui/text-field.tsx'

/**
 * A search box whose text goes into the address once typing pauses, and follows the address when that changes by
 * itself.
 */
export function SearchField({
  id,
  label,
  value,
  onChange,
}: {
  id: string
  label: string
  value: string
  onChange: (text: string) => void
}) {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState(value)
  if (value !== seen) {
    setSeen(value)
    // The filters were cleared, or the person went back: the box shows what the list shows.
    if (value !== sent) setText(value)
  }
  useEffect(() => {
    if (text === value) return undefined
    const timer = setTimeout(() => {
      setSent(text)
      onChange(text)
    }, limits.addressDebounceMs)
    return () => clearTimeout(timer)
  })
  return <TextField id={id} name={id} label={label} value={text} onChange={setText} type="search" spellCheck={false} />
}
