/** Documents of invented people, to try the product with. They are drawn elsewhere; the sandbox only hands them out. */
import type { FastifyInstance } from 'fastify'
import { type Markup, html } from './page.ts'

interface ShelfDocument {
  fileName: string
  label: string
  condition: string
}
export interface ShelfPerson {
  id: string
  name: string
  birth: string
  fiscalCode: string | null
  email: string
  documents: ShelfDocument[]
}

/** Draws on demand; `null` for a person or a document that is not there. */
export interface DocumentShelf {
  people(): Promise<ShelfPerson[]>
  draw(personId: string, fileName: string): Promise<{ mediaType: string; bytes: Uint8Array } | null>
}

const documentsPath = (personId: string, fileName: string) =>
  `/sandbox/documents/${encodeURIComponent(personId)}/${encodeURIComponent(fileName)}`

export const shelfTable = (people: readonly ShelfPerson[]): Markup[] =>
  people.map(
    (
      person,
    ) => html`<details><summary><strong>${person.name}</strong>, born ${person.birth}${person.fiscalCode ? `, ${person.fiscalCode}` : ''}, ${person.email}</summary>
<table><thead><tr><th scope="col">Document</th><th scope="col">Condition</th></tr></thead><tbody>${person.documents.map((document) => html`<tr><td><a href="${documentsPath(person.id, document.fileName)}" download>${document.label}</a></td><td>${document.condition.replaceAll('_', ' ')}</td></tr>`)}</tbody></table></details>`,
  )

export function documentDownloads(shelf: DocumentShelf) {
  return async (app: FastifyInstance) => {
    app.get('/documents/:person/:file', async ({ params }, reply) => {
      const { person, file } = params as { person: string; file: string }
      const drawn = await shelf.draw(person, file)
      if (!drawn) return reply.code(404).type('text/plain').send('no such document')
      return reply
        .type(drawn.mediaType)
        .header('content-disposition', `attachment; filename="${file}"`)
        .send(Buffer.from(drawn.bytes))
    })
  }
}
