/** The card form inside the frame, as a person clicks through it. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cards, outcomeOf, spaced } from '../magic.ts'
import { type Markup, html, page } from '../page.ts'
import { nestedForm, textAt } from './bracket-keys.ts'
import type { Account, Session, Sessions } from './sessions.ts'
import { wordsFor } from './words.ts'

export interface Frame {
  sessions: Sessions
  /** Notifies the product of a payment, as the provider would. */
  announce(session: Session, account: Account): void
}

/** The height that the page asks of the frame around it: the form is taller than 450 pixels, the thanks shorter. */
const PAID_HEIGHT = 220
const SCRIPT = '/sandbox/frame.js'

type Problem = 'declined' | 'unknown' | 'failed'

function formOf(session: Session, problem?: Problem): Markup {
  const words = wordsFor(session.locale)
  const amount = new Intl.NumberFormat(session.locale ?? 'en', {
    style: 'currency',
    currency: session.currency,
  }).format(session.amount_total / 100)
  const tries = Object.entries(cards).map(
    ([number, { outcome }]) =>
      html`<button class="quiet" type="button" data-card="${spaced(number)}" data-outcome="${outcome}">${spaced(number)}</button> `,
  )
  return html`<h1>${words.title}</h1><p>${words.amount}: <strong>${amount}</strong></p>${problem ? html`<p class="alert" role="alert">${words[problem]}</p>` : ''}
<form method="post"><label for="number">${words.number}</label><input class="wide" id="number" name="number" inputmode="numeric" autocomplete="off" required value="${problem ? '' : spaced('4242424242424242')}">
<div class="row"><div><label for="expiry">${words.expiry}</label><input id="expiry" name="expiry" autocomplete="off" value="12/34" size="7"></div><div><label for="cvc">${words.cvc}</label><input id="cvc" name="cvc" inputmode="numeric" autocomplete="off" value="123" size="5"></div></div>
<p><button class="wide" name="step" value="pay">${words.pay} ${amount}</button></p></form><p>${words.try}</p><p class="row">${tries}</p>`
}

const challengeOf = (session: Session): Markup => {
  const words = wordsFor(session.locale)
  return html`<h1>3-D Secure</h1><p>${words.challenge}</p><form method="post" class="row"><button name="step" value="confirm">${words.confirm}</button><button class="quiet" name="step" value="refuse">${words.fail}</button></form>`
}

/** Only a session that always redirects sends the page around it away; a card needs no redirect of its own. */
const leadsTo = ({ redirect_on_completion: redirect, return_url: target, id }: Session): Markup | string =>
  redirect === 'always' && target !== null
    ? html` data-return-to="${target.replaceAll('{CHECKOUT_SESSION_ID}', id)}"`
    : ''

/** What a card form's page shows of a session that is no longer open; `isNews`: it is this very card that paid it. */
const endOf = (session: Session, isNews = false): Markup => {
  const words = wordsFor(session.locale)
  return session.status === 'complete'
    ? html`<p role="status" data-complete="${session.id}" data-height="${PAID_HEIGHT}"${leadsTo(session)}>${isNews ? words.paid : words.already}</p>`
    : html`<p role="alert">${words.expired}</p>`
}

export function checkoutFrame({ sessions, announce }: Frame) {
  return async (app: FastifyInstance) => {
    const show = (reply: FastifyReply, session: Session, body: Markup) => {
      const words = wordsFor(session.locale)
      return reply
        .type('text/html')
        .send(page({ title: words.title, language: session.locale ?? 'en', label: words.label, body, script: SCRIPT }))
    }
    const shown = (reply: FastifyReply, session: Session, body: (session: Session) => Markup) =>
      show(reply, session, session.status === 'open' ? body(session) : endOf(session))
    /**
     * A page that names another account than the one that the session was opened for is shown nothing, as at the
     * provider.
     */
    const asked = ({ params, query }: FastifyRequest) => {
      const session = sessions.findBySecret((params as { secret: string }).secret)
      return session && sessions.accountOf(session) === ((query as { account?: string }).account ?? null)
        ? session
        : null
    }

    app.get('/checkout/:secret', async (request, reply) => {
      const session = asked(request)
      return session ? shown(reply, session, formOf) : reply.code(404).type('text/plain').send('no such checkout')
    })
    app.post('/checkout/:secret', async (request, reply) => {
      const { body } = request,
        session = asked(request)
      if (!session) return reply.code(404).type('text/plain').send('no such checkout')
      const form = nestedForm(typeof body === 'string' ? body : ''),
        step = textAt(form, 'step')
      if (step === 'refuse') return shown(reply, session, (open) => formOf(open, 'failed'))
      if (session.status !== 'open') return show(reply, session, endOf(session))
      const outcome = step === 'confirm' ? 'paid' : outcomeOf(textAt(form, 'number') ?? '')
      if (outcome === 'challenge') return shown(reply, session, challengeOf)
      if (outcome !== 'paid') return shown(reply, session, (open) => formOf(open, outcome))
      const isNews = sessions.complete(session)
      if (isNews) announce(session, sessions.accountOf(session))
      return show(reply, session, endOf(session, isNews))
    })
  }
}
