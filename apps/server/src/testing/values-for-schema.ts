/**
 * Values that a route's schema takes, for calls that reach its handler: what is thrown at random seldom passes the
 * schema.
 */
import fc from 'fast-check'
import * as z from 'zod/mini'
import type { Route } from '@attesta/contract/route.ts'

interface Shape {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Shape[]
  oneOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  format?: string
  pattern?: string
}

/** @param ids of rows that exist, for fields that name one. */
export function valuesForSchema(schema: NonNullable<Route['body']>, ids: readonly string[]): fc.Arbitrary<unknown> {
  return ofShape(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape, ids)
}

function ofShape(shape: Shape, ids: readonly string[]): fc.Arbitrary<unknown> {
  const either = shape.anyOf ?? shape.oneOf
  if (either) return fc.oneof(...either.map((one) => ofShape(one, ids)))
  if (shape.enum) return fc.constantFrom(...shape.enum)
  if ('const' in shape) return fc.constant(shape.const)
  const type = Array.isArray(shape.type) ? shape.type[0] : shape.type
  if (type === 'object') {
    const fields = Object.entries(shape.properties ?? {}).map(([key, field]) => [key, ofShape(field, ids)] as const)
    return fc.record(Object.fromEntries(fields), { requiredKeys: shape.required ?? [] })
  }
  if (type === 'array')
    return fc.array(ofShape(shape.items ?? {}, ids), {
      minLength: shape.minItems ?? 0,
      maxLength: Math.min(shape.maxItems ?? 3, Math.max(3, shape.minItems ?? 0)),
    })
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'integer' || type === 'number')
    return fc.integer({ min: Math.max(shape.minimum ?? 0, -1e6), max: Math.min(shape.maximum ?? 1e6, 1e6) })
  return type === 'string' ? ofText(shape, ids) : fc.oneof(fc.string({ maxLength: 20 }), fc.integer(), fc.boolean())
}

function ofText({ format, pattern, minLength = 0, maxLength = 40 }: Shape, ids: readonly string[]) {
  if (format === 'uuid') return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...ids) }, fc.uuid())
  if (pattern === undefined) return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) })
  // fast-check draws no letters of a script, and nothing that is looked ahead at.
  if (pattern.includes('\\p{')) return fc.constantFrom('Rossi', 'Łucja', "D'Angelo 3", 'Straße 7/a')
  if (pattern.includes('@')) return fc.constantFrom('anna@esempio.example', 'a.b+c@casa-prova.example')
  return pattern.includes('(?=') || pattern.includes('(?!')
    ? fc.string({ maxLength: 12 })
    : fc.stringMatching(new RegExp(pattern, 'u'))
}
