import type { Schema } from './json-schema.ts'

/** Shapes that are written once: by their JSON, the name of each. */
export type Shared = ReadonlyMap<string, string>

const quoted = (value: unknown) => (typeof value === 'string' ? `'${value.replace(/['\\]/g, '\\$&')}'` : String(value))
/** `name`, `'with-dash'` */
const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name))
const plain: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
}
const either = (types: readonly string[]) => [...new Set(types)].join(' | ') || 'never'
const inBrackets = (type: string) => (type.includes(' | ') ? `(${type})` : type)

/** A record's values may be missing for names that are listed. */
const recordOf = ({ propertyNames, additionalProperties }: Schema, write: (schema: Schema) => string): string => {
  const value = typeof additionalProperties === 'object' ? write(additionalProperties) : 'unknown'
  return propertyNames?.enum ? `Partial<Record<${write(propertyNames)}, ${value}>>` : `Record<string, ${value}>`
}

const objectOf = ({ properties = {}, required = [] }: Schema, write: (schema: Schema) => string): string =>
  `{ ${Object.entries(properties)
    .map(([name, schema]) => `${key(name)}${required.includes(name) ? '' : '?'}: ${write(schema)}`)
    .join('; ')} }`

/** Returns a schema as a type of TypeScript. @throws Error for a reference that leads out of the description */
export function typeText(schema: Schema, shared: Shared = new Map()): string {
  const name = shared.get(JSON.stringify(schema))
  return name ?? unfolded(schema, shared)
}

/** The same, written out although it is shared. */
export function unfolded(schema: Schema, shared: Shared): string {
  const write = (part: Schema) => typeText(part, shared)
  if (schema.$ref !== undefined) throw new Error(`the client's types do not follow ${schema.$ref}`)
  if (schema.const !== undefined) return quoted(schema.const)
  if (schema.enum) return either(schema.enum.map(quoted))
  const branches = schema.anyOf ?? schema.oneOf
  if (branches) return either(branches.map(write))
  if (schema.allOf) return schema.allOf.map((part) => inBrackets(write(part))).join(' & ')
  if (Array.isArray(schema.type)) return either(schema.type.map((type: string) => write({ ...schema, type })))
  if (schema.format === 'binary') return 'Blob'
  if (schema.type === 'array') {
    if (schema.prefixItems) return `[${schema.prefixItems.map(write).join(', ')}]`
    return `${inBrackets(schema.items ? write(schema.items) : 'unknown')}[]`
  }
  if (schema.type === 'object') return schema.properties ? objectOf(schema, write) : recordOf(schema, write)
  return plain[String(schema.type)] ?? 'unknown'
}
