import type { Act } from './screen-state.ts'

const lookEveryMs = 20
/** Looks before an act is stuck, a minute of them: it only ends what hangs. */
const patience = 3_000
/** How often a skeleton must be found unmoved before it is the state itself and not a part of the page on its way. */
const stillLooksOfSkeleton = 15

/** The look is there: what a person presses from now on is not in its table. */
export const isPlayed = (): boolean => document.documentElement.dataset['ready'] !== undefined

/**
 * Does the acts one after the other, each as soon as what it is for is there; then, once the page stands still, marks
 * it as ready. Returns what stops it.
 */
export function perform(acts: readonly Act[]): () => void {
  let [at, looks, stillLooks, hasMoved] = [0, 0, 0, true]
  const motion = new MutationObserver(() => (hasMoved = true))
  motion.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  const timer = setInterval(() => {
    const act = acts[at]
    const isThere = document.querySelector('main h1, .skeleton, .banner') !== null
    stillLooks = hasMoved ? 0 : stillLooks + 1
    const isStill = stillLooks >= (document.querySelector('.skeleton') ? stillLooksOfSkeleton : 1)
    hasMoved = false
    if (act ? doOne(act) : isThere && isStill) {
      if (act) at++
      else end('yes')
    } else if (looks++ > patience) end(act ? `stuck at act ${at + 1}` : 'never still')
  }, lookEveryMs)
  const stop = () => {
    clearInterval(timer)
    motion.disconnect()
  }
  const end = (outcome: string) => {
    document.documentElement.dataset['ready'] = outcome
    stop()
  }
  return stop
}

/** False while the element is not there or cannot be used yet. */
function doOne(act: Act): boolean {
  if ('press' in act) {
    const target = document.querySelector<HTMLElement>(
      `[data-action="${act.press}"], #${CSS.escape(act.press)}, input[value="${act.press}"], input[type=checkbox][name="${act.press}"]`,
    )
    if (!target || target.matches(':disabled, [aria-busy=true]')) return false
    target.click()
    return true
  }
  if ('pick' in act) {
    const input = document.getElementById(act.pick)
    if (!(input instanceof HTMLInputElement)) return false
    const files = new DataTransfer()
    for (const { name, type, size, text } of act.files)
      files.items.add(new File([text ?? new Uint8Array(size)], name, { type }))
    input.files = files.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    return true
  }
  const field = document.querySelector<HTMLInputElement>(`[name="${act.fill}"]`)
  if (!field) return false
  field.focus()
  // React listens to its own setter: the browser's one is used, as a keyboard would.
  const prototype =
    field instanceof HTMLTextAreaElement
      ? HTMLTextAreaElement.prototype
      : field instanceof HTMLSelectElement
        ? HTMLSelectElement.prototype
        : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, act.with)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  field.blur()
  return true
}
