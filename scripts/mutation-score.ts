/** How many mutants a test noticed, of those that could be tried. */
export function scoreOf(states: readonly string[]): { noticed: number; tried: number; percent: number } {
  const noticed = states.filter((state) => state === 'Killed' || state === 'Timeout').length
  const tried = noticed + states.filter((state) => state === 'Survived' || state === 'NoCoverage').length
  return { noticed, tried, percent: tried === 0 ? 100 : (100 * noticed) / tried }
}
