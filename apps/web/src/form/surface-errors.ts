import { limits } from '@attesta/contract/limits.ts'

/**
 * After a refused try every field says what it lacks. They are entered and left by events alone: really moving the
 * focus would open and close a phone's keyboard and make a screen reader read all of them.
 */
export function surfaceErrors(form: HTMLElement | null): void {
  setTimeout(() => {
    for (const field of form?.querySelectorAll('input[type=text], input[type=email], input[type=tel], textarea') ??
      []) {
      field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    }
  }, limits.fieldErrorBlurMs)
}
