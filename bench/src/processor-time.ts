/**
 * What a process and all that it started have taken of the processor, those that have ended too; what it has held of
 * memory. Linux alone.
 */
import { readdirSync, readFileSync } from 'node:fs'

/** Of the kernel's clock; 100 on every Linux that Node runs on. Source: proc(5), sysconf(_SC_CLK_TCK). */
const TICKS_PER_SECOND = 100

interface Taken {
  /** Numbers are given again: with its start a process is the same one. */
  key: string
  parent: number
  seconds: number
}

/** «4711 (node) S 1 …»: the fields after the name, from the state. Source: proc(5), /proc/pid/stat. */
function takenBy(pid: number): Taken | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return {
      key: `${pid} ${fields[19]}`,
      parent: Number(fields[1]),
      seconds: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND,
    }
  } catch {
    // It ended between the list and this line.
    return undefined
  }
}

/**
 * Of a process and its descendants. `look` notes what each has taken so far: a reader is killed together with the
 * namespace that it is in, so that no one waits for it and its parents never have its time. What it took after the last
 * look is lost.
 */
export function createProcessorClock(root: number): { look(): void; seconds(): number } {
  const seen = new Map<string, number>()
  const look = () => {
    const all = new Map<number, Taken>()
    for (const name of readdirSync('/proc')) {
      const taken = /^\d+$/.test(name) ? takenBy(Number(name)) : undefined
      if (taken) all.set(Number(name), taken)
    }
    for (const [pid, { key, seconds }] of all) {
      let ancestor: number | undefined = pid
      while (ancestor !== undefined && ancestor !== root) ancestor = all.get(ancestor)?.parent
      if (ancestor === root) seen.set(key, seconds)
    }
  }
  return {
    look,
    seconds() {
      look()
      return [...seen.values()].reduce((sum, seconds) => sum + seconds, 0)
    },
  }
}

/** Returns the most memory that a process itself has held so far. Source: proc(5), /proc/pid/status, VmHWM. */
export const peakMegabytes = (pid: number): number =>
  Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
