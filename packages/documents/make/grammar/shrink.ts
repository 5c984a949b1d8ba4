/**
 * The smallest layout that still shows a failure: as few choices and wordings that are not plain, and as few rows, as
 * can be.
 */

/**
 * @param plainer the layouts that are plainer by one step, the largest step first
 * @param fails whether a layout shows the failure; the first one does
 */
export async function shrink<L>(
  first: L,
  plainer: (layout: L) => Iterable<L>,
  fails: (layout: L) => Promise<boolean>,
): Promise<L> {
  let layout = first
  const tried = new Set([JSON.stringify(first)])
  for (;;) {
    const next = await firstThat(plainer(layout), tried, fails)
    if (next === undefined) return layout
    layout = next
  }
}

async function firstThat<L>(
  layouts: Iterable<L>,
  tried: Set<string>,
  fails: (layout: L) => Promise<boolean>,
): Promise<L | undefined> {
  for (const layout of layouts) {
    const key = JSON.stringify(layout)
    if (tried.has(key)) continue
    tried.add(key)
    if (await fails(layout)) return layout
  }
  return undefined
}
