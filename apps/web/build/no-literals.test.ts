/**
 * What a person reads or hears comes out of the words: no component has a text of its own, neither between tags nor in
 * an attribute.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../src')
const components = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))

/** The product's name is one in every language; the gallery is for those who build the pages. */
const allowed = new Set(['Attesta', '&nbsp;'])
const isForBuilders = (name: string) => name.startsWith('preview/')

/** Attributes that a browser shows or reads out, and those of our own components that end up so. */
const spoken =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|message|description|legend|note|intro)$/

interface Node {
  type: string
  [name: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const textOf = (node: unknown): string => {
  if (!isNode(node)) return ''
  if (node.type === 'JSXExpressionContainer') return textOf(node.expression)
  if (node.type === 'TemplateLiteral')
    return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('')
  return (node.type === 'JSXText' || node.type === 'Literal') && typeof node.value === 'string' ? node.value : ''
}
/** «shell.Back» is a key, «Language» is not. */
const isKey = (text: string) => /^\w+(\.[\w-]+)+$/.test(text)

/** `<nav aria-label="Language">Go on</nav>` → `aria-label: Language`, `Go on` */
function literalsIn(source: string): string[] {
  const found: string[] = []
  const note = (text: string, place = '') => {
    if (/\p{L}/u.test(text) && !allowed.has(text.trim()) && !isKey(text.trim())) found.push(place + text.trim())
  }
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isNode(value)) return
    if (value.type === 'JSXAttribute') {
      const { name } = value.name as { name: string }
      if (spoken.test(name)) note(textOf(value.value), `${name}: `)
    }
    if (value.type === 'JSXElement' || value.type === 'JSXFragment')
      for (const child of value.children as unknown[]) note(textOf(child))
    Object.values(value).forEach(visit)
  }
  visit(parseAst(source, { lang: 'tsx' }))
  return found
}

test('a literal is found between tags, in braces, in a template and in an attribute', () => {
  expect(
    literalsIn(
      'const a = <nav aria-label="Language" className="bar" title={`Page ${n}`}>Go on {"now"} {say("General.Back")} · </nav>',
    ),
  ).toEqual(['Go on', 'now', 'aria-label: Language', 'title: Page'])
})
test('there is something to look through', () => expect(components.length).toBeGreaterThan(80))
test('no component has a text of its own', () => {
  const found = components
    .filter((name) => !isForBuilders(name))
    .map((name) => [name, literalsIn(readFileSync(join(folder, name), 'utf8'))] as const)
    .filter(([, texts]) => texts.length > 0)
  expect(Object.fromEntries(found)).toEqual({})
})
