/**
 * What an API key may do, each granted by itself; without schemas, so that pages can read it. A key never does what
 * only a person may: settings, people, sign-in, sealed shortlists.
 */
export const keyScopes = [
  'listings:read',
  'listings:write',
  'applications:read',
  'applications:write',
  'reports:read',
  'reports:write',
  'decisions:read',
  'decisions:write',
] as const
export type KeyScope = (typeof keyScopes)[number]

/** Before an API key's 43 characters, so that a scanner for leaked secrets finds one in source code. */
export const apiKeyPrefix = 'attesta_'
