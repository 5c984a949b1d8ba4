/** How many cases a property is tried with: fewer where `PROPERTY_RUNS` says so, as in a run for each mutant. */
export const propertyRuns = (usual: number): number => Math.min(usual, Number(process.env['PROPERTY_RUNS'] ?? usual))
