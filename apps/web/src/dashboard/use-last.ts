import { useState } from 'react'

/** Returns the value, or the last one there was: after a call that failed the filters still have their choices. */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
