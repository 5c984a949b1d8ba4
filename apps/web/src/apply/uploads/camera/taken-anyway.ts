/** Photos that their person takes in spite of what was told of them: it is not told once more. */
const taken = new WeakSet<File>()

export const takeAnyway = (file: File): void => void taken.add(file)
export const isTakenAnyway = (file: File): boolean => taken.has(file)
