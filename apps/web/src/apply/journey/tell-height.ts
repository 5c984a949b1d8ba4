import { embedFrameName } from '@attesta/contract/embed-frame.ts'
import { parentMessageType, type HeightMessage } from '@attesta/contract/parent-window.ts'

/** Less than this is no change that anybody sees. */
const minPx = 2

/**
 * Tells the page around how high the form is, as often as it changes and once a frame drawn; to the listing's own sites
 * alone, and only where our script put the frame up. Returns what ends it.
 */
export function tellHeight(form: Element, origins: readonly string[], type = parentMessageType): () => void {
  if (window.parent === window || window.name !== embedFrameName || origins.length === 0) return () => undefined
  let [told, waits] = [0, 0]
  const tell = () => {
    waits = 0
    const height = Math.ceil(form.getBoundingClientRect().height)
    if (Math.abs(height - told) < minPx) return
    told = height
    const message: HeightMessage = { type, value: 'RESIZE', height }
    for (const origin of origins) window.parent.postMessage(message, origin)
  }
  const observer = new ResizeObserver(() => {
    waits ||= requestAnimationFrame(tell)
  })
  observer.observe(form)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(waits)
  }
}
