/** Which modules are built into one file, because the pages that want one of them want the others. */

/** Sources of the app by their paths below `apps/web/src`, without the ending. */
const sources = (...paths: string[]): RegExp => new RegExp(`apps/web/src/(?:${paths.join('|')})\\.tsx?$`)
const oneOf = (...names: string[]): string => `(?:${names.join('|')})`
/** Every file of a folder, without those whose names begin with one of these. */
const allBut = (...beginnings: string[]): string => `(?!${beginnings.join('|')})[\\w-]+`

const libraries = [
  '(react|react-dom|scheduler)/',
  'react-router',
  'intl-messageformat',
  '@formatjs/(icu-[a-z-]+|fast-memoize)',
  '@tanstack/(query-core|react-query)/(?!.*([qQ]ueries|[iI]nfiniteQueryObserver|useInfiniteQuery))',
]
/** What every page stands on, in one file; it changes only with a new version of a library. */
const platform = new RegExp(`node_modules/${oneOf(...libraries)}\\b`)

/** What every form stands on; fetched while the first choices are made. */
const forms =
  /node_modules\/(react-hook-form|@hookform\/resolvers|zod)\/|apps\/web\/src\/(form\/after-press|apply\/shared\/use-comboboxes)\.ts$/

const notOnEveryPage = [
  'fake-api',
  'load-with-styles',
  'memory-storage',
  'desk-(?:words|paths)',
  'language-links',
  'start-page',
  'use-download',
  'trust-scripts',
  'viewing-time',
]
const uiOfEveryPage = [
  'live',
  'button',
  'spinner',
  'skeleton',
  'icons',
  'page-header',
  'page-link',
  'arrival',
  'banner',
  'crash',
]
/** Our own part of every page, and what the first screen needs besides: two files instead of thirty. */
const frame = sources(
  `words/${allBut('later')}`,
  allBut(...notOnEveryPage),
  `ui/${oneOf(...uiOfEveryPage, 'field', 'field-links', 'go-to-field')}`,
  'report/report-segments',
)

const shellOfLaterScreens = [
  'guard',
  'drafts-',
  'signed-in',
  'continue-later',
  'mask-mail',
  'stepper\\.',
  'use-saved-step',
  'inactivity',
  'use-inactivity',
]
const firstScreen = sources(
  'apply/(?:app|routes|theme)',
  'apply/steps/(?:steps|words-of-steps)',
  `apply/(?:journey|steps/occupation)/${allBut('states', 'parent-window', 'tell-height')}`,
  `apply/shell/${allBut(...shellOfLaterScreens)}`,
  'ui/(?:continue-bar|radio-cards|back-link|leaving)',
  'apply/shared/late-comboboxes',
)

/** What most later screens are made of, the fields apart from what a report shows too: two files, not nine small ones. */
const fields =
  /apps\/web\/src\/ui\/(text-field|select-field|checkbox|error-summary)\.tsx?$|packages\/contract\/src\/tidy\.ts$/
const looks = sources('ui/(?:summary-list|disclosure|status-tag|dialog|use-focus-next)')
/** What is around every screen of a person who is signed in, with the places of panels that not everyone has. */
const signedIn = sources(
  'apply/shell/signed-in',
  'apply/uploads/uploads',
  'apply/review/reviewable',
  'apply/(?:review|messages|requests|viewings)/later',
)
/** What the screens share on which files are handed in, and what those share that follow the first documents. */
const handIn = sources(
  'apply/uploads/(?:upload-slot|handover-slots|camera/camera-button|use-unsent|use-announce-results)',
  'apply/shared/absence/(?:absent-document|use-absence)',
  'ui/(?:hand-in-icons|document-drawing)',
)
const documentParts = sources(
  'apply/shared/(?:months|choice-field|use-read-job|use-banks|use-countries|other-income-kinds)',
  'apply/bank-connection/(?:phase|use-current-connection)',
  'apply/identity/way-back',
)

/** What the entry of the form needs before its start is painted, and nothing that is large. */
const beforePaint = /packages\/contract\/src\/first-paint\.ts$|vite\/preload-helper|src\/load-with-styles\.ts$/

/** What the lists of the dashboard stand on, some of it shared with its other pages and with the operator console. */
const lists = [
  'dashboard-words',
  'change-failed',
  'use-change',
  'views/view-bar',
  'last-months',
  'use-stage-name',
  'colleague-select',
  'figure-state-tag',
  'load-failed',
  'search-field',
  'pick-box',
  'listing-view',
  'use-listings',
]
const listLimits = ['applicant-list', 'household-work', 'view-limits', 'listing-list', 'request-limits']
const deskLists = new RegExp(
  `apps/web/src/(?:desk-words|dashboard/${oneOf(...lists)})\\.tsx?$|packages/contract/src/${oneOf(...listLimits)}\\.ts$|` +
    `packages/domain/src/search-words\\.ts$|useInfiniteQuery`,
)

/** The first that fits a module takes it. */
export const sharedFiles = [
  { name: 'before-paint', test: beforePaint },
  { name: 'platform', test: platform },
  { name: 'frame', test: frame },
  { name: 'apply', test: firstScreen },
  { name: 'forms', test: forms },
  { name: 'looks', test: looks },
  { name: 'fields', test: fields },
  { name: 'signed-in', test: signedIn },
  { name: 'hand-in', test: handIn },
  { name: 'document-parts', test: documentParts },
  { name: 'lists', test: deskLists },
]
