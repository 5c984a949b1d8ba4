import { expect, test } from 'vitest'
import { zoneName } from './zone-name.ts'

test('a time zone is called as the language calls it, in summer as in winter', () => {
  expect(zoneName('Europe/Rome', 'it')).toBe('ora dell’Europa centrale')
  expect(zoneName('Europe/Rome', 'de')).toBe('Mitteleuropäische Zeit')
  expect(zoneName('Europe/Berlin', 'en')).toBe('Central European Time')
})
