import { expect, test } from 'vitest'
import { takeSecret } from './secret-of-address.ts'

/** A window whose history has one entry. */
function windowAt(href: string) {
  const page = {
    location: { href },
    history: {
      state: null as unknown,
      replaceState(state: unknown, _: string, url: URL) {
        page.history.state = state
        page.location.href = url.href
      },
    },
  }
  return page as typeof page & Pick<Window, 'location' | 'history'>
}

test('the secret leaves the address, the rest stays, and a reload still knows it', () => {
  const page = windowAt('https://attesta.example/it/shared-report?token=q7Xv2&lang=it#x')
  expect(takeSecret(page, 'token')).toBe('q7Xv2')
  expect(page.location.href).toBe('https://attesta.example/it/shared-report?lang=it#x')
  expect(takeSecret(page, 'token')).toBe('q7Xv2')
})

test('so does one behind the sign that no browser sends', () => {
  const page = windowAt('https://attesta.example/it/shared-report?lang=it#token=q7Xv2')
  expect(takeSecret(page, 'token')).toBe('q7Xv2')
  expect(page.location.href).toBe('https://attesta.example/it/shared-report?lang=it')
  expect(takeSecret(page, 'token')).toBe('q7Xv2')
})

test('an address without one has none', () => {
  const page = windowAt('https://attesta.example/it/verify-report')
  expect(takeSecret(page, 'token')).toBeNull()
  expect(page.location.href).toBe('https://attesta.example/it/verify-report')
})
