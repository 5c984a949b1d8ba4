import { isIPv6 } from 'node:net'

/**
 * Returns what a caller is counted by: an IPv4 address, or the /64 of an IPv6 one, of which one household has the
 * whole.
 */
export function addressBlock(ip: string): string {
  // «::ffff:192.0.2.7»: IPv4 as a dual-stack socket tells it
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped) return mapped[1]!
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.split('%')[0]!.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  return (
    [...left, ...Array<string>(zeros).fill('0'), ...right]
      .slice(0, 4)
      .map((group) => parseInt(group, 16).toString(16))
      .join(':') + '::/64'
  )
}
