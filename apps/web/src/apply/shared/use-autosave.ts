import { useEffect, useEffectEvent, useRef } from 'react'

const saveAfterMs = 1000

/** Puts answers on the server a moment after each was given, and at once when the page goes out of sight. */
export function useAutosave<T>(answers: T, save: (answers: T) => Promise<unknown>): void {
  const now = JSON.stringify(answers)
  const saved = useRef(now)
  const saveNow = useEffectEvent(() => {
    if (saved.current === now) return
    saved.current = now
    // A save that fails is tried again with the next answer, and when the page goes out of sight; «Continue» says why it
    // could not.
    save(JSON.parse(now) as T).catch(() => {
      if (saved.current === now) saved.current = ''
    })
  })
  useEffect(() => {
    const timer = setTimeout(() => saveNow(), saveAfterMs)
    return () => clearTimeout(timer)
  }, [now])
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === 'hidden') saveNow()
    }
    document.addEventListener('visibilitychange', onChange)
    return () => {
      document.removeEventListener('visibilitychange', onChange)
      saveNow()
    }
  }, [])
}
