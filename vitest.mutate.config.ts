/** The tests of one target of `npm run mutate`, which names it in the environment. */
import { defineConfig } from 'vitest/config'
import { mutationTargets, type MutationTarget, type MutationTargetName } from './scripts/mutation-targets.ts'

const target: MutationTarget = mutationTargets[process.env['MUTATION_TARGET'] as MutationTargetName]

export default defineConfig({
  test: {
    include: process.env['MUTATION_TESTS'] ? [process.env['MUTATION_TESTS']] : [...target.tests],
    // As in vitest.config.ts: a mutant is switched on by a flag that is read when the code runs, so that a module may be
    // kept from one file to the next.
    isolate: false,
    pool: 'threads',
    // The rules' tags are declared by vitest.config.ts, of which no test of a mutant takes anything else.
    strictTags: false,
    setupFiles: ['scripts/property-seed.ts', 'scripts/mutation-load.ts'],
    ...(target.needsDatabase && { globalSetup: ['apps/server/src/testing/shared-database.ts'] }),
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
