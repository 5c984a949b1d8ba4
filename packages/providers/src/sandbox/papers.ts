/** Papers of invented people, to try the product with. They are drawn elsewhere; the sandbox only hands them out. */
import type { FastifyInstance } from 'fastify'
import { type Markup, html } from './page.ts'

export interface ShelfPaper {
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
  papers: ShelfPaper[]
}

/** Draws on demand; `null` for a person or a paper that is not there. */
export interface PaperShelf {
  people(): Promise<ShelfPerson[]>
  draw(personId: string, fileName: string): Promise<{ mediaType: string; bytes: Uint8Array } | null>
}

export const papersPath = (personId: string, fileName: string) =>
  `/sandbox/papers/${encodeURIComponent(personId)}/${encodeURIComponent(fileName)}`

export const shelfTable = (people: readonly ShelfPerson[]): Markup[] =>
  people.map(
    (
      person,
    ) => html`<details><summary><strong>${person.name}</strong>, born ${person.birth}${person.fiscalCode ? `, ${person.fiscalCode}` : ''}, ${person.email}</summary>
<table><thead><tr><th scope="col">Paper</th><th scope="col">Condition</th></tr></thead><tbody>${person.papers.map((paper) => html`<tr><td><a href="${papersPath(person.id, paper.fileName)}" download>${paper.label}</a></td><td>${paper.condition.replaceAll('_', ' ')}</td></tr>`)}</tbody></table></details>`,
  )

export function paperDownloads(shelf: PaperShelf) {
  return async (app: FastifyInstance) => {
    app.get('/papers/:person/:file', async ({ params }, reply) => {
      const { person, file } = params as { person: string; file: string }
      const drawn = await shelf.draw(person, file)
      if (!drawn) return reply.code(404).type('text/plain').send('no such paper')
      return reply
        .type(drawn.mediaType)
        .header('content-disposition', `attachment; filename="${file}"`)
        .send(Buffer.from(drawn.bytes))
    })
  }
}
