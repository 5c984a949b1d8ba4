/** The page that stands for the video call: plain, neutral, in no company's colours. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { nestedForm, textAt } from '../checkout/bracket-keys.ts'
import { type Markup, html, page } from '../page.ts'
import { identityWordsFor } from './words.ts'
import { type Verification, type Verifications, isOutcome, outcomes } from './verifications.ts'

function formOf({ language, outcome, person, api }: Verification): Markup {
  const words = identityWordsFor(language)
  // Only Stripe is not told whom to expect.
  const whose =
    api === 'stripe'
      ? html`<label for="given">${words.given}</label><input class="wide" id="given" name="given" autocomplete="off"><label for="family">${words.family}</label><input class="wide" id="family" name="family" autocomplete="off"><label for="born">${words.born}</label><input id="born" name="born" type="date">`
      : html`<p><strong>${person.givenName} ${person.familyName}</strong></p>`
  const choices = outcomes.map(
    (one) =>
      html`<p><button class="wide${one === 'pass' ? '' : ' quiet'}" name="outcome" value="${one}">${words[one]}</button></p>`,
  )
  return html`<h1>${words.title}</h1><p>${outcome === 'wait' ? words.waiting : words.intro}</p><form method="post">${whose}${choices}</form>`
}

const endOf = ({ language, returnUrl }: Verification): Markup => {
  const words = identityWordsFor(language)
  return html`<h1>${words.title}</h1><p role="status">${words.done}</p>${returnUrl === null ? '' : html`<p><a class="button" href="${returnUrl}">${words.back}</a></p>`}`
}

/** `announce` tells the product, as the service would. */
export const identityPage =
  (verifications: Verifications, announce: (verification: Verification) => void) => async (app: FastifyInstance) => {
    const show = (
      reply: FastifyReply,
      verification: Verification | null,
      body: (verification: Verification) => Markup,
    ) => {
      if (!verification) return reply.code(404).type('text/plain').send('no such verification')
      const words = identityWordsFor(verification.language)
      return reply
        .type('text/html')
        .send(
          page({ title: words.title, language: verification.language, label: words.label, body: body(verification) }),
        )
    }
    const isOpen = ({ outcome }: Verification) => outcome === null || outcome === 'wait'
    const asked = (params: unknown) => verifications.findById((params as { id: string }).id)

    app.get('/:company/identifications/:id', async ({ params }, reply) =>
      show(reply, asked(params), (found) => (isOpen(found) ? formOf(found) : endOf(found))),
    )
    app.post('/:company/identifications/:id', async ({ params, body }, reply) => {
      const found = asked(params)
      const form = nestedForm(typeof body === 'string' ? body : ''),
        outcome = textAt(form, 'outcome')
      if (!found || !isOutcome(outcome)) return show(reply, found, formOf)
      const givenName = textAt(form, 'given'),
        familyName = textAt(form, 'family')
      if (isOpen(found) && givenName && familyName)
        found.person = { givenName, familyName, birthDate: textAt(form, 'born') || null }
      if (verifications.end(found, outcome)) announce(found)
      return show(reply, found, endOf)
    })
  }
