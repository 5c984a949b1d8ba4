/** The English texts as they stand in markup, for tests of what is drawn. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../../../packages/contract/src/words/en/', import.meta.url))
const texts: Readonly<Record<string, string>> = Object.assign(
  {},
  ...readdirSync(folder).map((file) => JSON.parse(readFileSync(`${folder}${file}`, 'utf8')) as object),
)
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;').replaceAll('<', '&lt;')

/** Returns a text with its values filled in. */
export function t(key: string, values: Readonly<Record<string, string>> = {}): string {
  const text = texts[key]
  if (text === undefined) throw new Error(`no text ${key}`)
  return escaped(text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''))
}

/** Matches parts in the order in which they stand, with anything between them. */
export const inOrder = (...parts: string[]) =>
  new RegExp(parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('[^]*'))
