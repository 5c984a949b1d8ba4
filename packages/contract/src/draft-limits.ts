/** Drafts that one application may have, and the characters of each: a page has at most three, of some hundred each. */
export const draftLimits = { count: 30, characters: 8000 } as const
