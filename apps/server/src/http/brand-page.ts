import { createHash } from 'node:crypto'
import type { Theme } from '@attesta/contract/listing.ts'
import type { BuiltFile } from './built-files.ts'

/** Puts a company's colours into a page, after its own styles, so that no other brand is ever painted. The theme is computed, never a company's own text. */
export function brandPage(page: BuiltFile, theme: Theme): BuiltFile {
  const variables = Object.entries(theme).map(([name, colour]) => `--${name}:${colour}`).join(';')
  const bytes = Buffer.from(page.bytes.toString().replace('</head>', `<style>:root{${variables}}</style></head>`))
  return { ...page, bytes, encoding: 'identity', etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"` }
}
