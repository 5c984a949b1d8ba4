import { expect, test } from 'vitest'
import { WrongConfig } from './config.ts'
import { refuseWeakReader } from './reader-walls.ts'

const whole = { network: true, files: true, memory: true }

test.each([
  ['production behind whole walls', { production: true, allowsWeakReader: false }, whole],
  [
    'a trial behind none',
    { production: false, allowsWeakReader: false },
    { network: false, files: false, memory: false },
  ],
  [
    'production behind weaker ones, asked for by name',
    { production: true, allowsWeakReader: true },
    { ...whole, files: false },
  ],
])('starts: %s', (_, config, walls) => expect(() => refuseWeakReader(config, walls)).not.toThrow())

test.each(['network', 'files', 'memory'] as const)(
  'production does not start when nothing holds the reader off the %s',
  (wall) => {
    const start = () => refuseWeakReader({ production: true, allowsWeakReader: false }, { ...whole, [wall]: false })
    expect(start).toThrow(WrongConfig)
    expect(start).toThrow(wall)
  },
)
