/**
 * A partner's own site, on a port of its own and so of another origin: it signs for a person, shows the form in a frame
 * by `/embed.js`, and lists what the form tells it.
 */
import Fastify from 'fastify'
import { html, page } from '../page.ts'
import { script } from './script.ts'
import { createSigner, signatureKinds, type SignatureKind } from './signer.ts'
import type { Sources } from '../checkout/sessions.ts'

/** `productUrl`: where the form is. `kid`: the name that its key has there. */
export interface PlaygroundSettings {
  productUrl: string
  kid: string
  listingId: string
  preferredPort: number
}
export interface Playground {
  url: string
  publicKey: string
  close(): Promise<void>
}

const meaning: Record<SignatureKind, string> = {
  good: 'a good signature',
  over: 'one that is over',
  changed: 'one that was changed',
}

const body = ({ productUrl }: PlaygroundSettings) => html`<h1>A partner’s site</h1>
<p>This page is of another origin than the product. It signs for a person as a partner’s server would, and shows the form in a frame. <a href="${productUrl}/sandbox">Sandbox</a></p>
<form id="person"><label for="first">First name</label><input id="first" name="firstName" value="Giulia" required><label for="last">Last name</label><input id="last" name="lastName" value="Bianchi" required>
<label for="email">Email</label><input id="email" name="email" type="email" value="giulia@example.org" required><label for="lang">Language</label><select id="lang" name="lang"><option>it</option><option>de</option><option>en</option></select>
<label for="kind">Signature</label><select id="kind" name="kind">${signatureKinds.map((kind) => html`<option value="${kind}">${meaning[kind]}</option>`)}</select>
<p class="row"><button>Sign and show the form</button><button type="button" id="again" class="quiet" disabled>Use the same signature again</button></p></form>
<h2>What the form has told</h2><ul id="messages"></ul><div id="form" data-product="${productUrl}"></div><script src="${productUrl}/embed.js"></script>`

const isKind = (text: unknown): text is SignatureKind => signatureKinds.some((kind) => kind === text)

/** Listens on this machine alone. @param preferredPort taken when it is free, so that a link stays good; else any. */
export async function listenForPlayground(sources: Sources, settings: PlaygroundSettings): Promise<Playground> {
  const signer = createSigner(sources)
  const product = new URL(settings.productUrl).origin
  const app = Fastify()
  app.addHook('onSend', async (_request, reply) => {
    reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'unsafe-inline'; script-src 'self' ${product}; connect-src 'self'; ` +
          `frame-src ${product}; form-action 'self'; base-uri 'none'`,
      )
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
  })
  app.get('/', async (_request, reply) =>
    reply.type('text/html').send(page({ title: 'A partner’s site', body: body(settings), script: '/playground.js' })),
  )
  app.get('/playground.js', async (_request, reply) => reply.type('text/javascript').send(script))
  app.post<{ Body: Record<string, unknown> }>('/sign', async ({ body: { firstName, lastName, email, kind } }) => {
    const person = { firstName: String(firstName), lastName: String(lastName), email: String(email) }
    return {
      sig: signer.sign(settings.kid, settings.listingId, person, isKind(kind) ? kind : 'good'),
      listing: settings.listingId,
    }
  })
  const listen = (port: number) => app.listen({ host: '127.0.0.1', port })
  await listen(settings.preferredPort).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    return listen(0)
  })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : settings.preferredPort
  return {
    url: `http://localhost:${port}`,
    publicKey: signer.publicKey,
    async close() {
      app.server.closeAllConnections()
      await app.close()
    },
  }
}
