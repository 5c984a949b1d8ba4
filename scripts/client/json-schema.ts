/** The parts of JSON Schema that the API's description uses. */
export interface Schema {
  type?: string | readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  allOf?: readonly Schema[]
  items?: Schema
  prefixItems?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  additionalProperties?: Schema | boolean
  propertyNames?: Schema
  $ref?: string
  format?: string
}
export interface Operation {
  operationId: string
  summary: string
  parameters: readonly { name: string; in: string; required: boolean; schema: Schema }[]
  security?: readonly { apiKey?: readonly string[] }[]
  requestBody?: { required: boolean; content: Readonly<Record<string, { schema: Schema }>> }
  responses: { 200: { content: Readonly<Record<string, { schema: Schema }>> } }
}
export interface Description {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  components: { schemas: { Refusal: Schema } }
}
