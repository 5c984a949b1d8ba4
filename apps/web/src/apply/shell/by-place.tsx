import { useEffect, useState, type ReactNode } from 'react'
import { useParams } from 'react-router'
import { useDeps } from '../../deps.tsx'
import { languageOfRegion } from '../../languages.ts'
import { placeOf, regionNamed } from '../../scope.ts'
import { useCall } from '../../use-call.ts'

const patienceMs = 800

/**
 * At an entry whose address names neither region nor listing: a visitor from Germany is led to the German form, when
 * that is known within 0.8 s. Later no one is moved. `waits`: draws nothing until then; else what is drawn already
 * stays the same screen.
 */
export function ByPlace({ waits, children }: { waits: boolean; children: ReactNode }) {
  const { settings } = useDeps()
  const { lang, listingId } = useParams()
  const isOpen = listingId === undefined && regionNamed(placeOf(window.location, settings)) === undefined
  const { data, isPending } = useCall('ipLocation', {}, { enabled: isOpen })
  const [isLate, setLate] = useState(false)
  const goesToGermany = isOpen && !isLate && data?.country === 'DE'
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!goesToGermany) return
    const query = new URLSearchParams(window.location.search)
    query.set('region', 'de')
    // English was asked for by name; else the region's own language.
    window.location.replace(`/${lang === 'en' ? lang : languageOfRegion.de}/fill/occupation?${query.toString()}`)
  }, [goesToGermany, lang])
  return goesToGermany || (waits && isOpen && isPending && !isLate) ? null : children
}
