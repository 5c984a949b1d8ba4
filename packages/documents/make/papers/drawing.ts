/** The seam between a table of papers and the corpus: one way of drawing one kind of paper, for whoever is named. */
import type { Day } from '@attesta/domain/day.ts'
import type { Person } from '@attesta/domain/examples/person.ts'
import type { Paper } from '../paper.ts'

export interface Drawing {
  /** Whose papers these are: a German form is not drawn for an Italian. */
  country: 'IT' | 'DE'
  /**
   * Clean originals alone: scans, photographs and changes are made of them by the corpus. Every file is one paper (both sides of a card may be two).
   * The same arguments give the same papers.
   */
  papersOf(person: Person, today: Day, seed: number): Paper[]
}
