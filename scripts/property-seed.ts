import fc from 'fast-check'

/**
 * Property tests throw the same dice in every run, so that a red run is red again; `PROPERTY_SEED` throws others, and
 * `PROPERTY_RUNS` fewer of them where a test runs once for each mutant.
 */
const { PROPERTY_SEED, PROPERTY_RUNS } = process.env
fc.configureGlobal({
  seed: Number(PROPERTY_SEED ?? 20261121),
  ...(PROPERTY_RUNS === undefined ? {} : { numRuns: Number(PROPERTY_RUNS) }),
})
