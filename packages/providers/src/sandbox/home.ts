/** The front page of the sandbox and its switches. */
import type { FastifyInstance } from 'fastify'
import { nestedForm, textAt } from './checkout/bracket-keys.ts'
import type { Announcer } from './checkout/announce.ts'
import { type Charges, deeds, isDeed } from './checkout/charges.ts'
import type { Session, Sessions } from './checkout/sessions.ts'
import { type Faults, type Provider, faultTable, isProvider } from './faults.ts'
import { bankCode, personas } from './bank/personas.ts'
import type { Verifications } from './identity/verifications.ts'
import { cards, identityKeys, spaced } from './magic.ts'
import { type Markup, html, page } from './page.ts'
import { type DocumentShelf, shelfTable } from './documents.ts'

export interface Home {
  sessions: Sessions
  charges: Charges
  verifications: Verifications
  announcer: Announcer
  faults: Faults
  shelf?: DocumentShelf
}

const MAX_TIMES = 100
const SHOWN = 20

/** Some clients ask once or twice more by themselves; one fault alone would go unseen. */
const TRIES: Readonly<Record<string, number>> = { payments: 2, 'bank-data': 3 }

/** The fakes that the product talks to when it has no keys; the others serve tests. */
const SWITCHABLE = [
  'payments',
  'webhooks',
  'identity',
  'identity-notices',
  'credit',
  'mail',
  'bank-data',
] as const satisfies readonly Provider[]

const switches = (): Markup[] =>
  SWITCHABLE.flatMap((provider) =>
    Object.entries(faultTable[provider]).map(
      ([fault, meaning]) => html`<form method="post" action="/sandbox/faults" class="row">
<input type="hidden" name="provider" value="${provider}"><input type="hidden" name="fault" value="${fault}"><button class="quiet" name="times" value="${TRIES[provider] ?? 1}">${provider}: next time ${meaning}</button></form>`,
    ),
  )

const left = (faults: Faults): Markup =>
  faults.left().length === 0
    ? html`<p>Everything behaves.</p>`
    : html`<ul>${faults.left().map(({ provider, fault, times }) => html`<li>${provider}: ${fault}, ${times} more</li>`)}</ul><form method="post" action="/sandbox/faults/clear"><button class="quiet">Behave again</button></form>`

/** Refunds, and what the payer's bank may do. */
const deedsOn = (session: Session): Markup =>
  session.payment_status === 'paid'
    ? html`<form method="post" action="/sandbox/charges" class="row"><input type="hidden" name="session" value="${session.id}">${deeds.map((deed) => html`<button class="quiet" name="deed" value="${deed}">${deed}</button>`)}</form>`
    : html``
const sessionRows = (sessions: Sessions): Markup[] =>
  sessions
    .all()
    .slice(-SHOWN)
    .reverse()
    .map(
      (session) =>
        html`<tr><td><code>${session.id.slice(0, 20)}…</code></td><td>${session.metadata.application_id ?? ''}</td><td>${(session.amount_total / 100).toFixed(2)} ${session.currency}</td><td>${session.status}, ${session.payment_status}</td><td>${sessions.accountOf(session) ?? ''}</td><td>${deedsOn(session)}</td></tr>`,
    )
const verificationRows = (verifications: Verifications): Markup[] =>
  verifications
    .all()
    .slice(-SHOWN)
    .reverse()
    .map(
      ({ api, id, openedAt, outcome }) =>
        html`<tr><td>${openedAt.toISOString()}</td><td>${api}</td><td><a href="/sandbox/identity/go/${identityKeys.company}/identifications/${id}">${id.slice(0, 8)}…</a></td><td>${outcome ?? 'open'}</td></tr>`,
    )
const noticeRows = ({ log }: Announcer): Markup[] =>
  log
    .slice(-SHOWN)
    .reverse()
    .map(
      (notice) =>
        html`<tr><td>${notice.at}</td><td><code>${notice.event}</code></td><td>${notice.status ?? 'no answer'}</td></tr>`,
    )

