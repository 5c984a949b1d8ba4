/**
 * The HTML of an email: one column of 600 px at most, real text, a button with the bare link below it, light and dark,
 * nothing fetched from anywhere.
 */
import { escaped } from '@attesta/contract/escaped.ts'
import type { Language } from '@attesta/contract/fields.ts'
import type { EmailColours } from './colours.ts'

export interface EmailText {
  language: Language
  /** In the bar at the top. */
  brand: string
  subject: string
  /** Shown by a mail program after the subject. */
  preview: string
  heading: string
  code: string | undefined
  paragraphs: string[]
  list: { head: string; lines: string[] } | undefined
  button: { label: string; url: string } | undefined
  /** Small print. */
  closing: string[]
}

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const text = 'margin:0 0 16px;font-size:16px;line-height:24px'
const item = 'margin:0 0 8px;font-size:16px;line-height:24px;overflow-wrap:anywhere'
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

/**
 * Programs that are dark and say so get the dark colours; those that turn colours round by themselves start from the
 * light ones.
 */
const nightStyle = ({ page, card, ink, muted, line, header, onHeader, solid, onSolid, link }: EmailColours): string =>
  '@media (prefers-color-scheme:dark){' +
  `.page{background:${page}!important}` +
  `.card{background:${card}!important;color:${ink}!important}` +
  `.top{background:${header}!important;color:${onHeader}!important;border-color:${line}!important}` +
  `.press,.press a{background:${solid}!important;color:${onSolid}!important}` +
  `.link{color:${link}!important}` +
  `.small{color:${muted}!important;border-color:${line}!important}}`

function body({ heading, code, paragraphs, list, button }: EmailText, { solid, onSolid, link }: EmailColours): string {
  const large =
    code === undefined
      ? ''
      : `<p style="margin:8px 0 24px;font-family:ui-monospace,Menlo,Consolas,monospace;` +
        `font-size:28px;line-height:36px;letter-spacing:4px;font-weight:700">${escaped(code)}</p>`
  const lines = paragraphs.map((line) => `<p style="${text}">${escaped(line)}</p>`).join('')
  const items = list?.lines.map((line) => `<li style="${item}">${escaped(line)}</li>`).join('')
  const points =
    list === undefined
      ? ''
      : `<p style="margin:0 0 8px;font-size:16px;line-height:24px">${escaped(list.head)}</p>` +
        `<ul style="margin:0 0 16px;padding:0 0 0 20px">${items}</ul>`
  const press =
    button === undefined
      ? ''
      : `<table ${table} style="margin:8px 0 16px"><tr>` +
        `<td class="press" bgcolor="${solid}" style="border-radius:8px;background:${solid}">` +
        `<a href="${escaped(button.url)}" style="display:inline-block;padding:10px 24px;border-radius:8px;color:${onSolid};` +
        `font-size:16px;line-height:24px;font-weight:600;text-decoration:none">${escaped(button.label)}</a></td></tr></table>` +
        `<p style="margin:0 0 16px;font-size:14px;line-height:20px;overflow-wrap:anywhere;word-break:break-word">` +
        `<a class="link" href="${escaped(button.url)}" style="color:${link}">${escaped(button.url)}</a></p>`
  return `<h1 style="margin:0 0 16px;font-size:22px;line-height:30px">${escaped(heading)}</h1>${large}${lines}${points}${press}`
}

export function emailPage(email: EmailText, { light, dark }: { light: EmailColours; dark: EmailColours }): string {
  const closing = email.closing.map((line) => `<p style="margin:0 0 4px">${escaped(line)}</p>`).join('')
  return (
    `<!doctype html><html lang="${email.language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">` +
    `<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">` +
    `<title>${escaped(email.subject)}</title><style>${nightStyle(dark)}</style></head>` +
    `<body class="page" style="margin:0;padding:0;background:${light.page};${font}">` +
    `<div style="display:none;max-height:0;overflow:hidden">${escaped(email.preview)}</div><div role="main">` +
    `<table ${table} width="100%" class="page" style="background:${light.page}"><tr><td align="center" style="padding:24px 12px">` +
    // Outlook on Windows knows no greatest width.
    `<!--[if mso]><table ${table} width="600"><tr><td><![endif]-->` +
    `<table ${table} width="100%" class="card" style="max-width:600px;background:${light.card};border-radius:12px;overflow:hidden">` +
    `<tr><td class="top" style="padding:16px 28px;background:${light.header};color:${light.onHeader};` +
    `border-bottom:1px solid ${light.line};${font};font-size:18px;line-height:24px;font-weight:700;text-align:left">` +
    `${escaped(email.brand)}</td></tr>` +
    `<tr><td class="card" style="padding:28px;color:${light.ink};${font};text-align:left">${body(email, light)}` +
    `<div class="small" style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${light.line};` +
    `font-size:14px;line-height:20px;color:${light.muted}">${closing}</div></td></tr></table>` +
    '<!--[if mso]></td></tr></table><![endif]--></td></tr></table></div></body></html>'
  )
}
