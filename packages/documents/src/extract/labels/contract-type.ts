/** The kind of an employment, from the words for it. */
import { fold } from '../../layout/fold.ts'

// TEMPO INDETERMINATO   Tempo ind.   T.INDETERMINATO   unbefristet   auf unbestimmte Zeit
const openEnded = /\btempo ind\p{L}*|\bt indeterminato|\bindeterminato\b|\bunbefristet|\bauf unbestimmte\b/u
// TEMPO DETERMINATO   Tempo det.   contratto a termine   Zeitvertrag   T.D. dal 01/04/2026   befristet bis 31.12.2026
const fixedTerm =
  /\btempo det\p{L}*|\bt det(?:erminato)?\b|\bdeterminato\b|\bcontratto a termine\b|\bzeitvertrag|\bt ?d (?:dal|fino|scad\p{L}*)\b|\bbefristet/u
// APPRENDISTA   Apprendistato professionalizzante   Auszubildende
const apprenticeship = /\bapprendist\p{L}*|\bauszubildende/u

// Lavoro intermittente a chiamata   Arbeit auf Abruf: without end or not, no hours are promised
const onCall = /\bintermittente\b|\b(?:lavoro|contratto|rapporto) a chiamata\b|\barbeit auf abruf\b|\babrufarbeit/

export type ContractType = 'open_ended' | 'fixed_term' | 'apprenticeship' | 'on_call'

export function contractTypeIn(text: string): ContractType | null {
  const folded = fold(text)
  if (apprenticeship.test(folded)) return 'apprenticeship'
  if (onCall.test(folded)) return 'on_call'
  return openEnded.test(folded) ? 'open_ended' : fixedTerm.test(folded) ? 'fixed_term' : null
}
