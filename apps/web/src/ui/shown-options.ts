import { limits } from '@attesta/contract/limits.ts'

/** How many options a list shows after another page. */
export const pageMore = (shown: number): number => shown + limits.dropdownPage

/** As far as the chosen one, on which the list opens. `chosenAt`: its place, -1 without one. */
export const shownAsFarAs = (shown: number, chosenAt: number): number => Math.max(shown, chosenAt + 1)
