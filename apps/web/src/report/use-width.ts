import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/**
 * How wide an element is on the page, in CSS pixels, known before it is painted: drawings are made to measure, so that
 * their letters keep their size.
 */
export function useWidth<T extends Element>(before: number): [RefObject<T | null>, number] {
  const element = useRef<T>(null)
  const [width, setWidth] = useState(before)
  useLayoutEffect(() => {
    if (!element.current) return undefined
    const measured = ({ width: now }: { width: number }) => {
      if (now > 0) setWidth(Math.round(now))
    }
    measured(element.current.getBoundingClientRect())
    const observer = new ResizeObserver(([entry]) => {
      if (entry) measured(entry.contentRect)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, width]
}
