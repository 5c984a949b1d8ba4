import { defineConfig } from 'vitest/config'
import { catalogue } from './acceptance/catalogue.ts'
import { compiledForTests } from './apps/web/build/compiled-for-tests.ts'

const setupFiles = ['scripts/property-seed.ts']

/**
 * Units need nothing but themselves; the server's suites share one database server, each with a database of its own.
 * The times end what hangs; they measure nothing, for a test that fails on a busy machine tells of the machine.
 */
export default defineConfig({
  test: {
    // One more than the cores of a small machine: some suites wait for a database, a child process or a clock most of
    // the time.
    maxWorkers: 3,
    // Any other tag fails the run.
    tags: catalogue.map(({ id, says }) => ({ name: id, description: says })),
    // Nothing of ours is kept in a module, so that a file finds what the file before it has loaded: a third of the time
    // was loading.
    isolate: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      {
        plugins: [compiledForTests],
        test: {
          name: 'units',
          include: [
            'packages/**/*.test.ts',
            'apps/web/**/*.test.{ts,tsx}',
            'bench/**/*.test.ts',
            'scripts/**/*.test.ts',
            'acceptance/**/*.test.ts',
            '*.test.ts',
          ],
          pool: 'threads',
          setupFiles,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          pool: 'threads',
          setupFiles,
          globalSetup: ['apps/server/src/testing/shared-database.ts'],
        },
      },
    ],
  },
})
