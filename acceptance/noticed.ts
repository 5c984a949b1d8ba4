/**
 * Rules that are shown, not only named: the code was changed in one place, and a test of the rule failed. Kept changes
 * are tried again by `npm run mutate -- rules`, limits by `npm run mutate -- limits`; others were tried by hand.
 */
import { changes } from './changes.ts'

const triedApart: Readonly<Record<string, string>> = {
  'A9-inactivity': '120 minutes to 121',
  'A9-document-poll': '2000 ms to 2001',
  'A9-finalize-poll': '5000 ms to 5001',
  'A9-retries': '3 times to 4',
  'A9-field-errors': '100 ms to 101',
  'A9-date-length': '10 characters to 11',
  'A9-stage-delay': '300 ms to 301',
  'B9-psd2': '3000 ms to 3001 after a cancel',
  'A1-region-by-place': 'the label before any host, also before an IP address',
  'A5-money-locale': 'every amount written as in en-GB',
  'A4-dial-default': '+39 to +1',
  'A8-banner-default': 'a message of no words shown as it is',
  'A5-fiscal-code-blank': 'a blank code refused',
  'A2-navbar': 'the company’s site for every listing',
  'B2-report-employment': 'the state of the evidence always OK',
  'B9-upload': '20 MiB to one byte more',
}

export const noticed: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    changes.flatMap(({ file, from, to, rules }) =>
      rules.map((id) => [id, `${file}: \`${from.replaceAll(/\s+/g, ' ')}\` to \`${to.replaceAll(/\s+/g, ' ')}\``]),
    ),
  ),
  ...triedApart,
}
