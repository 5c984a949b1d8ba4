/** Sealing a file in segments against one stream over the whole of it. */
import { createCipheriv } from 'node:crypto'

const block = Buffer.alloc(20 * 1024 * 1024, 7)
const SEGMENT = 65_536
const cipher = () => createCipheriv('aes-256-gcm', Buffer.alloc(32, 1), Buffer.alloc(12, 2))

export function sealWhole(): void {
  const one = cipher()
  one.update(block)
  one.final()
}

export function sealSegments(): void {
  for (let at = 0; at < block.length; at += SEGMENT) {
    const one = cipher()
    one.update(block.subarray(at, at + SEGMENT))
    one.final()
    one.getAuthTag()
  }
}

/** Processor milliseconds of one run. */
export function costOfSealing(seal: () => void): number {
  const before = process.cpuUsage()
  seal()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
