import { routes, type RouteName } from '@attesta/contract/routes/index.ts'
import { memberRoles, type RateClass, type Route, type Who } from '@attesta/contract/route.ts'

const policies: readonly Who[] = [
  'anyone',
  'visitor',
  'entrant',
  'applicant',
  'owner',
  'handover',
  'member',
  'operator',
  'unproven',
  'provider',
]
const rates: readonly RateClass[] = ['read', 'poll', 'write', 'upload', 'auth', 'money', 'mail']

/**
 * Returns what is missing or contradicts itself in the table or among its handlers; empty when the server may start.
 */
export function checkTable(table: Record<string, Route>, handlers: Record<string, unknown>): string[] {
  const wrong: string[] = []
  const seen = new Map<string, string>()
  for (const [name, route] of Object.entries(table)) {
    const must = (isRight: boolean, what: string) => {
      if (!isRight) wrong.push(`${name}: ${what}`)
    }
    must(policies.includes(route.who), 'no access policy')
    must(
      route.who === 'member'
        ? (route.roles?.length ?? 0) > 0 && route.roles!.every((role) => memberRoles.includes(role))
        : route.roles === undefined,
      "a member's call, and no other, says whose role may make it",
    )
    must(route.who !== 'operator' || route.audit !== undefined, 'whatever an operator does or looks at is audited')
    must(rates.includes(route.rate), 'no rate class')
    must(route.cache === 'private' || route.cache === 'public', 'no cache class')
    must(route.cache === 'private' || route.who === 'anyone', 'an answer for one caller may not be kept by caches')
    must(route.reply === 'file' || typeof route.reply?._zod === 'object', 'no schema of the reply')
    must(typeof handlers[name] === 'function', 'no handler')
    must(
      (route.who !== 'owner' && route.who !== 'visitor') || shapeOf(route.query)?.application_id !== undefined,
      'the owner of what? the query has no application_id',
    )
    must(!route.path.includes(':') || route.params !== undefined, 'no schema of the parameters')
    must(route.method === 'POST' || (!route.body && !route.form), 'a GET has no body')
    must(!(route.body && route.form), 'either a JSON body or a form')
    const place = `${route.method} ${route.path.replace(/\/$/, '')}`
    must(!seen.has(place), `the same place as ${seen.get(place)}`)
    seen.set(place, name)
  }
  for (const name of Object.keys(handlers)) if (!(name in table)) wrong.push(`${name}: a handler without a route`)
  return wrong
}

/** Returns the keys of an object's schema; undefined for any other schema. */
export function shapeOf(schema: Route['query']): Record<string, unknown> | undefined {
  const definition = schema?._zod.def as { type?: string; shape?: Record<string, unknown> } | undefined
  return definition?.type === 'object' ? definition.shape : undefined
}

export const routeNames = Object.keys(routes) as RouteName[]
export const routeOf = (name: RouteName): Route => routes[name]
