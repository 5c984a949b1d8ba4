/** What is installed on a platform, and when it has to be installed again. */
import { describe, expect, test } from 'vitest'
import { fitsPlatform, staleIn } from './platform.mjs'

const debian = { os: 'linux', cpu: 'x64', libc: 'glibc' }
const mac = { os: 'darwin', cpu: 'arm64', libc: 'musl' }

describe('a package of the lock file', () => {
  test.each([
    ['names no platform', {}, true],
    ['names the platform', { os: ['linux'], cpu: ['x64'], libc: ['glibc'] }, true],
    ['names it in one word', { os: 'linux', cpu: 'x64' }, true],
    ['is for another processor', { os: ['linux'], cpu: ['arm64'] }, false],
    ['is for another system', { os: ['darwin'] }, false],
    ['is for another C library', { os: ['linux'], libc: ['musl'] }, false],
    ['is for all systems but another', { os: ['!win32'] }, true],
    ['is for all systems but this', { os: ['!linux'] }, false],
  ])('that %s', (_, entry, fits) => expect(fitsPlatform(entry, debian)).toBe(fits))
  test('is not told apart by the C library on a Mac', () =>
    expect(fitsPlatform({ os: ['darwin'], libc: ['glibc'] }, mac)).toBe(true))
})

describe('npm ci runs', () => {
  const locked = {
    '': {},
    'node_modules/zod': { integrity: 'sha512-a' },
    'node_modules/@esbuild/linux-x64': { integrity: 'sha512-b', os: ['linux'], cpu: ['x64'], optional: true },
    'node_modules/@esbuild/darwin-arm64': { integrity: 'sha512-c', os: ['darwin'], cpu: ['arm64'], optional: true },
    'node_modules/@attesta/domain': { link: true },
  }
  const { 'node_modules/zod': zod, 'node_modules/@esbuild/linux-x64': esbuild } = locked
  test.each([
    [
      'not when the packages of this platform are there',
      { 'node_modules/zod': zod, 'node_modules/@esbuild/linux-x64': esbuild },
      [],
    ],
    ['not for an optional package that npm left out', { 'node_modules/zod': zod }, []],
    ['when nothing is installed', {}, ['node_modules/zod']],
    ['when a package has another content', { 'node_modules/zod': { integrity: 'sha512-z' } }, ['node_modules/zod']],
    [
      'when an optional package has another content',
      { 'node_modules/zod': zod, 'node_modules/@esbuild/linux-x64': { integrity: 'sha512-z' } },
      ['node_modules/@esbuild/linux-x64'],
    ],
  ])('%s', (_, installed, stale) => expect(staleIn(locked, installed, debian, () => true)).toEqual(stale))
  test('when the folder of a package is gone', () => {
    const isThere = (path: string) => path !== 'node_modules/zod'
    expect(staleIn(locked, locked, debian, isThere)).toEqual(['node_modules/zod'])
  })
})
