/** The pages of the sandbox's bank: consent, sign-in with a code, choice of accounts, and back to the form. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { html, page, type Markup } from '../page.ts'
import type { Consent, Consents } from './consents.ts'
import { bankCode, isLogin, personas } from './personas.ts'
import { bankWords } from './words.ts'

const maxWrongCodes = 3
const names = { IT: 'Giulia Bianchi', DE: 'Jürgen Weiß' } as const

const actions = ({ language }: Consent, go: string, step: string): Markup => {
  const words = bankWords[language]
  return html`<p class="row"><button name="step" value="${step}">${go}</button></p></form><form method="post" class="row"><button class="quiet" name="step" value="cancel">${words.cancel}</button><button class="quiet" name="step" value="fault">${words.fault}</button></form>`
}

const consentForm = (consent: Consent): Markup => {
  const words = bankWords[consent.language]
  return html`<h1>${consent.bank.name}: ${words.consent}</h1><p>${words.reads.replace('{days}', String(consent.historyDays))}</p><form method="post">${actions(consent, words.agree, 'agree')}`
}

const signInForm = (consent: Consent, problem?: 'wrong' | 'unknown'): Markup => {
  const words = bankWords[consent.language]
  const options = Object.entries(personas).map(
    ([login, { meaning }]) => html`<option value="${login}">${login}: ${meaning}</option>`,
  )
  return html`<h1>${consent.bank.name}: ${words.signIn}</h1>${problem ? html`<p class="alert" role="alert">${words[problem]}</p>` : ''}<form method="post">
<label for="login">${words.login}</label><select class="wide" id="login" name="login">${options}</select>
<label for="holder">${words.holder}</label><input class="wide" id="holder" name="holder" autocomplete="off" required maxlength="80" value="${names[consent.bank.country]}" aria-describedby="holder-hint"><p id="holder-hint">${words.holderHint}</p>
<label for="code">${words.code}</label><input id="code" name="code" inputmode="numeric" autocomplete="off" required aria-describedby="code-hint"><p id="code-hint">${words.codeHint}</p>${actions(consent, words.go, 'sign-in')}`
}

const accountsForm = (consent: Consent, isEmpty = false): Markup => {
  const words = bankWords[consent.language]
  const boxes = consent.accounts.map(
    ({ id, name, iban }) =>
      html`<label class="pick"><input type="checkbox" name="account" value="${id}" checked> <span>${name}, ${iban}</span></label>`,
  )
  return html`<h1>${consent.bank.name}: ${words.accounts}</h1>${isEmpty ? html`<p class="alert" role="alert">${words.none}</p>` : ''}<form method="post">${boxes}${actions(consent, words.share, 'share')}`
}

const overPage = ({ bank, language }: Consent): Markup =>
  html`<h1>${bank.name}</h1><p role="alert">${bankWords[language].over}</p>`

const formOf = (consent: Consent): Markup =>
  ({
    created: consentForm,
    consent: consentForm,
    'sign-in': signInForm,
    accounts: accountsForm,
    linked: overPage,
    rejected: overPage,
    expired: overPage,
  })[consent.stage](consent)

export function bankPages(consents: Consents) {
  const show = (reply: FastifyReply, consent: Consent, body: Markup) =>
    reply
      .type('text/html')
      .send(
        page({ title: consent.bank.name, language: consent.language, label: bankWords[consent.language].label, body }),
      )

  /** A wrong code three times ends it, as banks do. */
  function signIn(consent: Consent, form: URLSearchParams): { problem: 'wrong' | 'unknown' } | { isRejected: boolean } {
    const login = form.get('login') ?? ''
    if (!isLogin(login)) return { problem: 'unknown' }
    if (form.get('code')?.trim() === bankCode) {
      consents.signIn(consent, login, form.get('holder')?.trim() || names[consent.bank.country])
      return { isRejected: false }
    }
    consent.wrongCodes += 1
    if (consent.wrongCodes < maxWrongCodes) return { problem: 'wrong' }
    consent.stage = 'rejected'
    return { isRejected: true }
  }

  return async (app: FastifyInstance) => {
    const asked = (params: unknown) => consents.find((params as { id: string }).id)

    app.get('/bank/:id', async ({ params }, reply) => {
      const consent = asked(params)
      if (!consent) return reply.code(404).type('text/plain').send('no such consent')
      if (consent.stage === 'created') consent.stage = 'consent'
      return show(reply, consent, formOf(consent))
    })

    app.post('/bank/:id', async ({ params, body }, reply) => {
      const consent = asked(params),
        form = new URLSearchParams(typeof body === 'string' ? body : ''),
        step = form.get('step')
      if (!consent) return reply.code(404).type('text/plain').send('no such consent')
      const back = (bad: { error: string; details: string } | null) => reply.redirect(consent.leadBack(bad), 303)
      if (['linked', 'rejected', 'expired'].includes(consent.stage)) return show(reply, consent, overPage(consent))
      if (step === 'cancel') return back({ error: 'UserCancelledSession', details: 'User cancelled the session.' })
      if (step === 'fault') return back({ error: 'InstitutionTechnicalError', details: 'The institution failed.' })
      if (step === 'agree' && consent.stage === 'consent') consent.stage = 'sign-in'
      else if (step === 'sign-in' && consent.stage === 'sign-in') {
        const outcome = signIn(consent, form)
        if ('problem' in outcome) return show(reply, consent, signInForm(consent, outcome.problem))
        if (outcome.isRejected) return back({ error: 'UnknownError', details: 'Invalid 2FA code.' })
      } else if (step === 'share' && consent.stage === 'accounts') {
        consent.chosen = consent.accounts.filter(({ id }) => form.getAll('account').includes(id))
        if (consent.chosen.length === 0) return show(reply, consent, accountsForm(consent, true))
        consent.stage = 'linked'
        return back(null)
      }
      return reply.redirect(`/sandbox/bank/${consent.id}`, 303)
    })
  }
}
