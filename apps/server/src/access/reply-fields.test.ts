/**
 * Which fields each kind of caller is told, from the schemas that cut every reply. A new field shows as a difference of
 * docs/reply-fields.md.
 */
import { expect, test } from 'vitest'
import { memberRoles, type Route } from '@attesta/contract/route.ts'
import { routeNames, routeOf } from '../http/check-table.ts'

interface Definition {
  type: string
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
  options?: readonly Schema[]
  valueType?: Schema
  in?: Schema
  out?: Schema
  left?: Schema
  right?: Schema
  items?: readonly Schema[]
  getter?: () => Schema
}
interface Schema {
  _zod: { def: Definition }
}

/** `report.income.sources[].net`: the paths of everything that a schema lets out. */
function fieldsOf(schema: Schema, at: string, seen: readonly Schema[] = []): string[] {
  if (seen.includes(schema)) return [`${at}…`]
  const { type, shape, element, innerType, options, valueType, out, left, right, items, getter } = schema._zod.def
  const within = (one: Schema, place = at) => fieldsOf(one, place, [...seen, schema])
  if (type === 'object')
    return Object.entries(shape ?? {}).flatMap(([key, one]) => within(one, at === '' ? key : `${at}.${key}`))
  if (type === 'array') return within(element!, `${at}[]`)
  if (type === 'record') return within(valueType!, `${at}{}`)
  if (type === 'tuple') return items!.flatMap((one, index) => within(one, `${at}[${index}]`))
  if (type === 'union') return options!.flatMap((one) => within(one))
  if (type === 'intersection') return [...within(left!), ...within(right!)]
  if (type === 'pipe') return within(out!)
  if (type === 'lazy') return within(getter!())
  if (innerType) return within(innerType)
  return [at]
}
const repliesOf = (route: Route): string[] =>
  route.reply === 'file' ? ['a file'] : [...new Set(fieldsOf(route.reply as unknown as Schema, ''))].toSorted()

const callers = [...new Set(routeNames.map((name) => routeOf(name).who))].toSorted()
const of = (who: string) => routeNames.filter((name) => routeOf(name).who === who)
const fieldsFor = (names: readonly (typeof routeNames)[number][]) =>
  new Set(names.flatMap((name) => repliesOf(routeOf(name))))

const long = 20
const printed = new Map<string, string>()
/** A long part that another call tells too is named by that call. */
function shown(name: (typeof routeNames)[number]): string {
  const parts = Map.groupBy(repliesOf(routeOf(name)), (field) => /^\w+/.exec(field)?.[0] ?? field)
  return [...parts]
    .flatMap(([part, fields]) => {
      if (fields.length < long) return fields
      const key = fields.join()
      const first = printed.get(key)
      if (first === undefined) printed.set(key, name)
      return first === undefined ? fields : [`${part}… as in ${first}`]
    })
    .join(', ')
}

const page = `# What each kind of caller is told
Written from the schemas of replies by \`access/reply-fields.test.ts\` (\`npx vitest run --project server reply-fields -u\`). A reply holds nothing that its schema does not name. Whose data it is, the access rules decide: [security](security.md), T10 and T11.

${callers
  .map(
    (who) => `## ${who}
${of(who)
  .map((name) => {
    const { roles } = routeOf(name)
    const whose = roles && roles.length < memberRoles.length ? ` (${roles.join(', ')})` : ''
    return `- **${name}**${whose}: ${shown(name)}`
  })
  .join('\n')}`,
  )
  .join('\n\n')}
`

test('docs/reply-fields.md says what the schemas say', () =>
  expect(page).toMatchFileSnapshot(new URL('../../../../docs/reply-fields.md', import.meta.url).pathname))

test('no reply lets anything out under a name that it does not know beforehand, but by keys of our own', () => {
  const open = routeNames.flatMap((name) =>
    repliesOf(routeOf(name))
      .filter((field) => field === '' || field.endsWith('…'))
      .map((field) => `${name} ${field}`),
  )
  expect(open).toEqual([])
})

const secret = /(?:^|[._])(?:password|code_hash|token_hash|secret_hash|wrapped|kek_id|hash)$/
test('no one is told a hash or a key', () => {
  for (const who of callers)
    expect(
      [...fieldsFor(of(who))].filter((field) => secret.test(field)),
      who,
    ).toEqual([])
})

/**
 * What documents say of a person: theirs and the operator's who reviews them, and no recipient's of a report. A report
 * counts the `transactions` of a month.
 */
const ofDocuments = /(?:^|\.)(?:iban|mrz|document_number|fiscal_code)(?:$|\.|\[)|transactions(?:\.|\[)/
test('a company is told no number of an identity document, no account and no booking', () => {
  expect([...fieldsFor(of('member'))].filter((field) => ofDocuments.test(field))).toEqual([])
})
test('a phone that some places were handed to is told nothing that was read', () => {
  const told = [...fieldsFor(of('handover'))]
  expect(told.filter((field) => ofDocuments.test(field) || /answers|income|report|applicant/.test(field))).toEqual([])
})
