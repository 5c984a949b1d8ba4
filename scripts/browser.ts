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
 * Finds the Chromium that the browser tests drive: `CHROME_PATH`, else an installed one. `INSTALL_BROWSER=yes` lets it
 * install Debian's.
 * @throws Error when there is none
 */
export function findBrowser(): string {
  const found = [process.env.CHROME_PATH, ...places].find((path) => path && existsSync(path))
  if (found) return found
  if (process.env.INSTALL_BROWSER === 'yes' && isDebian() && process.getuid?.() === 0) {
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
  throw new Error(
    'No Chromium for the browser tests: name one in CHROME_PATH, or set INSTALL_BROWSER=yes (root on Debian).',
  )
}

function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'))
}
