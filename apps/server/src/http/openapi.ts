import * as z from 'zod/mini'
import { applicationTypes } from '@attesta/contract/pages.ts'
import { lack } from '@attesta/contract/readiness.ts'
import { refusals } from '@attesta/contract/refusals.ts'
import type { Route } from '@attesta/contract/route.ts'
import { routeNames, routeOf } from './check-table.ts'

type Json = Record<string, unknown>

/** Returns the API's documentation, OpenAPI 3.1, out of the route table alone. */
export function describeApi(publicUrl: string): Json {
  const paths: Record<string, Json> = {}
  for (const name of routeNames) {
    const route = routeOf(name)
    // «/api/v2/report/file/:ticket» → «/api/v2/report/file/{ticket}»
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeRoute(name, route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Attesta',
      version: '1',
      description:
        "Every refusal has the same body: `success: false`, a `code`, a `message` in the caller's language and " +
        '`msg`, one line for each field. `not_ready` (409) also has `lacks`: what is missing, and the step that ' +
        'mends it.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key of a company. Each call names the scope that the key needs.',
        },
      },
      schemas: { Refusal: refusalSchema },
    },
  }
}

function describeRoute(name: string, route: Route): Json {
  const parameters = [
    ...fields(route.params, 'path'),
    ...fields(route.query, 'query'),
    ...(route.method === 'POST' && route.who !== 'provider' ? ownHeaders : []),
  ]
  const content = route.form
    ? { 'multipart/form-data': { schema: withFile(jsonSchema(route.form, 'input')) } }
    : route.body
      ? {
          'application/json': { schema: jsonSchema(route.body, 'input') },
          ...(route.bodyMayBeForm
            ? { 'multipart/form-data': { schema: withFile(jsonSchema(route.body, 'input')) } }
            : {}),
        }
      : undefined
  const reply =
    route.reply === 'file'
      ? { '*/*': { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: jsonSchema(route.reply, 'output') } }
  return {
    operationId: name,
    summary: route.summary,
    tags: [route.path.split('/')[3] ?? 'operations'],
    parameters,
    ...(content ? { requestBody: { required: !route.bodyMayBeForm, content } } : {}),
    ...(route.who === 'anyone' || route.who === 'provider'
      ? {}
      : {
          security: [
            ...(route.who === 'visitor' || route.who === 'entrant' ? [{}] : []),
            { session: [] },
            ...(route.keyScope ? [{ apiKey: [route.keyScope] }] : []),
          ],
        }),
    responses: {
      200: { description: 'Done', content: reply },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    },
  }
}

const jsonSchema = (schema: NonNullable<Route['body']>, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}

function fields(schema: Route['query'], place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }))
}

const withFile = (form: Json): Json => ({
  ...form,
  properties: {
    ...(form.properties as Json),
    file: { type: 'string', format: 'binary', description: 'Sent last: a field behind it is not read' },
  },
  required: [...((form.required as string[] | undefined) ?? []), 'file'],
})

const ownHeaders = [
  { name: 'Application-Type', in: 'header', required: true, schema: { type: 'string', enum: [...applicationTypes] } },
  { name: 'Region', in: 'header', required: true, schema: { type: 'string', enum: ['it', 'de'] } },
]

const refusalSchema = {
  type: 'object',
  required: ['success', 'code', 'message', 'msg'],
  properties: {
    success: { const: false },
    code: { type: 'string', enum: Object.keys(refusals) },
    message: { type: 'string' },
    msg: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'key', 'loc_msg'],
        properties: { field: { type: 'string' }, key: { type: 'string' }, loc_msg: { type: 'string' } },
      },
    },
    lacks: {
      type: 'array',
      description: 'Of `not_ready`: everything that is missing, in the order of the steps',
      items: jsonSchema(lack, 'output'),
    },
  },
}
