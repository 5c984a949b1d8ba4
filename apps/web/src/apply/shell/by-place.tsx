import { useEffect, useState, type ReactNode } from 'react'
import { useDeps } from '../../deps.tsx'
import { placeOf, regionNamed } from '../../scope.ts'
import { useCall } from '../../use-call.ts'

const patienceMs = 800

/**
 * At the bare address, on a host of no region: whoever comes from Germany is led to the German form, when that is known within
 * 0.8 s. Nobody waits longer, and nobody who has begun is moved.
 */
export function ByPlace({ children }: { children: ReactNode }) {
  const { settings } = useDeps()
  const isOpen = regionNamed(placeOf(window.location, settings)) === undefined
  const { data, isPending } = useCall('ipLocation', {}, { enabled: isOpen })
  const [isLate, setLate] = useState(false)
  const goesToGermany = isOpen && !isLate && data?.country === 'DE'
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (goesToGermany) window.location.replace('/de/fill/occupation?region=de')
  }, [goesToGermany])
  return goesToGermany || (isOpen && isPending && !isLate) ? null : children
}
