/** Changes below `apps/web/src`. */
import { changesBelow } from './change.ts'

export const webChanges = changesBelow('apps/web/src', '', [
  ['scope.ts', "[hostname.split('.')[0], ", '[', 'A1-region-by-host'],
  ['scope.ts', '[regionChosen(address), firstOf(address)]', '[regionChosen(address)]', 'A1-region-by-path'],
  ['apply/shell/shown-parts.ts', "footer: hiddenOn('partner-entry-point', ", 'footer: hiddenOn(', 'A2-footer-hidden'],
  ['ui/money-text.ts', 'match[2] === match[3]', 'false', 'A5-money-typed', 'A5-money-groups', 'MO-1'],
  ['ui/money-text.ts', 'minimumFractionDigits: 2', 'minimumFractionDigits: 0', 'A5-money-locale', 'A9-locale-default'],
  ['ui/date-text.ts', '? `${padded}/` : padded', '? padded : padded', 'A5-date-slashes'],
  ['ui/date-text.ts', '.slice(0, limits.dateLength)', '', 'A5-date-length'],
  ['ui/otp-text.ts', 'digits.length === limits.codeDigits ? 0 : index', 'index', 'VE-2'],
  ['form/split-mobile.ts', 'b.length - a.length', 'a.length - b.length', 'A9-mobile'],
  ['form/split-mobile.ts', ".replace(/^00(?=[1-9])/, '+')", '', 'SU-2'],
  ['form/auto-capital.ts', 'wasDone\n    ? text', 'false\n    ? text', 'A5-name-capitals', 'SU-3'],
  ['form/mail-typo.ts', 'return isSwapped || ', 'return ', 'SU-4'],
  ['apply/shell/inactivity.ts', 'idle >= end', 'idle > end', 'A4-inactivity'],
])
