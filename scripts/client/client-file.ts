import type { Description, Operation, Schema } from './json-schema.ts'
import { typeText, unfolded } from './type-text.ts'

/** What a company's own programs call: everything of the dashboard that is answered in JSON or as a file. */
const isOfCompanies = (path: string) => path.startsWith('/api/v1/dashboard/')
/** Shorter shapes are written where they stand. */
const minSharedLength = 160

interface Call {
  method: string
  path: string
  operation: Operation
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const inPascal = (text: string) =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map(capital)
    .join('')

const callsOf = ({ paths }: Description): Call[] =>
  Object.entries(paths)
    .filter(([path]) => isOfCompanies(path))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path: path.replace(/\{(\w+)\}/g, ':$1'),
        operation,
      })),
    )

const bodyOf = ({ requestBody }: Operation): Schema | undefined => requestBody?.content['application/json']?.schema
const replyOf = ({ responses }: Operation): Schema => Object.values(responses[200].content)[0]!.schema

/** Parameters of a place as one object. */
function parametersOf({ parameters }: Operation, place: 'path' | 'query'): Schema | undefined {
  const some = parameters.filter((one) => one.in === place)
  if (some.length === 0) return undefined
  return {
    type: 'object',
    properties: Object.fromEntries(some.map(({ name, schema }) => [name, schema])),
    required: some.filter(({ required }) => required).map(({ name }) => name),
  }
}

/** Yields every object in a schema, with a name made of where it stands. */
function* objectsIn(schema: Schema, name: string): Generator<[string, Schema]> {
  if (schema.type === 'object' && schema.properties) yield [name, schema]
  for (const [key, part] of Object.entries(schema.properties ?? {})) yield* objectsIn(part, name + inPascal(key))
  for (const part of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.prefixItems ?? [])])
    yield* objectsIn(part, name)
  if (schema.items) yield* objectsIn(schema.items, name)
  if (typeof schema.additionalProperties === 'object') yield* objectsIn(schema.additionalProperties, name)
}

/** Shapes that stand in several places, each under the name of the first. */
function sharedIn(calls: readonly Call[]): Map<string, string> {
  const named = new Map<string, string>()
  const shared = new Map<string, string>()
  const taken = new Set<string>()
  for (const { operation } of calls)
    for (const [name, schema] of objectsIn(replyOf(operation), `${capital(operation.operationId)}Reply`)) {
      const json = JSON.stringify(schema)
      if (json.length < minSharedLength || shared.has(json)) continue
      const first = named.get(json)
      if (first === undefined) named.set(json, name)
      else {
        let free = first
        for (let count = 2; taken.has(free); count++) free = `${first}${count}`
        taken.add(free)
        shared.set(json, free)
      }
    }
  return shared
}

/** Optional as a whole where nothing in it is required. */
const part = (name: string, schema: Schema | undefined, isRequired: boolean, shared: ReadonlyMap<string, string>) =>
  schema ? [`${name}${isRequired ? '' : '?'}: ${typeText(schema, shared)}`] : []

function inputOf(operation: Operation, shared: ReadonlyMap<string, string>): string {
  const params = parametersOf(operation, 'path')
  const query = parametersOf(operation, 'query')
  const body = bodyOf(operation)
  return `{ ${[
    ...part('params', params, true, shared),
    ...part('query', query, (query?.required?.length ?? 0) > 0, shared),
    ...part('body', body, true, shared),
  ].join('; ')} }`
}

/** « · scope of an API key: `listings:read`»; nothing where no key can call */
const keyNote = ({ security = [] }: Operation): string =>
  security.flatMap(({ apiKey = [] }) => apiKey.map((scope) => ` · scope of an API key: \`${scope}\``)).join('')

/** The text of `packages/client/src/api.ts`, before it is formatted. */
export function clientFile(description: Description): string {
  const calls = callsOf(description)
  const shared = sharedIn(calls)
  const types = [...shared].map(
    ([json, name]) => `export type ${name} = ${unfolded(JSON.parse(json) as Schema, shared)}`,
  )
  return [
    '// Written by `npm run client` from the description of the API; never changed by hand.',
    ...types,
    `export type Refusal = ${typeText(description.components.schemas.Refusal)}`,
    'export interface Calls {',
    ...calls.map(
      ({ operation }) =>
        `/** ${operation.summary}${keyNote(operation)} */\n${operation.operationId}: { input: ${inputOf(operation, shared)}; reply: ` +
        `${typeText(replyOf(operation), shared)} }`,
    ),
    '}',
    'export const calls = {',
    ...calls.map(
      ({ operation, method, path }) => `${operation.operationId}: { method: '${method}', path: '${path}' },`,
    ),
    "} as const satisfies Record<keyof Calls, { method: 'GET' | 'POST'; path: string }>",
    '',
  ].join('\n')
}
