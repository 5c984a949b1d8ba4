/** The points of the page design from the documents to the report. */
import { rule, type Entry } from '../entry.ts'

export const identity: Entry[] = [
  rule('ID-1', 'the choice of documents as cards; another choice asks about files that are there'),
  rule('ID-2', 'a place for each side, three tips before the first'),
  rule('ID-3', 'choose a file or take a photo; a preview; replace and remove'),
  rule('ID-4', 'each cause of an error with what to do'),
  rule('ID-5', 'after two failures another way is offered'),
]

export const uploads: Entry[] = [
  rule('UP-1', 'a real button opens the chooser; drop and paste'),
  rule('UP-2', 'kinds are told by bytes; HEIC says how to save it'),
  rule('UP-3', 'empty, too large, wrong kind, locked, twice: said before it is sent'),
  rule('UP-4', 'one call a file, three at a time, the state as a word'),
  rule('UP-5', 'a screen reader is told once, at quarters, and of the result'),
  rule('UP-6', 'the focus stays; removing is confirmed in its row'),
  rule('UP-7', 'a lost connection is tried again after 2 and 6 s, then by hand'),
  rule('UP-8', 'leaving while files run is asked; continue says how many'),
  rule('UP-9', 'long names lose their middle'),
  rule('UP-10', 'each error names file, cause and what to do'),
]

export const details: Entry[] = [
  rule('AD-1', 'blocks only as the occupation asks'),
  rule('AD-2', 'two counts, a sentence that adds up, an error that leads there'),
  rule('AD-3', 'a form that opens and closes, people as cards, remove with an undo'),
  rule('AD-4', 'a child needs no e-mail, visibly; no room says which number to change'),
  rule('AD-5', 'a half-filled person warns first, then goes on'),
  rule('AD-6', 'the own name is a warning, the own e-mail an error'),
  rule('AD-7', 'pets show a field below'),
  rule('AD-8', 'the missing confirmation is said at its box'),
]

export const money: Entry[] = [
  rule('IC-1', 'status and a checklist with states'),
  rule('IC-2', 'documents by ease, then the job; months by name'),
  rule('IC-3', 'missing months have names'),
  rule('IC-4', 'file errors, missing documents, the general one; warnings do not block'),
  rule('IC-5', 'other incomes are saved at once; a failure takes the tick back'),
  rule('IC-6', 'another document says first what it is'),
  rule('IC-7', 'nothing needed says so and goes on'),
  rule('IC-8', 'back from the German panel to the same place'),
  rule('IC-9', 'each row of the list opens a page of its own, which leads on to the next where something is missing'),
  rule('IC-10', 'what a document says of the job is confirmed, what none says is asked'),
  rule('BK-1', 'PDF or connection as two equal cards'),
  rule('BK-2', 'banks are found without accents and common words; «not listed» stays last'),
  rule('BK-3', 'the bank’s page opens in the press itself'),
  rule('BK-4', 'the wait says how it stands; cancel blocks for 3 s'),
  rule('BK-5', 'accounts to choose, another name is warned of'),
  rule('BK-6', 'three messages at 0, 4 and 8 s'),
  rule('BK-7', 'a scan is told how to get the original'),
  rule('QU-1', 'groups that fold, with what is answered; an error opens its group'),
  rule('QU-2', 'yes, no, not specified; details after yes'),
  rule('QU-3', 'all yes and all no of a group, with an undo'),
  rule('QU-4', 'each open question and the declaration have their error'),
  rule('QU-5', 'look-backs as dates'),
  rule('MO-1', 'both spellings of money, shown in the page’s own'),
  rule('MO-2', 'share and own funds are worked out'),
  rule('MO-3', 'zero and too high at their fields'),
  rule('MO-4', 'documents appear with a reason'),
]

export const end: Entry[] = [
  rule('CO-1', 'the answers before the box, each with a way to change it'),
  rule('CO-2', 'name and date at the box; not ticked says so'),
  rule('PS-1', 'checking, then complete, with how many'),
  rule('PS-2', 'rows change without moving focus or page'),
  rule('PS-3', 'continue waits for all; problems lead to their step'),
  rule('PS-4', 'a server that does not answer is said, with a retry'),
  rule('PY-1', 'the amount and what for, before the form'),
  rule('PY-2', 'the script only here; no session says System.502'),
  rule('PY-3', 'finished only after it was there and shrank'),
  rule('PY-4', 'a return says paid or not paid'),
  rule('PY-5', 'still to be paid says so, and no second session'),
  rule('PY-6', 'the frame has a title and replaces no page'),
  rule('RR-1', 'the report’s first page, its loading text'),
  rule('RR-2', 'sections in their order, with headings and captions'),
  rule('RR-3', 'states are words; a missing expiry says Not Detected'),
  rule('RR-4', 'tables never push the page sideways'),
  rule('RR-5', 'the download waits for its link, and can be tried again'),
  rule('RR-6', 'a hidden report says what happens next'),
  rule('RR-7', 'yes and no of the rapid report say whether they are good'),
  rule('RR-8', 'valid until, how to correct and to delete'),
  rule('VR-1', 'the answer in the first line, four points, help'),
  rule('VR-2', 'loading, not verified and failed differ; check the address bar'),
  rule('PE-1', 'the partner’s link is checked and said'),
  rule('PE-2', 'no form flashes'),
  rule('LG-1', 'the pages of the law'),
  rule('LG-2', 'not found, timeout, unauthorized: plain words, one thing to do'),
]

export const landlord: Entry[] = [
  rule('LD-1', 'six boxes, one answer for known and unknown addresses, and after it where one was going'),
  rule('LD-2', 'applicants by listing, progress and name, sorted by column, 25 at a time'),
  rule('LD-3', 'reports beside each other by criterion, no score and no advice'),
  rule('LD-4', 'an empty list, no match, loading, failed and expired each look their own way'),
  rule('LD-5', 'archived with a way back, removed by name and for good, and each reading is told to the person'),
]
