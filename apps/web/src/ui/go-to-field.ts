const focusable =
  'input:not([type=hidden]):not(:disabled), select, textarea, button:not(:disabled), a[href], summary, [tabindex]'

/** Brings the label (not only the box) into view, opens what hides it, and puts the focus into the field. */
export function goToField(id: string): void {
  const target = document.getElementById(id)
  if (!target) return
  const closed = target.closest('details:not([open])')
  if (closed) closed.setAttribute('open', '')
  const label = target.closest('.file, .field, fieldset, section, .panel') ?? target
  label.scrollIntoView({ block: 'start' })
  const field = target.matches(focusable) ? target : (target.querySelector<HTMLElement>(focusable) ?? target)
  field.focus({ preventScroll: true })
}
