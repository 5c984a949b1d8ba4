/** XML that strangers made: text stays text, and a document that could define entities is not read. */
import { XMLParser } from 'fast-xml-parser'

/** Every element is a list, so that one and many are read alike. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  alwaysCreateTextNode: true,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
})

export type Xml = { [name: string]: Xml[] } & { '#'?: unknown }

export const attribute = (element: Xml, name: string): string | undefined => {
  const value: unknown = element[`@${name}`]
  return typeof value === 'string' ? value : undefined
}
export const elements = (element: Xml | undefined, ...path: string[]): Xml[] =>
  path.reduce<Xml[]>((found, name) => found.flatMap((one) => one[name] ?? []), element ? [element] : [])
export const textOf = (element: Xml | undefined): string => (typeof element?.['#'] === 'string' ? element['#'] : '')

/** Null when the XML is damaged, nested beyond reason, or could define entities without end. */
export function readXml(xml: string): Xml | null {
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) return null
  try {
    return parser.parse(xml) as Xml
  } catch {
    return null
  }
}
