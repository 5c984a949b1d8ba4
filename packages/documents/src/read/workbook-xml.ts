/** The XML of a workbook's parts. */
import { XMLParser } from 'fast-xml-parser'
import { UnreadableFile } from './refusal-of-file.ts'

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

/** @throws UnreadableFile when the XML is damaged, or could define entities without end */
export function parsed(xml: string): Xml {
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) throw new UnreadableFile('a workbook defines no entities')
  try {
    return parser.parse(xml) as Xml
  } catch {
    throw new UnreadableFile('a part of the workbook is damaged')
  }
}
