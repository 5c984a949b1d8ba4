import { useEffect, useState, type ReactNode } from 'react'
import { useParams } from 'react-router'
import { useDeps } from '../../deps.tsx'
import { placeOf, regionNamed } from '../../scope.ts'
import { useCall } from '../../use-call.ts'
import { startInRegion } from '../journey/region-start.ts'

const patienceMs = 800

/**
 * At an entry whose address names neither region nor listing: a visitor from Germany is led to the German form when
 * that is known within 0.8 s, and is not moved later. `waits`: draws nothing until then; else what is drawn already
 * stays the same screen. Source: A1-region-by-place, A1-region-entries.
 */
export function ByPlace({ waits, children }: { waits: boolean; children: ReactNode }) {
  const { settings } = useDeps()
  const { listingId } = useParams()
  const isOpen = listingId === undefined && regionNamed(placeOf(window.location, settings)) === undefined
  const { data, isPending } = useCall('ipLocation', {}, { enabled: isOpen })
  const [isLate, setLate] = useState(false)
  const goesToGermany = isOpen && !isLate && data?.country === 'DE'
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (goesToGermany) window.location.replace(startInRegion(window.location, 'de', settings))
  }, [goesToGermany, settings])
  return goesToGermany || (waits && isOpen && isPending && !isLate) ? null : children
}
