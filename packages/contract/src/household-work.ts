/** What a company keeps of its own work on a household's application; without schemas, so that pages can read it. */
export const workStages = ['none', 'shortlisted', 'offered', 'accepted', 'declined', 'withdrawn'] as const
/** Set by people of the company, never by a rule. Apart from the status, which tells how far the applicant is. */
export type WorkStage = (typeof workStages)[number]
/** Set by a decision that names its criteria; the others are set by hand. */
const decidedStages: readonly WorkStage[] = ['offered', 'accepted', 'declined', 'withdrawn']
export const isDecided = (stage: WorkStage): boolean => decidedStages.includes(stage)
export const workChangeKinds = [
  'stage',
  'assignee',
  'due',
  'note-added',
  'note-deleted',
  'request-sent',
  'request-withdrawn',
  'request-answered',
  'message-sent',
  'message-answered',
  'viewing-proposed',
  'viewing-agreed',
  'viewing-declined',
  'viewing-moved',
  'viewing-cancelled',
  'viewing-called-off',
] as const
export type WorkChangeKind = (typeof workChangeKinds)[number]
/** Characters of a company's own name for a stage. */
export const maxStageName = 30
/** Characters of one note. */
export const maxNoteLength = 2000
/** Colleagues to whom one note is addressed. */
export const maxMentions = 20
export const maxNotesPerHousehold = 100
/** As many of the newest changes are shown. */
export const maxShownChanges = 200
