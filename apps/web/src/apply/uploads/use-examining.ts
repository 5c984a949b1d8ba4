import { useCallback, useEffect, useRef, type Dispatch, type RefObject } from 'react'
import { withoutMarks } from '@attesta/contract/tidy.ts'
import { useSay } from '../../words/words.tsx'
import { useLanguage } from '../../words/use-language.ts'
import { useAnnounce } from '../../ui/live.tsx'
import { isTakenAnyway } from './camera/taken-anyway.ts'
import { problemText } from './refusal-text.ts'
import type { HeldFiles } from './held-files.ts'
import type { QueueEvent } from './queue.ts'
import type { Slot } from './slot.ts'

const firstAid = () => import('./first-aid/first-aid.ts')

/**
 * Takes picked files into the queue at once, then looks at one after the other: thirty photographs at a time are more
 * than a phone can hold.
 */
export function useExamining(
  held: RefObject<HeldFiles>,
  tell: Dispatch<QueueEvent>,
): (slot: Slot, files: readonly File[]) => Promise<void> {
  const t = useSay()
  const language = useLanguage()
  const announce = useAnnounce()
  const count = useRef(0)

  // Fetched before it is needed, while there is a network; where that fails it is tried again with the first file.
  useEffect(() => {
    firstAid().catch(() => undefined)
  }, [])

  return useCallback(
    async (slot: Slot, files: readonly File[]) => {
      const entries = files.map((file) => {
        const key = `file-${count.current++}`
        // As the server keeps it: a name that turns itself around is shown to no one, and the file is found by it again.
        return { key, file, name: withoutMarks(file.name), entry: held.current.add(key, slot, file) }
      })
      tell({
        type: 'picked',
        files: entries.map(({ key, file, name }) => ({ key, slot: slot.id, name, size: file.size })),
      })
      // Without it a file goes as it is: the server looks at it anyway.
      const aid = await firstAid().catch(() => undefined)
      let going = 0
      for (const { key, file, name, entry } of entries) {
        if (held.current.get(key) !== entry) continue
        const found = await aid?.giveFirstAid(file, slot, held.current.seenBy(entry))
        if (found?.problem === 'locked') {
          const text = problemText(t, found.problem, { name, size: file.size })
          tell({ type: 'locked', key, text, lock: 'asksPassword' })
          announce(text, 'assertive')
          continue
        }
        if (found?.problem) {
          entry.print = ''
          const text = problemText(t, found.problem, { name, size: found.sent.size })
          tell({ type: 'refused', key, text, mayRetry: false })
          announce(text, 'assertive')
          continue
        }
        entry.sent = found?.sent ?? file
        if (found?.isPicture) entry.picture = URL.createObjectURL(entry.sent)
        if (found?.doubt && !isTakenAnyway(file)) {
          const text = aid!.doubtText(t, language, found.doubt, name, slot)
          tell({ type: 'held', key, size: entry.sent.size, text })
          announce(text, 'assertive')
        } else {
          going++
          tell({ type: 'cleared', key, size: entry.sent.size })
        }
      }
      if (going > 0) announce(t('Uploads.Announce.Start', { count: going }))
    },
    [held, tell, t, language, announce],
  )
}
