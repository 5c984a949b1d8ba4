/**
 * An effect has a body in braces: what an expression returns, a promise since Chromium 150 for one, React would call as
 * the clean-up and the page would go blank.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../src')
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
const effects = /^use(Layout|Insertion)?Effect$/

interface Node {
  type: string
  [name: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** `useEffect(() => x.scrollIntoView())`, `React.useEffect(…)` → the start of each in the source. */
function expressionEffectsIn(source: string, lang: 'ts' | 'tsx' = 'tsx'): number[] {
  const found: number[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isNode(value)) return
    if (value.type === 'CallExpression') {
      const callee = value.callee as Node
      const name = (callee.type === 'MemberExpression' ? (callee.property as Node) : callee).name
      const [first] = value.arguments as unknown[]
      if (typeof name === 'string' && effects.test(name) && isNode(first))
        if (first.type !== 'ArrowFunctionExpression' || (first.body as Node).type !== 'BlockStatement' || first.async)
          found.push(value.start as number)
    }
    Object.values(value).forEach(visit)
  }
  visit(parseAst(source, { lang }))
  return found
}

test.each([
  ['useEffect(() => box.current?.scrollIntoView(), [])', 1],
  ['React.useLayoutEffect(() => listen(x), [x])', 1],
  ['useEffect(async () => { await x }, [])', 1],
  ['useEffect(run, [])', 1],
  ['useEffect(() => { box.current?.scrollIntoView() }, [])', 0],
  ['useEffect(() => { const stop = listen(x); return () => stop() }, [x])', 0],
])('%s: %i', (source, count) => expect(expressionEffectsIn(source)).toHaveLength(count))

test('every effect of the pages has a body in braces', () => {
  const wrong = sources.flatMap((name) =>
    expressionEffectsIn(readFileSync(join(folder, name), 'utf8'), name.endsWith('x') ? 'tsx' : 'ts').map(
      (at) => `${name}:${at}`,
    ),
  )
  expect(sources.length).toBeGreaterThan(100)
  expect(wrong).toEqual([])
})
