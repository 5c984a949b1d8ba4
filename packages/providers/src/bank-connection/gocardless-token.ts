/**
 * The access token of GoCardless: made once a day, renewed while the refresh token lives, asked for by one caller at a
 * time.
 */
import * as z from 'zod/mini'
import { ProviderUnavailable } from '../provider-unavailable.ts'
import type { Answer } from './ask.ts'
import { shaped } from './ask.ts'

const pair = z.object({
  access: z.string(),
  access_expires: z.number(),
  refresh: z.string(),
  refresh_expires: z.number(),
})
const renewed = z.object({ access: z.string(), access_expires: z.number() })

/** A token is given up this long before it ends. */
const marginMs = 5 * 60_000
/** The provider takes 100 an hour for a new one, of all processes of a company together. */
const maxNewAnHour = 20
const hourMs = 3600_000

export interface TokenDesk {
  post(path: string, body: unknown): Promise<Answer>
  refuse(answer: Answer): never
  clock: { now(): Date }
  secretId: string
  secretKey: string
  provider: string
}

export function createTokens({ post, refuse, clock, secretId, secretKey, provider }: TokenDesk) {
  let access: { text: string; until: number } | undefined
  let refresh: { text: string; until: number } | undefined
  let pending: Promise<string> | undefined
  let made: number[] = []
  const now = () => clock.now().getTime()
  const until = (seconds: number) => now() + seconds * 1000 - marginMs

  async function renew(): Promise<string | undefined> {
    if (refresh === undefined || refresh.until <= now()) return undefined
    const answer = await post('/token/refresh/', { refresh: refresh.text })
    refresh = answer.status === 200 ? refresh : undefined
    if (answer.status !== 200) return undefined
    const fresh = shaped(provider, renewed, answer.body)
    access = { text: fresh.access, until: until(fresh.access_expires) }
    return access.text
  }

  async function make(): Promise<string> {
    made = made.filter((at) => at > now() - hourMs)
    if (made.length >= maxNewAnHour)
      throw new ProviderUnavailable(provider, { cause: new Error('too many new tokens within an hour') })
    made.push(now())
    const answer = await post('/token/new/', { secret_id: secretId, secret_key: secretKey })
    if (answer.status !== 200) refuse(answer)
    const fresh = shaped(provider, pair, answer.body)
    access = { text: fresh.access, until: until(fresh.access_expires) }
    refresh = { text: fresh.refresh, until: until(fresh.refresh_expires) }
    return access.text
  }

  return {
    current(): Promise<string> {
      if (access && access.until > now()) return Promise.resolve(access.text)
      pending ??= renew()
        .then((text) => text ?? make())
        .finally(() => {
          pending = undefined
        })
      return pending
    },
    /** The provider no longer takes this one. */
    drop(text: string): void {
      if (access?.text === text) access = undefined
    },
  }
}
