import { useSearchParams } from 'react-router'

/** Returns the address's query, and what sets a part of it in place; an empty value leaves the part out. */
export function useQueryPart<Name extends string>(): [URLSearchParams, (name: Name, value: string) => void] {
  const [query, setQuery] = useSearchParams()
  const change = (name: Name, value: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )
  return [query, change]
}
