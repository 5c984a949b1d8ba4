/** The corpus read by several processes at once, each with its own warm engines. */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Chosen } from './choice.ts'
import type { Measure } from './measure.ts'
import type { Task, Told } from './worker.ts'

const PROCESSES = 2

/** @param onMeasure told after every document @throws when a process dies, with the group that it was at */
export async function measureAll(chosen: readonly Chosen[], onMeasure: (measure: Measure) => void): Promise<Measure[]> {
  const waiting = [...chosen],
    measures: Measure[] = []
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const child = fork(fileURLToPath(new URL('worker.ts', import.meta.url)))
      let current: Chosen | undefined
      child.on('error', reject)
      child.on('exit', (code) =>
        code === 0
          ? resolve()
          : reject(new Error(`the process that read ${JSON.stringify(current?.group)} ended with ${code}`)),
      )
      child.on('message', (told: Told) => {
        if ('measure' in told) {
          measures.push(told.measure)
          return onMeasure(told.measure)
        }
        current = waiting.shift()
        child.send((current ?? 'stop') satisfies Task)
      })
    })
  await Promise.all(Array.from({ length: PROCESSES }, work))
  return measures.sort((one, other) => keyOf(one).localeCompare(keyOf(other)))
}

/** The result is in one order, no matter which came first. */
const keyOf = ({ kind, condition, layout, seed, fileName }: Measure) =>
  [kind, condition, layout, seed, fileName].join('\t')
