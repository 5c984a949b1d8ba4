import { useEffect, useState } from 'react'

/** Returns the latest of the milliseconds that have passed since this was first drawn; 0 before. */
export function useWaited(steps: readonly number[]): number {
  const [waited, setWaited] = useState(0)
  useEffect(() => {
    const timers = steps.map((step) => setTimeout(() => setWaited(step), step))
    return () => timers.forEach(clearTimeout)
  }, [steps])
  return waited
}
