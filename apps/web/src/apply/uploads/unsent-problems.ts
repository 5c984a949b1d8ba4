import type { Translate } from '../../words/words.tsx'
import type { Problem } from '../../ui/error-summary.tsx'
import { isRunning, isStuck, type Queue } from './queue.ts'
import { rowId } from './rows.ts'

/**
 * Why a person cannot go on yet: files that are still on their way, then files that wait for a word of theirs. Each
 * leads to the first such row.
 */
export function unsentProblems(t: Translate, queue: Queue, slotBegins: string): Problem[] {
  const own = queue.filter(({ slot }) => slot.startsWith(slotBegins))
  const running = own.filter(isRunning),
    stuck = own.filter(isStuck)
  return [
    ...(running.length > 0
      ? [{ target: rowId({ key: running[0]!.key }), text: t('Uploads.PleaseWaitFilesParsed', { n: running.length }) }]
      : []),
    ...(stuck.length > 0
      ? [{ target: rowId({ key: stuck[0]!.key }), text: t('Uploads.PleaseDecide', { n: stuck.length }) }]
      : []),
  ]
}
