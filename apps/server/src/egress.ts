/**
 * The one way out to addresses that the product did not choose: listed hosts only, no redirects, no private networks,
 * bounded in size and time, and given up for a while when a host keeps failing.
 */
import { lookup as systemLookup } from 'node:dns'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { ProviderUnavailable } from '@attesta/providers/provider-unavailable.ts'
import type { Clock } from './clock.ts'

export interface EgressOptions {
  clock: Clock
  /** Exact host names; nothing else is ever called. `any`: any name, as far as its address is a public one. */
  hosts: readonly string[] | 'any'
  /** Loopback and plain http are for tests and fakes. */
  allowsLoopback?: boolean
  lookup?: typeof systemLookup
  timeoutMs?: number
  maxBytes?: number
}

interface EgressCall {
  method: 'GET' | 'POST'
  url: string
  headers?: Record<string, string>
  body?: string
}
interface EgressReply {
  status: number
  body: Buffer
}
export interface Egress {
  send(call: EgressCall): Promise<EgressReply>
}

/** The address may not be called at all; trying again changes nothing. */
export class EgressRefused extends Error {
  constructor(why: 'address' | 'scheme' | 'host' | 'credentials') {
    super(`an outside call was refused for its ${why}`)
    this.name = 'EgressRefused'
  }
}

/** It answered, and that it could not. The cause of a `ProviderUnavailable`. */
export class HostFailed extends Error {
  readonly status: number

  constructor(status: number) {
    super('the host failed')
    this.name = 'HostFailed'
    this.status = status
  }
}

const failuresUntilOpen = 5
const openMs = 30_000

/** Networks without public addresses. IPv4 inside IPv6 is judged as IPv4. Source: IANA special-purpose registries. */
const closedNetworks: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 4, 'ipv4'],
  ['240.0.0.0', 4, 'ipv4'],
  ['::', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['100::', 64, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['3fff::', 20, 'ipv6'],
  ['5f00::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['fec0::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
]
const closed = new BlockList()
for (const [network, bits, family] of closedNetworks) closed.addSubnet(network, bits, family)
const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** «::ffff:10.0.0.1», «::ffff:a00:1» */
const mappedPattern = /^::ffff:/i

export function isPublicAddress(address: string): boolean {
  const family = isIP(address) === 4 ? 'ipv4' : 'ipv6'
  // A mapped IPv4 address is refused whole: no resolver gives one for a public host.
  return isIP(address) !== 0 && !mappedPattern.test(address) && !closed.check(address, family)
}

export function createEgress({
  clock,
  hosts,
  allowsLoopback = false,
  lookup = systemLookup,
  timeoutMs = 5000,
  maxBytes = 1024 * 1024,
}: EgressOptions): Egress {
  const failures = new Map<string, { count: number; until: number }>()
  const isAllowed = (address: string) =>
    isPublicAddress(address) ||
    (allowsLoopback && isIP(address) !== 0 && loopback.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6'))

  /** Judged at the moment of connecting: a name that answers differently the second time gains nothing. */
  const checkedLookup: LookupFunction = (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 0)
      const bad = addresses.length === 0 || addresses.some(({ address }) => !isAllowed(address))
      if (bad) return done(new EgressRefused('address'), '', 0)
      if (options.all) return done(null, addresses)
      done(null, addresses[0]!.address, addresses[0]!.family)
    })
  }

  function judge(text: string): URL {
    const url = new URL(text)
    if (url.protocol !== 'https:' && !(allowsLoopback && url.protocol === 'http:')) throw new EgressRefused('scheme')
    if (url.username || url.password) throw new EgressRefused('credentials')
    if (hosts !== 'any' && !hosts.includes(url.hostname)) throw new EgressRefused('host')
    const literal = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(literal) && !isAllowed(literal)) throw new EgressRefused('address')
    return url
  }

  async function call(url: URL, { method, headers, body }: EgressCall): Promise<EgressReply> {
    const response = await new Promise<IncomingMessage>((done, fail) => {
      const send = url.protocol === 'https:' ? httpsRequest : httpRequest
      const outgoing = send(
        url,
        {
          method,
          headers: { ...headers, ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }) },
          lookup: checkedLookup,
          signal: AbortSignal.timeout(timeoutMs),
          agent: false,
        },
        done,
      )
      outgoing.on('error', fail)
      outgoing.end(body)
    })
    const chunks: Buffer[] = []
    let length = 0
    for await (const chunk of response as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length > maxBytes) {
        response.destroy()
        throw new Error('the answer is too long')
      }
      chunks.push(chunk)
    }
    return { status: response.statusCode ?? 0, body: Buffer.concat(chunks) }
  }

  return {
    async send(wanted) {
      const url = judge(wanted.url)
      const state = failures.get(url.host)
      const now = clock.now().getTime()
      if (state && state.count >= failuresUntilOpen && state.until > now) throw new ProviderUnavailable(url.hostname)
      try {
        const reply = await call(url, wanted)
        if (reply.status >= 500) throw new HostFailed(reply.status)
        failures.delete(url.host)
        return reply
      } catch (error) {
        if (error instanceof EgressRefused) throw error
        failures.set(url.host, { count: (state?.count ?? 0) + 1, until: now + openMs })
        throw new ProviderUnavailable(url.hostname, { cause: error })
      }
    },
  }
}