export function home({ sessions, charges, verifications, announcer, faults, shelf }: Home) {
  return async (app: FastifyInstance) => {
    app.get('/', async (_request, reply) =>
      reply.type('text/html').send(
        page({
          title: 'Sandbox',
          body: html`<h1>Sandbox</h1>
<p>Stand-ins for the outside world: everything here works as the real provider does, and nothing leaves this machine. It forgets everything when it stops.</p>
<ul><li><a href="/">The product</a></li><li><a href="/sandbox/mailbox">Mailbox</a> (also <a href="/sandbox/mailbox.json">as JSON</a>, <code>?to=address</code>)</li><li><a href="/sandbox/emails">Emails</a>, in every language</li><li><a href="/sandbox/playground">A partner’s site</a>, which shows the form in a frame</li><li><a href="#documents">Documents to hand in</a></li><li><a href="#cards">Cards</a></li><li><a href="#bank">Logins of the bank</a></li><li><a href="#faults">Faults</a></li></ul>
<h2 id="cards">Cards</h2><table><thead><tr><th scope="col">Number</th><th scope="col">A payment with it</th></tr></thead><tbody>${Object.entries(cards).map(([number, { meaning }]) => html`<tr><td><code>${spaced(number)}</code></td><td>${meaning}</td></tr>`)}</tbody></table>
<h2 id="bank">Bank</h2><p>Every bank of the list leads to the same bank. Its code is <code>${bankCode}</code>; what its accounts show depends on the login.</p><table><thead><tr><th scope="col">Login</th><th scope="col">What comes of it</th></tr></thead><tbody>${Object.entries(personas).map(([login, { meaning }]) => html`<tr><td><code>${login}</code></td><td>${meaning}</td></tr>`)}</tbody></table>
<h2>Payments</h2><table><thead><tr><th scope="col">Session</th><th scope="col">Application</th><th scope="col">Amount</th><th scope="col">State</th><th scope="col">Account</th><th scope="col">What happens to it later</th></tr></thead><tbody>${sessionRows(sessions)}</tbody></table>
<h2>Identity checks</h2><p>A given name of <code>${identityKeys.robot}</code> passes by itself after three seconds. The credit agency knows nobody whose family name begins with X.</p><table><thead><tr><th scope="col">When</th><th scope="col">API</th><th scope="col">Page</th><th scope="col">Outcome</th></tr></thead><tbody>${verificationRows(verifications)}</tbody></table>
<h2>Notices sent</h2><table><thead><tr><th scope="col">When</th><th scope="col">Event</th><th scope="col">Answer</th></tr></thead><tbody>${noticeRows(announcer)}</tbody></table>
<h2 id="faults">Faults</h2>${left(faults)}<div class="row">${switches()}</div>
<h2 id="documents">Documents to hand in</h2><p>Of people who do not exist, dated as of today.</p>${shelf ? shelfTable(await shelf.people()) : html`<p>None on the shelf.</p>`}`,
        }),
      ),
    )

    app.post('/charges', async ({ body }, reply) => {
      const form = typeof body === 'string' ? new URLSearchParams(body) : new URLSearchParams()
      const session = sessions.all().find(({ id }) => id === form.get('session')),
        deed = form.get('deed') ?? ''
      if (!session || !isDeed(deed)) return reply.code(400).send({ known: deeds })
      const news = charges.act(session, deed)
      if (news) announcer.tell({ ...news, session: session.id, account: sessions.accountOf(session) })
      return reply.redirect('/sandbox', 303)
    })
    app.get('/faults', async () => faults.left())
    app.post('/faults', async ({ body, headers }, reply) => {
      const wish = wishOf(body)
      if (!wish || !isProvider(wish.provider) || !faults.set(wish.provider, wish.fault, wish.times))
        return reply.code(400).send({ known: faultTable })
      return headers['content-type']?.startsWith('application/json')
        ? faults.left()
        : reply.redirect('/sandbox#faults', 303)
    })
    app.post('/faults/clear', async ({ headers }, reply) => {
      faults.clear()
      return headers['content-type']?.startsWith('application/json')
        ? faults.left()
        : reply.redirect('/sandbox#faults', 303)
    })
  }
}

/** A switch as a page's form or as JSON: `{ "provider": "payments", "fault": "down", "times": 2 }`. */
function wishOf(body: unknown): { provider: string; fault: string; times: number } | null {
  const form = typeof body === 'string' ? nestedForm(body) : null
  const json = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const value = (name: string) => (form ? textAt(form, name) : json[name])
  const provider = value('provider'),
    fault = value('fault'),
    times = Number(value('times') ?? 1)
  return typeof provider === 'string' &&
    typeof fault === 'string' &&
    Number.isInteger(times) &&
    times >= 1 &&
    times <= MAX_TIMES
    ? { provider, fault, times }
    : null
}
