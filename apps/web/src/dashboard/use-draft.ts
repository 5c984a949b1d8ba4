import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const draftOf = (name: string | undefined) => ['draft', name]

/** Returns whether something was typed into a form of this name and not sent. */
export function useHasDraft(name: string): boolean {
  const queries = useQueryClient()
  return queries.getQueryData(draftOf(name)) !== undefined
}

/**
 * Returns what a form holds. Under a name, what is typed outlives the form: it is there again when the form is opened
 * another time, until it is sent or the person signs out.
 */
export function useDraft<Values>(initial: Values, name: string | undefined) {
  const queries = useQueryClient()
  const [values, setValues] = useState(
    () => (name === undefined ? undefined : queries.getQueryData<Values>(draftOf(name))) ?? initial,
  )
  const [isChanged, setChanged] = useState(false)
  useEffect(() => {
    if (!isChanged || name === undefined) return
    queries.setQueryDefaults(['draft'], { gcTime: Infinity })
    queries.setQueryData(draftOf(name), values)
  }, [isChanged, name, queries, values])
  return {
    values,
    change: (next: (before: Values) => Values) => {
      setChanged(true)
      setValues(next)
    },
    restart: (next: Values) => {
      setChanged(false)
      setValues(next)
      if (name !== undefined) queries.removeQueries({ queryKey: draftOf(name) })
    },
  }
}
