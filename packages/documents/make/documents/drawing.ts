/**
 * The seam between a table of documents and the corpus: one way of drawing one kind of document, for the person who is
 * named.
 */
import type { Day } from '@attesta/domain/day.ts'
import type { Person } from '@attesta/domain/examples/person.ts'
import type { DrawnDocument } from '../drawn-document.ts'

export interface Drawing {
  /** Whose documents these are: a German form is not drawn for an Italian. */
  country: 'IT' | 'DE'
  /**
   * Clean originals alone: scans, photographs and changes are made of them by the corpus. Every file is one document
   * (both sides of a card may be two).
   * The same arguments give the same documents.
   */
  documentsOf(person: Person, today: Day, seed: number): DrawnDocument[]
}
