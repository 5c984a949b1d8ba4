/** The points of the page design that hold on every screen, for the shell, and up to the personal details. */
import { made, rule, type Entry } from '../entry.ts'
import * as shown from '../suites.ts'

const everyScreen = shown.gallery('${screen} in ${language}: ${states.length} states')

export const everywhere: Entry[] = [
  rule(
    'G-1',
    'one heading a screen, which names the window, takes the focus, and has «Error:» before it after a refused try',
  ),
  rule('G-2', 'landmarks, a way past the bar, the page’s language; another one keeps what was typed'),
  rule('G-3', 'the summary of problems: first, focused, in the fields’ words, leading to them'),
  rule('G-4', 'label, hint, error and field belong together'),
  rule('G-5', 'the server’s banner stands at the top, can be closed, gives the focus to the heading'),
  rule(
    'G-6',
    'everything by keyboard; nothing fixed over the focus',
    shown.occupationJourneys('${employmentStatus} in Italy, by ${drivers}', made('keyboard')),
  ),
  rule('G-7', 'targets of 44 px, at least 24'),
  rule('G-8', 'nothing sticks out at 320 px, in any language; 16 px fields; wider spacing loses nothing', everyScreen),
  rule('G-9', 'a skeleton like the content, said once; after 8 s it takes longer, with a retry'),
  rule(
    'G-10',
    'each failed call says why, what is kept, and offers to try again; offline is said',
    shown.interruptions(
      'without a network in the middle of typing, saving and uploading: said calmly, all kept, and on it goes',
    ),
  ),
  rule('G-11', 'a running continue is off, turns, keeps its words, and sends once'),
  rule('G-12', 'back and the browser’s back keep what was entered'),
  rule('G-13', 'the browser can fill in a person’s own data'),
  rule('G-14', 'nothing is asked twice'),
  rule('G-15', 'help and continue later at the same place of every step'),
  rule('G-16', 'two live regions, from the start'),
  rule('G-17', 'what a partner gave is read-only, with the reason'),
  rule('G-18', 'dialogs are named, closed by Esc, give the focus back'),
]

export const shell: Entry[] = [
  rule('SH-1', 'the menu of languages'),
  rule('SH-2', 'the guess of the region keeps nobody waiting'),
  rule('SH-3', 'the company’s colours before the first paint'),
  rule('SH-4', 'hidden bars leave the help'),
  rule('SH-5', 'a listing that is not there is said until closed'),
  rule('E-1', 'STARTED and COMPLETED go to the listing’s own origins, once'),
  rule(
    'E-2',
    'a browser that keeps nothing is told to stay on the page',
    shown.session('a browser that forbids storage keeps it in memory, and says so'),
  ),
  rule('E-3', 'the frame never moves the page around it'),
  rule(
    'E-4',
    'nothing in a frame is fixed or as high as the window',
    shown.shellBehaviour('nothing is fixed over what has the focus'),
  ),
  rule(
    'E-5',
    'the form works in a frame of another origin',
    shown.pages(
      "who may frame a page › the listing's exact https origins too, and none of what ends or widens the rule",
    ),
  ),
  rule('E-6', 'the frame has the listing’s colours', shown.theme('whatever a partner chooses can be read')),
]

export const start: Entry[] = [
  rule('OC-1', 'the intro says what one gets, who sees it, how long, the price, what to have ready'),
  rule('OC-2', 'cards are real radio buttons, none chosen before'),
  rule('OC-3', 'a stage changes after continue; back keeps the choice'),
  rule('OC-4', 'hidden occupations are not there; none at all says so with a retry'),
  rule('OC-5', 'the dialog of documents: alternatives in one line; reached later too'),
  rule('OC-6', 'the rapid form begins with sign-up, without a flash'),
  rule('OC-7', 'on a listing nobody is asked what they apply for'),
  rule('SU-1', 'names, e-mail, mobile, consents, button, with their hints'),
  rule('SU-2', 'a number may be pasted with its code, spaces and brackets', shown.splitMobile('%s')),
  rule(
    'SU-3',
    'apostrophes and accents pass; capitals are put once',
    shown.capitals('%s (done before: %s) becomes %s'),
  ),
  rule('SU-4', 'a mistyped mail provider is asked about, never blocked', shown.mailTypo('%s: %s')),
  rule('SU-5', 'two consents, none ticked before, links in new tabs'),
  rule('SU-6', 'a refused sign-up keeps what was typed; too many tries say how long to wait'),
  rule('SU-7', 'a locked form goes on by one Enter'),
  rule('VE-1', 'the address in full, a way to change it, the spam folder'),
  rule(
    'VE-2',
    'typing goes on, Backspace back; a pasted code fills all',
    shown.otpText('%s gives %s'),
    shown.otpText('boxes › %s'),
    shown.otpText('boxes › a removed digit leaves its place empty'),
  ),
  rule('VE-3', 'six boxes of 44 × 52 px fit 320 px'),
  rule('VE-4', 'the sixth digit sends once', shown.otpText('%s whole: %s')),
  rule('VE-5', 'a wrong code empties the boxes and is said once'),
  rule('VE-6', 'a new code can be sent after 60 s, said as text'),
  rule('VE-7', 'the seconds go on after a reload', shown.codes('sending again › waits longer as wrong codes pile up')),
  rule('RE-1', 'applications and invitations in two groups; choosing in one clears the other'),
  rule('RE-2', 'continue with this one, or start new; nothing to choose starts by itself'),
  rule('RE-3', 'it is said beforehand that the empty application goes'),
  rule(
    'RE-4',
    'a used invitation says whom to ask',
    shown.personalDetails(
      'an invitation › says who invites and for what, and is taken up once, by the address it went to',
    ),
  ),
]

export const personal: Entry[] = [
  rule('PD-1', 'greeted by the full name, part 1 of 2'),
  rule(
    'PD-2',
    'the fiscal code: capitals, blanks, cause of an error, mismatches as warnings',
    shown.personalForm('the code %s of a person born on %s: %s'),
  ),
  rule('PD-3', 'countries by English and local name and dial code, ten at a time'),
  rule('PD-4', 'ages as the specification’s keys'),
  rule('PD-5', 'suggestions of streets: keys, 400 ms, 300 ms, none found'),
  rule('PD-6', 'a picked address fills the rest and says so'),
  rule('PD-7', 'another country clears the address, with an undo'),
  rule('PD-8', 'towns with apostrophes, hyphens, brackets'),
  rule('PD-9', 'postcodes drop their spaces'),
  rule('PD-10', 'STARTED is posted once'),
  rule('PD-11', 'the German panel of identity verification'),
  rule('PD-12', 'day and place of birth are filled in from the fiscal code'),
]
