/** How much memory a process and its children really hold, on Linux; 0 where `/proc` does not tell. */
import { readFileSync } from 'node:fs'

const PAGE_BYTES = 4096

export function residentBytes(pid: number): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
    return pages * PAGE_BYTES + children.reduce((sum, child) => sum + residentBytes(child), 0)
  } catch (problem) {
    // Gone between two looks, or no Linux.
    if (problem instanceof Error && 'code' in problem) return 0
    throw problem
  }
}
