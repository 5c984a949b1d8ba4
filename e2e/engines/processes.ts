import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

const startsWithinMs = 60_000
const endsWithinMs = 5_000

/** Waits for a line of a program that matches. @throws Error when the program ends or a minute has passed before */
export function lineOf(child: ChildProcess, output: Readable, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    const seen: string[] = []
    const fail = (why: string) => reject(new Error(`${child.spawnfile} ${why}: ${seen.slice(-5).join(' | ')}`))
    const timer = setTimeout(() => fail('did not start in time'), startsWithinMs)
    child.once('error', ({ message }) => fail(message))
    child.once('exit', () => fail('has ended'))
    // Read to the end, else a full pipe would stop the program.
    createInterface({ input: output }).on('line', (line) => {
      seen.push(line)
      const found = pattern.exec(line)
      if (!found) return
      clearTimeout(timer)
      resolve(found)
    })
  })
}

/** Asks a program to end, and ends it when it does not. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), endsWithinMs)
  await ended
  clearTimeout(timer)
}
