import { useEffect, useRef, useState, type RefObject } from 'react'
import { useDeps } from '../../../deps.tsx'
import { lookAt, type Looked } from './camera-picture.ts'
import { isStill, type ViewHint } from './judge-view.ts'

/** Between two looks: fast enough to follow a hand, slow enough for a cheap phone. */
const lookMs = 200
/** So many good looks in a row, about a second, and the picture is taken by itself. */
const looksUntilRelease = 5
/** A hint is told when it holds for so many looks: it must not flicker while a hand moves. */
const looksUntilTold = 3

export interface LiveView {
  looked: Looked | undefined
  /** What is told at present. */
  hint: ViewHint | undefined
}

/** Looks at the camera's picture again and again; `onReady`, where given, when it was good for about a second. */
export function useView(
  video: RefObject<HTMLVideoElement | null>,
  isOn: boolean,
  onReady: (() => void) | undefined,
): LiveView {
  const { clock } = useDeps()
  const [view, setView] = useState<LiveView>({ looked: undefined, hint: undefined })
  const ready = useRef(onReady)
  useEffect(() => {
    ready.current = onReady
  }, [onReady])
  useEffect(() => {
    if (!isOn) return undefined
    let isOver = false
    let before: Looked | undefined
    let [good, same] = [0, 0]
    const look = async () => {
      while (!isOver) {
        const now = video.current ? lookAt(video.current) : undefined
        if (now) {
          same = now.hint === before?.hint ? same + 1 : 1
          const holds =
            now.hint === 'ready' && now.corners && before?.corners && isStill(now.small, before.corners, now.corners)
          good = holds ? good + 1 : 0
          const isTold = same >= looksUntilTold
          setView((last) => ({ looked: now, hint: isTold ? now.hint : last.hint }))
          before = now
          if (good >= looksUntilRelease && ready.current) return ready.current()
        }
        await clock.wait(lookMs)
      }
    }
    void look()
    return () => {
      isOver = true
    }
  }, [isOn, video, clock])
  return view
}
