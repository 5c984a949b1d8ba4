import type { Act } from './screen-state.ts'

const lookEveryMs = 60
const patience = 80

/** Does the acts one after the other, each as soon as what it is for is there; then marks the page as ready. Returns what stops it. */
export function perform(acts: readonly Act[]): () => void {
  let [at, looks] = [0, 0]
  const timer = setInterval(() => {
    const act = acts[at]
    const isThere = document.querySelector('main h1, .skeleton, .banner') !== null
    if (!act) {
      if (!isThere && looks++ < patience) return
      document.documentElement.dataset['ready'] = 'yes'
      clearInterval(timer)
    } else if (act && doOne(act)) at++
    else if (looks++ > patience) {
      document.documentElement.dataset['ready'] = `stuck at act ${at + 1}`
      clearInterval(timer)
    }
  }, lookEveryMs)
  return () => clearInterval(timer)
}

/** False while the element is not there or cannot be used yet. */
function doOne(act: Act): boolean {
  if ('press' in act) {
    const target = document.querySelector<HTMLElement>(`[data-action="${act.press}"], #${CSS.escape(act.press)}, input[value="${act.press}"], input[type=checkbox][name="${act.press}"]`)
    if (!target || target.matches(':disabled')) return false
    target.click()
    return true
  }
  if ('pick' in act) {
    const input = document.getElementById(act.pick)
    if (!(input instanceof HTMLInputElement)) return false
    const files = new DataTransfer()
    for (const { name, type, size } of act.files) files.items.add(new File([new Uint8Array(size)], name, { type }))
    input.files = files.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    return true
  }
  const field = document.querySelector<HTMLInputElement>(`[name="${act.fill}"]`)
  if (!field) return false
  field.focus()
  // React listens to its own setter: the browser's one is used, as a keyboard would.
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : field instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, act.with)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  field.blur()
  return true
}
