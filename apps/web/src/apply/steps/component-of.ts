/** Returns what the screen of a step is called in the code: «income-check» → `IncomeCheck`. */
export const componentOf = (step: string): string =>
  step.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
