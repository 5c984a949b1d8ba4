/**
 * Returns how many mutants a test noticed, of those that could be tried. `RuntimeError`: a file of tests could not be
 * loaded.
 */
export function scoreOf(states: readonly string[]): { noticed: number; tried: number; percent: number } {
  const noticed = states.filter((state) => ['Killed', 'Timeout', 'RuntimeError'].includes(state)).length
  const tried = noticed + states.filter((state) => state === 'Survived' || state === 'NoCoverage').length
  return { noticed, tried, percent: tried === 0 ? 100 : (100 * noticed) / tried }
}
