/** Identity documents: what their pictures say, and whether their two zones agree. */
import type { Day } from '@attesta/domain/day.ts'
import type { Evidence, Identity, Trace } from '@attesta/domain/facts/parse-result.ts'
import type { GrayImage } from '../../image/gray-image.ts'
import type { Page } from '../../read/word.ts'
import type { Extraction, ReadingContext } from '../extraction.ts'
import { cutOf, hasForeignAccent, isNameOfZone, placed, type Placed } from './agree.ts'
import type { MrzFacts } from '../../mrz/facts.ts'
import type { MrzReading } from '../../mrz/read-zone.ts'
import type { Printed } from './printed-values.ts'
import { type Doubts, findingsOf } from './judge.ts'
import { type Face, readFaces } from './read-face.ts'
import { documentOf, isKindShown, sideOf } from './side.ts'
import { countryOf, stateCode } from './states.ts'

/** Pictures of one upload that are looked at: both sides and a spare. */
const MAX_PAGES = 4
/** Fields that both zones print and that check digits cover. */
const COMPARED: readonly (keyof Identity)[] = ['number', 'date_of_birth', 'expires_on']

/**
 * @param images upright pixels by page number, of the pages that were read from pixels; a page without them is judged
 * by its words alone.
 * @param zones machine readable zones of those pictures that were looked at for one, null where there is none
 * @returns null when nothing on the pages says that this is an identity document.
 */
export async function extractIdentity(
  pages: readonly Page[],
  images: ReadonlyMap<number, GrayImage>,
  zones: ReadonlyMap<number, MrzReading | null>,
  context: ReadingContext,
): Promise<Extraction<Identity> | null> {
  const faces: Face[] = []
  for (const page of pages.filter((candidate) => images.has(candidate.number)).slice(0, MAX_PAGES)) {
    faces.push(...(await readFaces(page, images.get(page.number)!, zones.get(page.number), context.today)))
  }
  if (faces.length === 0) return null
  const { section, trace, ...doubts } = assemble(faces)
  const title = faces.find((face) => face.title)?.title,
    country = countryOf(section.issuing_country)
  return {
    section,
    trace,
    country,
    issuer: title && title.country === country ? title.issuer : null,
    score: scoreOf(faces),
    findings: findingsOf(
      section,
      trace,
      { ...doubts, isKindShown: isKindShown(faces) },
      faces.map((face) => images.get(face.page)!),
      context,
    ),
  }
}

/** Between 0 and 1. A zone whose digits hold cannot be chance; labels alone also stand on forms. */
function scoreOf(faces: readonly Face[]): number {
  return Math.max(
    ...faces.map(
      ({ mrz, title, printed }) =>
        (mrz?.valid ? 0.98 : mrz ? 0.75 : 0) || Math.min(0.9, (title ? 0.45 : 0.15) + 0.08 * printed.labels.size),
    ),
  )
}

interface Assembled extends Omit<Doubts, 'isKindShown'> {
  section: Identity
  trace: Trace
}

