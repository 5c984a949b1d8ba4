import { existsSync, globSync } from 'node:fs'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

/** Returns the first of these programs that is there. */
const programAt = (...paths: readonly string[]): string | undefined => paths.find((path) => existsSync(path))

interface Kind {
  /** What has to be installed: Debian's packages. */
  packages: string
  find: () => (() => Promise<Engine>) | undefined
}

/** Other engines that applicants hold, by the name in `ENGINES`. */
const engines: Record<string, Kind> = {
  firefox: {
    packages: 'firefox-esr',
    find() {
      const program = process.env.FIREFOX_PATH ?? programAt('/usr/bin/firefox-esr', '/usr/bin/firefox')
      return program === undefined ? undefined : () => startFirefox(program)
    },
  },
  webkit: {
    packages: 'webkit2gtk-driver xvfb',
    find() {
      const driver = programAt('/usr/bin/WebKitWebDriver')
      const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
      const display = programAt('/usr/bin/Xvfb')
      if (!driver || !miniBrowser || !display) return undefined
      return () => startWebKit({ driver, miniBrowser, display })
    },
  },
}

/**
 * The engines of `ENGINES`: names with commas, or `installed` for all that are here. Says which are not, so that a run
 * without them is not taken for one with them.
 */
export function wantedEngines(setting: string): string[] {
  if (setting !== 'installed') return setting.split(',').filter(Boolean)
  const missing = Object.entries(engines).filter(([, { find }]) => find() === undefined)
  for (const [name, { packages }] of missing)
    process.stdout.write(`NOT RUN: ${name} is not installed (on Debian: apt-get install ${packages})\n`)
  return Object.keys(engines).filter((name) => missing.every(([other]) => other !== name))
}

/** @throws Error with what to install, when there is no such engine here */
export function startEngine(name: string): Promise<Engine> {
  const kind = engines[name]
  if (!kind) throw new Error(`no engine is called ${name}; known: ${Object.keys(engines).join(', ')}`)
  const start = kind.find()
  if (!start) throw new Error(`${name} is not here; on Debian: apt-get install ${kind.packages}`)
  return start()
}
