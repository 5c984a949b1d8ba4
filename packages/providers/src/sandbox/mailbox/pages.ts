/** The mailbox of the sandbox: as a page to read, as JSON for tests and scripts. */
import type { FastifyInstance } from 'fastify'
import { Markup, html, page } from '../page.ts'
import type { KeptEmail, Emails, ToldEmail } from './emails.ts'

// Continue here: http://localhost:3000/it/rent/fill?resume=… .
const LINK = /https?:\/\/[^\s<>"')]+/g

/** Text with its addresses as links that leave the frame. */
function linked(text: string): Markup {
  const parts: Markup[] = []
  let from = 0
  for (const match of text.matchAll(LINK)) {
    parts.push(html`${text.slice(from, match.index)}<a href="${match[0]}" rel="noreferrer">${match[0]}</a>`)
    from = match.index + match[0].length
  }
  return new Markup([...parts, html`${text.slice(from)}`].map((part) => part.text).join(''))
}

const emailOf = (
  email: KeptEmail,
  at: number,
): Markup => html`<article><h2 id="letter-${at}">${email.subject}</h2><p>From ${email.headers.from ?? ''} to <strong>${email.to}</strong>, <time datetime="${email.sent_at}">${email.sent_at}</time></p>
<pre>${linked(email.text)}</pre>${email.html ? html`<details><summary>As a mail program shows it</summary><iframe class="letter" title="${email.subject}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="<base target='_blank'>${email.html}"></iframe></details>` : ''}${email.calendar === undefined ? '' : html`<details><summary>Calendar file</summary><pre>${email.calendar.text}</pre></details>`}<details><summary>Headers</summary><pre>${Object.entries(
  email.headers,
)
  .map(([name, value]) => `${name}: ${value}`)
  .join('\n')}</pre></details></article>`

const told = ({ headers: _headers, ...email }: KeptEmail): ToldEmail => email

const toOf = (query: unknown): string | undefined => {
  const to = (query as Record<string, unknown>).to
  return typeof to === 'string' && to !== '' ? to : undefined
}

export function mailboxPages(emails: Emails) {
  return async (app: FastifyInstance) => {
    app.get('/mailbox.json', async ({ query }) => emails.read(toOf(query)).map(told))
    app.get('/mailbox', async ({ query }, reply) => {
      const to = toOf(query),
        found = emails.read(to)
      return reply.type('text/html').send(
        page({
          title: 'Mailbox',
          body: html`<h1>Mailbox</h1><p><a href="/sandbox">Sandbox</a></p>
<form method="get" role="search"><label for="to">Letters to</label><div class="row"><input id="to" name="to" type="email" value="${to ?? ''}"><button>Show</button></div></form>
${found.length === 0 ? html`<p>No emails${to ? ` to ${to}` : ''} yet.</p>` : found.map(emailOf)}`,
        }),
      )
    })
  }
}
