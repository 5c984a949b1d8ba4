import { blocksOf, type Block } from './parts.ts'

export interface LegalText {
  title: string
  /** Day of the last change, where the text tells it. */
  changed: string | undefined
  parts: { header: string; blocks: Block[] }[]
}

/**
 * An operator's own text: Markdown of which four things are read: `# title`, `Changed: 2026-11-21` below it, `## part`,
 * and paragraphs or lists with «- ». What stands in braces and is one of the values is filled in. Text before the first
 * part becomes one without a header.
 */
export function parseOwnText(markdown: string, values: Readonly<Record<string, string | number>>): LegalText {
  const text = markdown
    .replaceAll('\r\n', '\n')
    .replace(/\{(\w+)\}/g, (braces, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : braces))
  const [head = '', ...parts] = text.split(/^## +/m)
  // «# Terms and conditions»
  const title = /^# +(.+)$/m.exec(head)?.[1]?.trim() ?? ''
  // «Changed: 2026-11-21»
  const changed = /^Changed: *(\d{4}-\d{2}-\d{2}) *$/m.exec(head)?.[1]
  const before = head.replace(/^# .*$/m, '').replace(/^Changed:.*$/m, '')
  return {
    title,
    changed,
    parts: [
      { header: '', text: before },
      ...parts.map((part) => ({
        header: part.split('\n', 1)[0]!.trim(),
        text: part.slice(part.indexOf('\n') + 1 || part.length),
      })),
    ]
      .map(({ header, text: body }) => ({ header, blocks: blocksOf(body) }))
      .filter(({ header, blocks }) => header !== '' || blocks.length > 0),
  }
}
