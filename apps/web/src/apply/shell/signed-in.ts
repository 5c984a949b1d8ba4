/** What is around every screen of a person who is signed in, in one file. */
export { Guard } from './guard.tsx'
export { InactivityDialog } from './inactivity-dialog.tsx'
export { SavedElsewhere } from './saved-elsewhere.tsx'
