import { readFileSync } from 'node:fs'

/** «0.1.0» */
export const productVersion: string = (
  JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as { version: string }
).version