function assemble(faces: readonly Face[]): Assembled {
  const trace: Trace = {},
    disagreeing: Assembled['disagreeing'] = []
  const document = documentOf(faces),
    side = sideOf(faces, document)
  let cutName: Evidence | null = null
  const zones = faces.flatMap((face) => (face.mrz ? [{ page: face.page, mrz: face.mrz }] : []))
  const zone = zones.find(({ mrz }) => mrz.valid) ?? zones[0]
  const fromZone = <T>(pick: (mrz: MrzFacts) => T | null): Placed<T> | undefined => {
    const value = zone && pick(zone.mrz)
    return zone && value !== null && value !== undefined
      ? { value, evidence: { page: zone.page, box: zone.mrz.box }, sure: zone.mrz.valid }
      : undefined
  }
  const printed = <T>(pick: (face: Face) => Printed<T> | undefined): Placed<T> | undefined => {
    for (const face of faces) {
      const found = pick(face)
      if (found) return placed(found.value, face.page, found.words)
    }
    return undefined
  }
  /**
   * The first that is known: the zone's check digits outweigh the printed value. Where both are sure and differ, that
   * is told; of single letters it is never sure.
   */
  const settle = <T>(field: keyof Identity, first: Placed<T> | undefined, second: Placed<T> | undefined): T | null => {
    const chosen = first ?? second
    if (COMPARED.includes(field) && first?.sure && second?.sure && first.value !== second.value)
      disagreeing.push({ field, evidence: second.evidence })
    if (chosen) trace[`identity.${field}`] = chosen.evidence
    return chosen?.value ?? null
  }
  const name = (
    field: 'surname' | 'given_names',
    fromMrz: Placed<string> | undefined,
    print: Placed<string> | undefined,
  ) => {
    const clear = zone?.mrz.namesAreClear === true && zone.mrz.valid,
      cut = zone ? cutOf(zone.mrz, field) : null
    const agrees =
      fromMrz &&
      print &&
      !hasForeignAccent(print.value, fromMrz.value, zone?.mrz.issuer ?? null) &&
      isNameOfZone(print.value, fromMrz.value, cut)
    // As printed, accents and all, where the zone confirms it; a misread letter of the print cannot pass.
    if (agrees) return settle(field, print, undefined)
    if (!clear) return settle(field, print, undefined)
    if (cut === null) return settle(field, fromMrz, undefined)
    // The front prints all of a name of which the back has a part.
    if (side === 'back') return null
    cutName = fromMrz?.evidence ?? null
    return settle(field, fromMrz, undefined)
  }
  const section: Identity = {
    document,
    side,
    number:
      document === 'fiscal_card'
        ? null
        : settle(
            'number',
            fromZone((mrz) => mrz.number),
            printed((face) => face.printed.number),
          ),
    surname: name(
      'surname',
      fromZone((mrz) => mrz.surname),
      printed((face) => face.printed.surname),
    ),
    given_names: name(
      'given_names',
      fromZone((mrz) => mrz.givenNames),
      printed((face) => face.printed.givenNames),
    ),
    date_of_birth: settle<Day>(
      'date_of_birth',
      fromZone((mrz) => mrz.bornOn),
      printed((face) => face.printed.bornOn),
    ),
    place_of_birth: settle(
      'place_of_birth',
      undefined,
      printed((face) => face.printed.birthPlace),
    ),
    sex: settle(
      'sex',
      fromZone((mrz) => mrz.sex),
      printed((face) => face.printed.sex),
    ),
    nationality: settle(
      'nationality',
      fromZone((mrz) => stateCode(mrz.nationality)),
      printed((face) => face.printed.nationality),
    ),
    issuing_country: settle(
      'issuing_country',
      fromZone((mrz) => stateCode(mrz.issuer)) ?? issuerByTitle(faces),
      document === 'id_card' ? printed((face) => face.printed.nationality) : undefined,
    ),
    expires_on: settle<Day>(
      'expires_on',
      fromZone((mrz) => mrz.expiresOn),
      printed((face) => face.printed.expiresOn),
    ),
    fiscal_code: settle(
      'fiscal_code',
      barcodeOf(faces),
      printed((face) => face.printed.fiscalCode),
    ),
    mrz: zone ? { format: zone.mrz.format, valid: zone.mrz.valid } : null,
  }
  return { section, trace, disagreeing, cutName }
}

function barcodeOf(faces: readonly Face[]): Placed<string> | undefined {
  const face = faces.find((candidate) => candidate.barcode !== null)
  return face && { value: face.barcode!.fiscalCode, evidence: { page: face.page, box: face.barcode!.box }, sure: true }
}

/** The state that the title or the head names, where no zone does; cards are given to the state's own citizens. */
function issuerByTitle(faces: readonly Face[]): Placed<string> | undefined {
  const face = faces.find((candidate) => candidate.title?.country) ?? faces.find((candidate) => candidate.state)
  const code = { IT: 'ITA', DE: 'DEU' }[face?.title?.country ?? ''] ?? face?.state
  return face && code ? { value: code, evidence: { page: face.page, box: null }, sure: false } : undefined
}
