/**
 * Whether the focus may be moved after an answer: what held it is gone, or it still stands at `holder`, a selector. Who
 * went on to something else while they waited keeps their focus there.
 */
export function isFocusFree(holder?: string): boolean {
  const at = document.activeElement
  return at === null || at === document.body || (holder !== undefined && at.matches(holder))
}
