import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const source = fileURLToPath(new URL('../src/load-with-styles.ts', import.meta.url))

/**
 * What the bundler puts around each `import()` also fetches scripts of a list beforehand, and our lists name styles
 * alone. Our own is 0.6 kB less before the first screen.
 */
export const plainDynamicImports: Plugin = {
  name: 'plain-dynamic-imports',
  enforce: 'pre',
  apply: 'build',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export { loadWithStyles as __vitePreload } from ${JSON.stringify(source)}`
      : undefined,
}
