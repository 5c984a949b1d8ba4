import * as z from 'zod/mini'
import type { Route } from '@attesta/contract/route.ts'
import { shapeOf } from './check-table.ts'
import { Refusal, type RefusedField } from './refusal.ts'

const invalid = 'General.Error.Validation.RegEx'
const required = 'General.Error.Validation.Required'
const unknown = 'General.Error.Validation.Unknown'

/** «PersonalDetails.Error.AgeTooLow»: a key of the words, as the contract's schemas give for messages */
const keyPattern = /^[A-Z][A-Za-z]+(\.[A-Za-z0-9_]+)+$|^UnsavedValues$/

/**
 * One part of a call by its schema. Keys that the schema does not name are refused, not dropped: what is not read must
 * not be sent.
 * A part without a schema must be empty. @throws Refusal `validation` with a line for each field
 */
export function parsePart(schema: Route['body'], value: unknown): unknown {
  if (hasNul(value)) throw new Refusal('bad_request')
  if (!schema) {
    const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
    if (keys.length > 0) throw new Refusal('validation', { msg: keys.map((field) => ({ field, key: unknown })) })
    return undefined
  }
  const shape = shapeOf(schema)
  const strangers =
    shape && typeof value === 'object' && value !== null
      ? Object.keys(value).filter((key) => !Object.hasOwn(shape, key))
      : []
  const parsed = z.safeParse(schema, value)
  if (parsed.success && strangers.length === 0) return parsed.data
  const msg: RefusedField[] = strangers.map((field) => ({ field, key: unknown }))
  if (!parsed.success)
    msg.push(
      ...parsed.error.issues.flatMap((issue) =>
        issue.code !== 'unrecognized_keys'
          ? fieldOf(issue, value)
          : // Those of the outermost object are among the strangers already.
            shape && issue.path.length === 0
            ? []
            : issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), key: unknown })),
      ),
    )
  throw new Refusal('validation', { msg })
}

function fieldOf(issue: z.core.$ZodIssue, value: unknown): RefusedField {
  const isMissing = issue.code === 'invalid_type' && at(value, issue.path) === undefined
  return {
    field: issue.path.join('.'),
    key: keyPattern.test(issue.message) ? issue.message : isMissing ? required : invalid,
  }
}

const at = (value: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  )

/** The database takes every character but this one, and no person types it. */
function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000')
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).some(([key, inner]) => key.includes('\u0000') || hasNul(inner))
  )
}
