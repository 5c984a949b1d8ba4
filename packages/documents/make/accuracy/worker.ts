/**
 * A process of the accuracy run: draws and reads the groups of documents that it is given, one after the other, and
 * tells what came of each document.
 */
import { specimensOf } from '../corpus.ts'
import type { Chosen } from './choice.ts'
import { type Measure, measure } from './measure.ts'

export type Task = Chosen | 'stop'
export type Told = { measure: Measure } | { done: true }

const tell = (message: Told) => process.send!(message)

process.on('message', async (task: Task) => {
  if (task === 'stop') process.exit(0)
  for (const condition of task.conditions) {
    for (const specimen of specimensOf(task.group, [condition]).slice(0, task.most))
      tell({ measure: await measure(specimen) })
  }
  tell({ done: true })
})
tell({ done: true })
