import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The Chromium that the browser tests drive: `CHROME_PATH`, else an installed one, else Debian's, installed now.
 * @throws when there is none to be had
 */
export function findOrInstallBrowser(): string {
  const found = [process.env.CHROME_PATH, ...places].find((path) => path && existsSync(path))
  if (found) return found
  if (isDebian() && process.getuid?.() === 0) {
    process.stderr.write('Installing Chromium for the browser tests (once)…\n')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 2], env })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 2],
      env,
    })
    const installed = places.find((path) => existsSync(path))
    if (installed) return installed
  }
  throw new Error('No Chromium found for the browser tests: install one, or name it in CHROME_PATH.')
}

function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'))
}
