import type { Plugin } from 'vite'

const stylesheet = /^ *<link rel="stylesheet"[^>]*>\n/gm

/** @param first files, «assets/css-B7q2xYz1.css» */
export function inOrder(html: string, first: readonly string[]): string {
  const links = html.match(stylesheet) ?? []
  const isFirst = (link: string) => first.some((file) => link.includes(`"/${file}"`))
  const ordered = [...links.filter(isFirst), ...links.filter((link) => !isFirst(link))]
  return html.replace(stylesheet, () => ordered.shift()!)
}

/**
 * The bundler names the styles of a page's parts before those that all pages share, where equally strong rules of the
 * parts would lose. The shared ones, which the page itself names, go first.
 */
export const stylesInOrder: Plugin = {
  name: 'styles-in-order',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { chunk }) => inOrder(html, [...(chunk?.viteMetadata?.importedCss ?? [])]),
  },
}
