/** The systemd units of deploy/ keep out what the isolated reader could not work with; each was tried under systemd 257. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from './programs.ts'

const units = ['attesta-api.service', 'attesta-worker.service'].map((name) => join(root, 'deploy', name))
const settingsOf = (path: string) =>
  new Map([...readFileSync(path, 'utf8').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name!, value!]))

/** «Can't mount proc», «No permissions to create new namespace», and openat2 answered with ENOSYS. */
const breakReader = [
  'ProtectKernelLogs',
  'ProtectKernelTunables',
  'ProtectProc',
  'ProcSubset',
  'RestrictNamespaces',
  'RestrictSUIDSGID',
]

test.each(units)('%s lets the isolated reader make its walls', (path) => {
  const settings = settingsOf(path)
  expect(breakReader.filter((name) => settings.has(name))).toEqual([])
  expect(settings.get('SystemCallFilter')).not.toContain('@mount')
  expect(settings.get('SystemCallFilter')).not.toContain('@privileged')
})

test.each(units)('%s holds no capability and writes to its own folder alone', (path) => {
  const settings = settingsOf(path)
  expect(settings.get('CapabilityBoundingSet')).toBe('')
  expect(settings.get('NoNewPrivileges')).toBe('yes')
  expect(settings.get('ProtectSystem')).toBe('strict')
  expect(settings.get('User')).toBe('attesta')
})

test('both units are held alike', () => {
  const [api, worker] = units.map((path) => readFileSync(path, 'utf8').replace(/^[^]*?(?=EnvironmentFile)/, ''))
  expect(api).toBe(worker)
})

test('T16: where both have work, a worker gets a third of what the API gets', () => {
  const [api, worker] = units.map(settingsOf)
  expect([api!.get('CPUWeight'), worker!.get('CPUWeight'), worker!.get('IOWeight')]).toEqual([undefined, '33', '33'])
  const { services } = parse(readFileSync(join(root, 'deploy/compose.yaml'), 'utf8'), { merge: true })
  expect([services.api.cpu_shares, services.worker.cpu_shares]).toEqual([undefined, 341])
})

test.runIf(existsSync('/usr/bin/systemd-analyze'))('systemd knows every setting, and calls the exposure OK', () => {
  for (const path of units) {
    const told = execFileSync('systemd-analyze', ['security', '--offline=true', '--threshold=40', path], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    expect(told).toMatch(/exposure level for attesta-\w+\.service: \d\.\d OK/)
  }
})
