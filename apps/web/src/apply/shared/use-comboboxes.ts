import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterPress } from '../../form/after-press.ts'
import { loadComboboxes, loadedComboboxes, type Comboboxes } from './late-comboboxes.ts'

/**
 * Returns the search boxes, for the field with this id; `undefined`: a plain field has to do, until their code has come
 * and may take its place.
 */
export function useComboboxes(id: string): Comboboxes | undefined {
  const [come, setCome] = useState(loadedComboboxes)
  useEffect(() => {
    if (come) return undefined
    const gone = new AbortController()
    const show = (comboboxes: Comboboxes) =>
      whenFree(id, gone.signal, () => keepPerson(id, () => flushSync(() => setCome(comboboxes))))
    // Without it the plain field goes on doing.
    loadComboboxes().then(show, () => undefined)
    return () => gone.abort()
  }, [come, id])
  return come
}

let isComposing = false
if (typeof document !== 'undefined') {
  document.addEventListener(
    'compositionstart',
    () => {
      isComposing = true
    },
    true,
  )
  document.addEventListener(
    'compositionend',
    () => {
      isComposing = false
    },
    true,
  )
}

/**
 * Does something when it cuts nothing off: neither a press, nor a native list that may be open, nor a letter that is
 * being put together.
 */
function whenFree(id: string, signal: AbortSignal, act: () => void): void {
  afterPress(() => {
    if (signal.aborted) return
    const field = document.activeElement
    if (field?.id !== id || (field instanceof HTMLInputElement && !isComposing)) return act()
    // The page has to hear of it from the field itself before another one stands there.
    field.addEventListener(
      field instanceof HTMLSelectElement ? 'blur' : 'compositionend',
      () => setTimeout(() => whenFree(id, signal, act)),
      { once: true, signal },
    )
  })
}

/**
 * Exchanges a field without taking the person out of it: the focus and the place in the text go over, in one go, so
 * that no letter falls between.
 */
function keepPerson(id: string, exchange: () => void): void {
  const before = document.activeElement
  const place = before instanceof HTMLInputElement && before.id === id ? before : undefined
  const { selectionStart, selectionEnd, selectionDirection } = place ?? {}
  exchange()
  const after = document.getElementById(id)
  if (!place || !(after instanceof HTMLInputElement)) return
  after.focus({ preventScroll: true })
  after.setSelectionRange(
    selectionStart ?? after.value.length,
    selectionEnd ?? after.value.length,
    selectionDirection ?? undefined,
  )
}
