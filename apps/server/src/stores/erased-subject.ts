/** What is left to do once the rows are gone: data keys to drop and files to remove. Ids only. */
export interface ErasedSubject {
  subjects: { kind: 'application' | 'user'; id: string }[]
  files: string[]
}
