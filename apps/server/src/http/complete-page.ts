import type { Theme } from '@attesta/contract/listing.ts'
import { compress, etagOf, type BuiltFile } from './built-files.ts'

export interface Additions {
  /**
   * A company's colours, after the page's own styles, so that no other brand is ever painted. The theme is computed,
   * never a company's own text.
   */
  theme: Theme | null
  /** Markup for the end of the head and for the place before the root. */
  paint: { head: string; body: string } | undefined
}

/** The text of the style element that gives a company's colours. */
export const themeStyle = (theme: Theme): string =>
  `:root{${Object.entries(theme)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')}}`

/** A page as one address wants it. */
export async function completePage(page: BuiltFile, { theme, paint }: Additions, accepts: string): Promise<BuiltFile> {
  const style = theme ? `<style>${themeStyle(theme)}</style>` : ''
  const html = page.bytes
    .toString()
    .replace('</head>', () => `${paint?.head ?? ''}${style}</head>`)
    .replace('<div id="root"', (root) => `${paint?.body ?? ''}${root}`)
  const bytes = Buffer.from(html),
    etag = etagOf(bytes)
  return /\bgzip\b/.test(accepts)
    ? { ...page, bytes: await compress.gzip(bytes), encoding: 'gzip', etag }
    : { ...page, bytes, encoding: 'identity', etag }
}
