/** Lines of the bench's table, and whether every claim among them is held. */
let areAllHeld = true

export function t(name: string, text: string): void {
  process.stdout.write(`${name.padEnd(50)}${text}\n`)
}

/** A bound and whether the figure keeps to it; one that does not makes the run fail. */
export function claim(text: string, isHeld: boolean): string {
  areAllHeld &&= isHeld
  return `${text}: ${isHeld ? 'held' : 'NOT HELD'}`
}

export const areClaimsHeld = (): boolean => areAllHeld

export const ms = (milliseconds: number): string => `${milliseconds.toFixed(1)} ms`
