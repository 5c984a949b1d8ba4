/** What work costs in processor time: our readers in warm processes, the references in processes of theirs. */
import { fork, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Cost, Work } from './reader.ts'

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!

/** A reader that has read nothing before, so that its peak of memory is that of this file. */
export async function costOf(work: Work): Promise<Cost> {
  const child = fork(fileURLToPath(new URL('reader.ts', import.meta.url)))
  try {
    return await new Promise((resolve, reject) => {
      child.on('exit', (code) => reject(new Error(`the reader ended with ${code}`)))
      child.on('message', (message: Cost | 'ready') => (message === 'ready' ? child.send(work) : resolve(message)))
    })
  } finally {
    child.removeAllListeners('exit').kill()
  }
}

/** The clock of /proc counts hundredths of a second: Linux fixes USER_HZ at 100. */
const TICK_MILLISECONDS = 10

/** Processor time of all children that have ended, from /proc/self/stat. */
function childrenMilliseconds(): number {
  // 4242 (node) S 1 4242 … : the name may hold blanks; cutime and cstime are the 16th and 17th field
  const fields = readFileSync('/proc/self/stat', 'latin1')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[13]) + Number(fields[14])) * TICK_MILLISECONDS
}

/**
 * @returns processor milliseconds of one run; null where the program is not installed, or the system does not tell what
 * children cost
 */
export function costOfProgram(program: string, args: readonly string[], rounds: number): number | null {
  if (process.platform !== 'linux' || spawnSync(program, ['-v']).error) return null
  const before = childrenMilliseconds()
  for (let round = 0; round < rounds; round++) spawnSync(program, args, { stdio: 'ignore' })
  return (childrenMilliseconds() - before) / rounds
}
