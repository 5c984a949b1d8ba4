/** Each letter of the product as a mail program shows it, in every language and brand. */
import type { FastifyInstance } from 'fastify'
import { html, page } from '../page.ts'

export interface Specimen {
  name: string
  language: string
  brand: string
  sender: string
  subject: string
  html: string
}

const addressOf = ({ name, language, brand }: Specimen) => `/sandbox/emails/${name}.${language}.${brand}`

export function specimenPages(specimens: () => readonly Specimen[]) {
  return async (app: FastifyInstance) => {
    app.get('/emails', async (_request, reply) =>
      reply.type('text/html').send(
        page({
          title: 'Letters',
          body: html`<h1>Letters</h1><p><a href="/sandbox">Sandbox</a></p>
<table><thead><tr><th scope="col">Letter</th><th scope="col">Language</th><th scope="col">Sender</th><th scope="col">Subject</th></tr></thead><tbody>${specimens().map((one) => html`<tr><td><a href="${addressOf(one)}">${one.name}</a></td><td>${one.language}</td><td>${one.sender}</td><td>${one.subject}</td></tr>`)}</tbody></table>`,
        }),
      ),
    )
    app.get<{ Params: { email: string } }>('/emails/:email', async ({ params }, reply) => {
      const found = specimens().find((one) => addressOf(one) === `/sandbox/emails/${params.email}`)
      return found ? reply.type('text/html').send(found.html) : reply.callNotFound()
    })
  }
}
