/** How every mail looks: one column, real text, one button with the bare link below it, nothing fetched from anywhere. */
import type { Language } from '@attesta/contract/fields.ts'
import type { Words } from '../http/words.ts'

export interface Draft {
  /** Key stem: `Mail.Code` has `Mail.Code.Subject`, `.Heading`, `.Text` and, where there is a button, `.Button`. Lines of `.Text` are paragraphs. */
  stem: string
  params: Record<string, string | number>
  /** Shown large, as plain text without spaces. */
  code?: string
  url?: string
}
export interface Composed { subject: string; text: string; html: string }

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Names and words of people are put in as data: line breaks in them would forge paragraphs, so they become spaces. */
const flat = (params: Draft['params']) => Object.fromEntries(Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? value.replace(/[\r\n]+/g, ' ') : value]))

export function composeLetter(words: Words, language: Language, draft: Draft): Composed {
  const say = (part: string) => words.say(language, `${draft.stem}.${part}`, flat(draft.params))
  const paragraphs = say('Text').split('\n').filter(Boolean)
  const closing = words.say(language, 'Mail.Closing')
  const button = draft.url === undefined ? null : { label: say('Button'), url: draft.url }
  const text = [say('Heading'), '', ...paragraphs.flatMap((line) => [line, '']), ...(button ? [`${button.label}:`, button.url, ''] : []), '—', closing].join('\n')
  return { subject: say('Subject'), text, html: page(language, say('Subject'), say('Heading'), paragraphs, draft.code, button, closing) }
}

function page(language: Language, subject: string, heading: string, paragraphs: string[], code: string | undefined, button: { label: string; url: string } | null, closing: string): string {
  const lines = paragraphs.map((line) => `<p style="margin:0 0 16px;font-size:16px;line-height:24px">${escaped(line)}</p>`).join('')
  const large = code === undefined ? '' : `<p style="margin:8px 0 24px;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:28px;line-height:36px;letter-spacing:4px;font-weight:700">${escaped(code)}</p>`
  const press = button === null ? '' : `<p style="margin:8px 0 12px"><a href="${escaped(button.url)}" style="display:inline-block;min-height:44px;line-height:44px;padding:0 24px;border-radius:8px;background:#1d4f6e;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escaped(button.label)}</a></p><p style="margin:0 0 16px;font-size:14px;line-height:20px;word-break:break-all"><a href="${escaped(button.url)}" style="color:#1d4f6e">${escaped(button.url)}</a></p>`
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title></head>`
    + '<body style="margin:0;padding:0;background:#f4f5f3;color:#1c2329;font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif">'
    + `<div style="display:none;max-height:0;overflow:hidden">${escaped(heading)}</div>`
    + '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f5f3"><tr><td align="center" style="padding:24px 12px">'
    + '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-radius:12px"><tr><td style="padding:32px 28px;color:#1c2329">'
    + `<h1 style="margin:0 0 16px;font-size:22px;line-height:30px">${escaped(heading)}</h1>${code === undefined ? '' : large}${lines}${press}`
    + `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #d9dcd8;font-size:14px;line-height:20px;color:#5a636b">${escaped(closing)}</p>`
    + '</td></tr></table></td></tr></table></body></html>'
}
