/**
 * The pages of the sandbox: plain HTML, always labelled for what they are, without a script unless the page needs one.
 */
import { escaped } from '@attesta/contract/escaped.ts'

const LABEL = 'Sandbox – no real money, no real mail'

/** HTML that is already safe to show. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Shown = string | number | Markup | readonly Markup[]
const shown = (value: Shown): string =>
  value instanceof Markup
    ? value.text
    : Array.isArray(value)
      ? value.map((part: Markup) => part.text).join('')
      : escaped(String(value))

/** A template whose holes are escaped, unless they hold markup. */
export const html = (strings: TemplateStringsArray, ...values: Shown[]): Markup =>
  new Markup(strings.reduce((text, part, at) => text + shown(values[at - 1]!) + part))

const STYLE = `:root{color-scheme:light;font:16px/1.5 system-ui,sans-serif;color:#1c2733}body{margin:0 auto;max-width:60rem;padding:1rem}
.label{background:#fff4d6;border:1px solid #d9a400;border-radius:.4rem;color:#5c4300;font-weight:600;margin:0 0 1rem;padding:.4rem .8rem}
h1{font-size:1.5rem}h2{font-size:1.15rem;margin-top:2rem}a{color:#0b57a4}table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #d5dce3;padding:.35rem .6rem .35rem 0;text-align:left;vertical-align:top}
input,select{border:1px solid #6b7785;border-radius:.4rem;box-sizing:border-box;font:inherit;min-height:2.75rem;padding:.4rem .7rem}label{display:block;font-weight:600;margin:.8rem 0 .2rem}
button,.button{background:#0b57a4;border:1px solid #0b57a4;border-radius:.4rem;color:#fff;cursor:pointer;display:inline-block;font:inherit;font-weight:600;min-height:2.75rem;padding:.4rem 1rem;text-decoration:none}
label.pick{align-items:center;display:flex;font-weight:400;gap:.6rem;overflow-wrap:anywhere}.pick input{flex:none;height:1.5rem;min-height:0;width:1.5rem}
button.quiet{background:#fff;color:#0b57a4}:focus-visible{outline:3px solid #ffb000;outline-offset:2px}.wide{width:100%}.row{display:flex;flex-wrap:wrap;gap:.6rem}.alert{background:#fde8e8;border:1px solid #b42318;border-radius:.4rem;padding:.5rem .8rem}
iframe.letter{background:#fff;border:1px solid #d5dce3;height:36rem;width:100%}pre{background:#f4f6f8;overflow-wrap:anywhere;padding:.8rem;white-space:pre-wrap}code{background:#f4f6f8;padding:.1rem .3rem}`

export interface Page {
  title: string
  language?: string
  label?: string
  body: Markup
  script?: string
}

export const page = ({ title, language = 'en', label = LABEL, body, script }: Page): string =>
  html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${new Markup(STYLE)}</style></head><body><p class="label" role="note">${label}</p>${body}${script === undefined ? '' : html`<script src="${script}"></script>`}</body></html>`
    .text
