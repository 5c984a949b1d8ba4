import { escaped } from '@attesta/contract/escaped.ts'

/**
 * What the operator sets, as the pages read it: `<meta name="help-mailbox" content="…">`. What is undefined stays as
 * the page was built.
 */
export type PageSettings = Record<
  | 'regional-hosts'
  | 'help-mailbox'
  | 'operator-name'
  | 'operator-address'
  | 'operator-register'
  | 'marketing-site'
  | 'internal-mail-domain',
  string | undefined
>

/** Puts the operator's settings into a page's meta lines; a line that a page does not have is not added. */
export function fillPage(html: string, settings: PageSettings): string {
  // «<meta name="help-mailbox" content="help@attesta.example" />»
  return html.replace(
    /(<meta name="([a-z-]+)" content=")[^"]*(")/g,
    (line, before: string, name: string, after: string) => {
      const value = Object.hasOwn(settings, name) ? settings[name as keyof PageSettings] : undefined
      return value === undefined ? line : `${before}${escaped(value)}${after}`
    },
  )
}
