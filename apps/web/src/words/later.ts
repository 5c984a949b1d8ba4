import type { Words } from './catalogue.ts'

/** Where the words of every other screen are, by language and segment. */
export const files = import.meta.glob<Words>(
  [
    './{en,it,de}/*.json',
    '!./*/{mails,general,shell,occupation,absence,contest,handover,income-check,personal-details,uploads}.json',
  ],
  {
    base: '../../../../packages/contract/src/words',
    import: 'default',
  },
)
