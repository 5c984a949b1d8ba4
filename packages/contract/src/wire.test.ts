/**
 * What both ends agree on, written out in wire.txt: what each schema takes, and each value that is shared, a line each.
 * A change reaches programs that others wrote and reports that were issued, so it must be meant:
 * `npx vitest run packages/contract/src/wire.test.ts -u`. What only acts in one place is held there: limits, functions.
 */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** `applicants[].name? {"type":"string","maxLength":120}` */
function linesOfSchema(path: string, { properties, required, items, anyOf, oneOf, ...rest }: Json): string[] {
  // The format says it.
  if (rest['format'] === 'uuid') delete rest['pattern']
  const needed = new Set((required as string[] | undefined) ?? [])
  return [
    `${path} ${JSON.stringify(rest)}`,
    ...Object.entries((properties as Record<string, Json> | undefined) ?? {}).flatMap(([name, schema]) =>
      linesOfSchema(`${path}.${name}${needed.has(name) ? '' : '?'}`, schema),
    ),
    ...(isObject(items) ? linesOfSchema(`${path}[]`, items) : []),
    ...((anyOf ?? oneOf ?? []) as Json[]).flatMap((schema, index) => linesOfSchema(`${path}|${index + 1}`, schema)),
  ]
}

function linesOf(path: string, value: unknown): string[] {
  if (typeof value === 'function') return []
  if (value instanceof z.ZodMiniType) {
    const { $schema: _, ...schema } = z.toJSONSchema(value, { io: 'input', unrepresentable: 'any' }) as Json
    return linesOfSchema(path, schema)
  }
  if (value instanceof RegExp) return [`${path} ${String(value)}`]
  if (value instanceof Set || value instanceof Map) return linesOf(path, [...value])
  if (Array.isArray(value) && !value.some(isObject)) return [`${path} ${JSON.stringify(value)}`]
  if (isObject(value)) return Object.entries(value).flatMap(([name, inner]) => linesOf(`${path}.${name}`, inner))
  return [`${path} ${JSON.stringify(value)}`]
}

test('what both ends agree on changes only on purpose', async () => {
  const names = globSync('*.ts', { cwd: import.meta.dirname, exclude: ['*.test.ts', 'limits.ts'] })
    .map((file) => file.slice(0, -'.ts'.length))
    .sort()
  const modules = await Promise.all(
    names.map(
      async (name) =>
        [name, (await import(/* @vite-ignore */ join(import.meta.dirname, `${name}.ts`))) as Json] as const,
    ),
  )
  const lines = modules.flatMap(([name, module]) =>
    Object.keys(module)
      .sort()
      .flatMap((key) => linesOf(`${name}/${key}`, module[key])),
  )
  expect(lines.length).toBeGreaterThan(1000)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('wire.txt')
})
