import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { Ask, Asking, Reply } from './calls.ts'
import type { CallFailed } from './call-failed.ts'
import { useDeps } from './deps.tsx'
import type { CallName } from './paths.ts'
import { placeOf, scopeOf, type Scope } from './scope.ts'

const listenToNothing = () => () => undefined

/** These say which region it is, and answer alike in each. */
const tellRegion: ReadonlySet<CallName> = new Set<CallName>(['listingInfo', 'readState', 'authValidate'])

/** Where the person is, from the address. */
export function useScope(): Scope {
  const { pathname, search } = useLocation()
  const { visit, settings } = useDeps()
  const settled = () => visit?.region()
  const region = useSyncExternalStore(visit?.listen ?? listenToNothing, settled, settled)
  return scopeOf(placeOf({ hostname: window.location.hostname, pathname, search }, settings), region)
}

interface Options<K extends CallName> {
  enabled?: boolean
  /** Milliseconds, by what was last answered; `false`: do not ask again. */
  every?: (reply: Reply<K> | undefined) => number | false
  keepMs?: number
  /** Asks again after a refusal when the screen is opened another time. */
  asksAnew?: boolean
}

/** The place of the language in the key of a query. */
const languagePlace = 1

const isSameInAnotherLanguage = (before: readonly unknown[] | undefined, now: readonly unknown[]): boolean =>
  before?.length === now.length &&
  now.every((part, index) => index === languagePlace || JSON.stringify(part) === JSON.stringify(before[index]))

/**
 * What a call answers, kept for the whole visit; asked again when the language, the region or the application changes.
 * In another language the answer before stands until the new one is there: a form that went away meanwhile would lose
 * what was typed into it.
 */
export function useCall<K extends CallName>(
  name: K,
  ask: Ask<K>,
  { enabled = true, every, keepMs = Infinity, asksAnew = false }: Options<K> = {},
): UseQueryResult<Reply<K>, CallFailed> {
  const { api } = useDeps()
  const { language, applicationId, applicationType, region } = useScope()
  const { signal: _, ...asked } = ask as { signal?: AbortSignal }
  const queryKey = [name, language, tellRegion.has(name) ? undefined : region, applicationType, applicationId, asked]
  return useQuery<Reply<K>, CallFailed>({
    queryKey,
    queryFn: ({ signal }) => api.call(name, ...([{ ...ask, signal }] as unknown as Asking<K>)),
    enabled,
    placeholderData: (before, queryBefore) =>
      isSameInAnotherLanguage(queryBefore?.queryKey, queryKey) ? before : undefined,
    staleTime: keepMs,
    retryOnMount: asksAnew,
    refetchInterval: every ? ({ state }) => every(state.data as Reply<K> | undefined) : false,
  })
}
