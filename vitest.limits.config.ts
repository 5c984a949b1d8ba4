/** The tests of `npm run mutate -- limits`: one limit is changed before any of them is loaded. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    strictTags: false,
    setupFiles: ['scripts/property-seed.ts', 'scripts/change-limit.ts'],
    globalSetup: process.env['WITH_DATABASE'] ? ['apps/server/src/testing/shared-database.ts'] : [],
    pool: 'threads',
    isolate: false,
    bail: 1,
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
})
