type Holder = (event: PopStateEvent) => boolean

const holders = new Set<Holder>()

/**
 * Hears of the browser's Back before the router does, which would leave the screen at once; listeners of a window are
 * asked in the order in which they came.
 */
export const backGate = {
  /** Before the router is there. */
  install: (): void =>
    window.addEventListener('popstate', (event) => {
      if ([...holders].some((holds) => holds(event))) event.stopImmediatePropagation()
    }),
  /** `holds` says whether the router shall not hear of it. Returns what takes it away again. */
  hold: (holds: Holder): (() => void) => {
    holders.add(holds)
    return () => holders.delete(holds)
  },
}
