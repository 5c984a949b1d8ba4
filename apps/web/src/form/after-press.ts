let isDown = false
const ends = ['pointerup', 'pointercancel'] as const

if (typeof document !== 'undefined') {
  document.addEventListener(
    'pointerdown',
    () => {
      isDown = true
    },
    true,
  )
  for (const end of ends)
    document.addEventListener(
      end,
      () => {
        isDown = false
      },
      true,
    )
}

/**
 * Does something at once; or, while a finger or a button is down, when it was let go: what moves away under a press
 * makes it miss its aim.
 */
export function afterPress(act: () => void): void {
  if (!isDown) return act()
  const gone = new AbortController()
  const letGo = () => {
    gone.abort()
    setTimeout(act)
  }
  for (const end of ends) document.addEventListener(end, letGo, { signal: gone.signal, capture: true })
}
