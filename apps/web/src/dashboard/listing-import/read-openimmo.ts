/**
 * Homes of an OpenImmo file (openimmo.de, version 1.2), which agencies' programs write for the portals. Each detail of a
 * home becomes a column named by its path.
 */
import type { DashboardKey } from '../dashboard-words.ts'
import type { Mapping } from './import-fields.ts'
import { FileRefused, MAX_COLUMNS, MAX_ROWS, type Cell, type ListingSource } from './listing-source.ts'
import { all, attribute, readXml, textOf, type Element } from './read-xml.ts'

const ADDRESS = 'geo (strasse hausnummer, plz ort)'
/** Sections with details that a listing may have; pictures are left out. */
const SECTIONS = ['geo', 'preise', 'freitexte', 'verwaltung_objekt', 'verwaltung_techn', 'zustand_angaben']
/** Longer texts are descriptions. */
const MAX_DETAIL = 300

const RENTS = ['nettokaltmiete', 'kaltmiete']
/** The first path that the file has is taken; the person may choose another. */
const wanted: Partial<Record<keyof Mapping, readonly string[]>> = {
  name: ['freitexte/objekttitel'],
  address: [ADDRESS],
  region: ['geo/land@iso_land'],
  rent: RENTS.map((name) => `preise/${name}`),
  reference: ['verwaltung_techn/objektnr_extern', 'verwaltung_techn/objektnr_intern'],
  utilities: ['preise/nebenkosten'],
  deposit: ['preise/kaution'],
  available_from: ['verwaltung_objekt/abdatum'],
  status: ['zustand_angaben/verkaufstatus@stand'],
}

/** XML writes decimals with a point: `1190.5`, which as text could be read otherwise. */
const cellOf = (path: string, text: string): Cell =>
  path.startsWith('preise/') && /^\d{1,9}(?:\.\d+)?$/.test(text) ? Number(text) : text

/** Paths with their values: text of elements and their attributes. */
function detailsOf(home: Element): Map<string, Cell> {
  const details = new Map<string, Cell>()
  const [geo] = all(home, 'geo')
  const joined = (...names: string[]) =>
    names
      .map((name) => textOf(all(geo, name)[0]))
      .filter(Boolean)
      .join(' ')
  const address = [joined('strasse', 'hausnummer'), joined('plz', 'ort')].filter(Boolean).join(', ')
  if (address !== '') details.set(ADDRESS, address)
  for (const section of SECTIONS)
    for (const [name, elements] of Object.entries(all(home, section)[0] ?? {})) {
      if (!Array.isArray(elements)) continue
      const [element] = elements
      const path = `${section}/${name}`
      const text = textOf(element)
      if (text !== '' && text.length <= MAX_DETAIL) details.set(path, cellOf(path, text))
      for (const [attributeName, value] of Object.entries(element ?? {}))
        if (attributeName.startsWith('@') && typeof value === 'string') details.set(`${path}${attributeName}`, value)
    }
  return details
}

const isTrue = (value: string | undefined): boolean => value === 'true' || value === '1'

/** Why a home is no listing of ours. */
function refusalOf(home: Element): DashboardKey | undefined {
  const [use] = all(home, 'objektkategorie', 'nutzungsart')
  const [offer] = all(home, 'objektkategorie', 'vermarktungsart')
  if (attribute(all(home, 'verwaltung_techn', 'aktion')[0], 'aktionart') === 'DELETE')
    return 'Dashboard.Import.Error.Deleted'
  if (offer && !isTrue(attribute(offer, 'MIETE_PACHT')) && !isTrue(attribute(offer, 'MIETE')))
    return 'Dashboard.Import.Error.NotForRent'
  // Some programs leave the kind of offer out: then the price tells it.
  if (
    !offer &&
    textOf(all(home, 'preise', 'kaufpreis')[0]) !== '' &&
    RENTS.every((name) => textOf(all(home, 'preise', name)[0]) === '')
  )
    return 'Dashboard.Import.Error.NotForRent'
  if (use && !isTrue(attribute(use, 'WOHNEN'))) return 'Dashboard.Import.Error.NoHome'
  return undefined
}

/** @throws FileRefused when it is no OpenImmo file, or one of more homes than are taken */
export function readOpenimmo(text: string): ListingSource {
  // Before parsing: so many opening tags are that many homes.
  if (text.split(/<immobilie[\s>]/).length - 1 > MAX_ROWS)
    throw new FileRefused('Dashboard.Import.TooLarge', { max: MAX_ROWS })
  const root = all(readXml(text), 'openimmo')[0]
  if (!root) throw new FileRefused('Dashboard.Import.File.Type')
  const homes = all(root, 'anbieter', 'immobilie').map((home) => ({
    details: detailsOf(home),
    refusal: refusalOf(home),
  }))
  const head = [...new Set(homes.flatMap(({ details }) => [...details.keys()]))].slice(0, MAX_COLUMNS)
  const mapping: Mapping = {}
  for (const [field, paths] of Object.entries(wanted)) {
    const found = paths.map((path) => head.indexOf(path)).find((column) => column >= 0)
    if (found !== undefined) mapping[field as keyof Mapping] = found
  }
  return {
    kind: 'openimmo',
    head,
    rows: homes.map(({ details, refusal }, index) => ({
      line: index + 1,
      cells: head.map((path) => details.get(path) ?? ''),
      ...(refusal ? { refusal } : {}),
    })),
    sheets: [],
    sheet: 0,
    mapping,
  }
}
