/** One fact from two zones of the same document. */
import type { Evidence } from '@attesta/domain/facts/parse-result.ts'
import type { MrzFacts } from '../../mrz/facts.ts'
import { boxAround, type Word } from '../../read/word.ts'

/** `sure`: read so well that another value elsewhere means a disagreement, not a misreading. */
export interface Placed<T> {
  value: T
  evidence: Evidence
  sure: boolean
}

/** Digits must be read so surely; of a month's letters less is enough, for a misread one is no month. */
const SURE = 85,
  DOUBTFUL = 40

export const placed = <T>(value: T, page: number, words: readonly Word[]): Placed<T> => ({
  value,
  evidence: { page, box: boxAround(words) },
  sure: words.every((word) => word.confidence >= (/\d/.test(word.text) ? SURE : DOUBTFUL)),
})

/**
 * Both spellings that the standard allows for letters beyond A–Z: MÜLLER as MUELLER and as MULLER. Source: ICAO Doc
 * 9303 part 3, section 6.
 */
function zoneSpellings(name: string): string[] {
  const upper = name
    .toLocaleUpperCase('de')
    .replaceAll('ß', 'SS')
    .normalize('NFC')
    .replace(/[’'`.]/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim()
  const long = upper
    .replaceAll('Ä', 'AE')
    .replaceAll('Ö', 'OE')
    .replaceAll('Ü', 'UE')
    .replaceAll('Å', 'AA')
    .replaceAll('Ø', 'OE')
    .replaceAll('Æ', 'AE')
    .replaceAll('Ñ', 'N')
  return [
    ...new Set(
      [upper, long].map((text) =>
        text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('Ł', 'L').replaceAll('Ø', 'O'),
      ),
    ),
  ]
}

const joined = (name: string) => name.replaceAll(' ', '')

/** As far as the zone has the name, where the end of its field may have cut it; null where the zone has all of it. */
export const cutOf = ({ cutName }: MrzFacts, of: 'surname' | 'given_names'): string | null =>
  cutName?.of === of ? cutName.text : null

/**
 * Is the printed name the one that the zone spells? Of one that may be cut there (`cut`) it must print as much, and may
 * print more.
 */
export const isNameOfZone = (printed: string, zone: string, cut: string | null): boolean =>
  zoneSpellings(printed).some((name) =>
    cut === null ? joined(name) === joined(zone) : joined(name).startsWith(joined(cut)),
  )

/**
 * Readers of Italian and German know no accents but their own: LÓPEZ is read as LÖPEZ. Where the zone spells a dotted
 * letter without its E, the print was an accent; Turkey alone spells its dotted letters so.
 */
export const hasForeignAccent = (printed: string, zone: string, issuer: string | null): boolean =>
  issuer !== 'TUR' && /[ÄÖÜ]/i.test(printed) && joined(zoneSpellings(printed)[0]!) === joined(zone)
