/**
 * What a process and all that it started have taken of the processor, those that have ended too; what it has held of
 * memory. Linux alone.
 */
import { readdirSync, readFileSync } from 'node:fs'

/** Of the kernel's clock; 100 on every Linux that Node runs on. Source: proc(5), sysconf(_SC_CLK_TCK). */
const TICKS_PER_SECOND = 100

interface Taken {
  parent: number
  seconds: number
}

/** «4711 (node) S 1 …»: the fields after the name, from the state. Source: proc(5), /proc/pid/stat. */
function takenBy(pid: number): Taken | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return { parent: Number(fields[1]), seconds: ticks / TICKS_PER_SECOND }
  } catch {
    // It ended between the list and this line: its parent has its time.
    return undefined
  }
}

/** Seconds of processor time of the process and its descendants. */
export function processorSeconds(root: number): number {
  const all = new Map<number, Taken>()
  for (const name of readdirSync('/proc')) {
    const taken = /^\d+$/.test(name) ? takenBy(Number(name)) : undefined
    if (taken) all.set(Number(name), taken)
  }
  let seconds = 0
  for (const [pid, taken] of all) {
    let ancestor: number | undefined = pid
    while (ancestor !== undefined && ancestor !== root) ancestor = all.get(ancestor)?.parent
    if (ancestor === root) seconds += taken.seconds
  }
  return seconds
}

/** The most memory that a process itself has held so far. Source: proc(5), /proc/pid/status, VmHWM. */
export const peakMegabytes = (pid: number): number =>
  Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
