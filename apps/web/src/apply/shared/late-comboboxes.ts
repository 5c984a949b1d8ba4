/** The search boxes are the largest part of a form: their code comes behind the screen that has one. */
export type Comboboxes = typeof import('../../ui/comboboxes.tsx')
let loaded: Comboboxes | undefined

export const loadedComboboxes = (): Comboboxes | undefined => loaded

/** A later call asks again when the code did not arrive. */
export const loadComboboxes = async (): Promise<Comboboxes> => (loaded ??= await import('../../ui/comboboxes.tsx'))
