import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'

export type Announce = (text: string, urgency?: 'polite' | 'assertive') => void

const AnnounceContext = createContext<Announce>(() => undefined)

/** Says a text to people who do not see the page. */
export const useAnnounce = (): Announce => use(AnnounceContext)

const repeatPauseMs = 1000
/** Long enough to be read out; then the region is empty, so that no reader comes upon an old sentence. */
const shownMs = 20_000

/**
 * The page's two live regions, there from the start; texts follow one another, and the same text is not said twice
 * within a second.
 */
export function LiveRegions({ children }: { children: ReactNode }) {
  const [spoken, setSpoken] = useState({ polite: '', assertive: '' })
  const queue = useRef<{ text: string; urgency: 'polite' | 'assertive' }[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const clearing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const recent = useRef(new Set<string>())

  const speak = useCallback(() => {
    const speakNext = () => {
      const next = queue.current.shift()
      if (!next) {
        timer.current = undefined
        clearing.current = setTimeout(() => setSpoken({ polite: '', assertive: '' }), shownMs)
        return
      }
      setSpoken((before) => ({ ...before, [next.urgency]: next.text }))
      timer.current = setTimeout(speakNext, 300)
    }
    speakNext()
  }, [])

  const announce = useCallback<Announce>(
    (text, urgency = 'polite') => {
      if (recent.current.has(text)) return
      recent.current.add(text)
      setTimeout(() => recent.current.delete(text), repeatPauseMs)
      clearTimeout(clearing.current)
      queue.current.push({ text, urgency })
      timer.current ??= setTimeout(speak, 50)
    },
    [speak],
  )

  useEffect(() => {
    return () => {
      clearTimeout(timer.current)
      clearTimeout(clearing.current)
    }
  }, [])

  return (
    <AnnounceContext value={announce}>
      {children}
      <div className="unseen" role="status" aria-live="polite">
        {spoken.polite}
      </div>
      <div className="unseen" aria-live="assertive">
        {spoken.assertive}
      </div>
    </AnnounceContext>
  )
}
