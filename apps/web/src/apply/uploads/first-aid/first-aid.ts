/** All of it in one file that is fetched when documents are about to be picked. */
export { doubtText } from './doubt-text.ts'
export { giveFirstAid } from './give-first-aid.ts'
