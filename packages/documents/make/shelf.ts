/** The papers of the whole cast, to be handed out one at a time and drawn only then. */
import { cast } from '@attesta/domain/examples/cast.ts'
import type { Day } from '@attesta/domain/day.ts'
import { type Paper, papersOf } from './papers.ts'

export interface ShelfPerson { id: string; name: string; birth: Day; fiscalCode: string | null; email: string; papers: Array<Pick<Paper, 'fileName' | 'label' | 'condition'>> }

export interface Shelf {
  people(): Promise<ShelfPerson[]>
  /** `null` for a person or a paper that is not there. */
  draw(personId: string, fileName: string): Promise<{ mediaType: string; bytes: Uint8Array } | null>
}

/** @param today asked anew each time, so that a server that runs for months never hands out papers that are too old */
export const shelfOf = (today: () => Day): Shelf => ({
  people: async () => cast.map((person) => ({ id: person.id, name: `${person.givenName} ${person.familyName}`, birth: person.born, fiscalCode: person.fiscalCode, email: person.email,
    papers: papersOf(person, today()).map(({ fileName, label, condition }) => ({ fileName, label, condition })) })),
  async draw(personId, fileName) {
    const person = cast.find(({ id }) => id === personId)
    const paper = person && papersOf(person, today()).find((candidate) => candidate.fileName === fileName)
    return paper ? { mediaType: paper.mediaType, bytes: await paper.draw() } : null
  },
})
