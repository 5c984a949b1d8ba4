/** A PDF that was read, of pages that a test draws; what the file holds beside its text is added by the test. */
import type { ReadFile } from '../read/read-file.ts'
import type { PaintedPage } from '../read/pdf-objects.ts'
import type { Page } from '../read/word.ts'

export const paintedPage = (more: Partial<PaintedPage> = {}): PaintedPage => ({
  imageShare: 0,
  unseenText: 0,
  visibleText: 100,
  covered: [],
  faint: [],
  notes: [],
  ...more,
})

export const fileOfPages = (pages: Page[], pdf: Partial<NonNullable<ReadFile['pdf']>> = {}): ReadFile => ({
  form: 'pdf',
  pages,
  images: new Map(),
  zones: new Map(),
  places: new Map(),
  source: 'text',
  skipped: 0,
  isCutOff: false,
  pdf: {
    metadata: { producer: '', creator: '', created: '', modified: '', title: '' },
    signatures: [],
    painted: pages.map(() => paintedPage()),
    sights: pages.map(() => ({ unseen: [], overlaid: [] })),
    layers: new Map(),
    ...pdf,
  },
})
