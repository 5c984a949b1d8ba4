/** XML of files that strangers made: text stays text, and nothing is expanded. */
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { FileRefused } from './listing-source.ts'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  alwaysCreateTextNode: true,
  // «Two <b>rooms</b> east»: the spaces at the ends of runs are part of a cell.
  trimValues: false,
  // «&#228;», as some agencies' programs write umlauts.
  htmlEntities: true,
  maxNestedTags: 60,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
})

export type Element = { [name: string]: Element[] } & { '#'?: unknown }

/** The elements at the end of a path of names. */
export const all = (element: Element | undefined, ...path: string[]): Element[] =>
  path.reduce<Element[]>((found, name) => found.flatMap((one) => one[name] ?? []), element ? [element] : [])

export const rawText = (element: Element | undefined): string => {
  const text = element?.['#']
  return typeof text === 'string' ? text : ''
}
export const textOf = (element: Element | undefined): string => rawText(element).trim()

export const attribute = (element: Element | undefined, name: string): string | undefined => {
  const value: unknown = element?.[`@${name}`]
  return typeof value === 'string' ? value : undefined
}

/** `<?xml version="1.0" encoding="ISO-8859-1"?>` */
const ENCODING = /^<\?xml[^>]{0,200}encoding=["']([\w-]{1,20})["']/

/** The text of XML in the encoding that it names; bytes that are no UTF-8 are read as Windows' Western alphabet. */
export function xmlText(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 300))
  const named = bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : (ENCODING.exec(start)?.[1] ?? 'utf-8')
  try {
    return new TextDecoder(named, { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** @throws FileRefused for a type declaration; a description in CDATA may hold a page with one. */
export function refuseEntities(text: string): void {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')))
    throw new FileRefused('Dashboard.Import.File.Entities')
}

/**
 * Reads the elements of a document.
 * @throws FileRefused for a type declaration, which may define entities without end, and for what is no XML
 */
export function readXml(text: string): Element {
  refuseEntities(text)
  if (XMLValidator.validate(text) !== true) throw new FileRefused('Dashboard.Import.File.Damaged')
  try {
    return parser.parse(text) as Element
  } catch {
    throw new FileRefused('Dashboard.Import.File.Damaged')
  }
}
