/** The code whose tests are tested: what is mutated, by which tests it must be noticed, and the least score. */
export interface MutationTarget {
  /** Globs of the sources. */
  sources: readonly string[]
  /** Globs of the tests that may notice. */
  tests: readonly string[]
  /** Copied for the run: the sources with everything that they import by a relative path. */
  folders: readonly string[]
  /** Per cent of the mutants that a test must notice. */
  floor: number
  /**
   * A mutant of a module's own constants is only noticed by loading the module again, which costs a whole run of its
   * tests. Where most of the code is such constants they are tried all the same.
   */
  withConstants?: boolean
  /** Its tests start the application over a database. */
  needsDatabase?: boolean
}

export const mutationTargets = {
  domain: {
    // What tests alone read is no source: mutants of it say nothing of the rules.
    sources: ['packages/domain/src/**/*.ts', '!packages/domain/src/{examples,testing}/**', '!**/*.fixture.ts'],
    // Rates over thousands of names take seconds, and would run once for each mutant of a name's code.
    tests: ['packages/domain/src/**/!(*.rates).test.ts'],
    folders: ['packages/domain'],
    floor: 85,
  },
  contract: {
    // The route table is held by the server's tests of each route. The limits are held where they act; their own test
    // compares them with the specification and asks git for the files that use them, which a copy cannot.
    sources: ['packages/contract/src/*.ts', '!packages/contract/src/limits.ts'],
    tests: ['packages/contract/src/!(limits).test.ts'],
    folders: ['packages/contract'],
    floor: 85,
    withConstants: true,
  },
  verify: {
    sources: ['packages/documents/src/{verify,forensics}/**/*.ts'],
    tests: ['packages/documents/src/{verify,forensics}/**/*.test.ts'],
    folders: ['packages/documents/src', 'packages/documents/make'],
    floor: 75,
  },
  access: {
    // Which tables a task of the system may touch is a list, which its own test compares with the code.
    sources: ['apps/server/src/access/*.ts', '!apps/server/src/access/why-system.ts'],
    tests: ['apps/server/src/access/{matrix,sessions,foreign-ids,caller-address}.test.ts'],
    folders: ['apps/server', 'packages/contract/src'],
    floor: 75,
    needsDatabase: true,
  },
  codes: {
    sources: ['apps/server/src/stores/{codes,code-breaker}.ts', 'apps/server/src/features/verify-email/*.ts'],
    tests: ['apps/server/src/features/verify-email/*.test.ts'],
    folders: ['apps/server', 'packages/contract/src'],
    floor: 75,
    needsDatabase: true,
  },
} as const satisfies Record<string, MutationTarget>

export type MutationTargetName = keyof typeof mutationTargets
