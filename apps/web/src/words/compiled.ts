import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** A message as the build leaves it: taken apart, so that no parser is needed in the browser. */
export type Compiled = MessageFormatElement[]

/** Whether a message says the value of a name, in any of its branches. */
export const takes = (message: Compiled, name: string): boolean =>
  message.some((element) => isOf(element, name) || partsOf(element).some((part) => takes(part, name)))

/** A literal's `value` is its text; every other element's is the name. 0 stands for literal. */
const isOf = (element: MessageFormatElement, name: string) =>
  'value' in element && element.type !== 0 && element.value === name

const partsOf = (element: MessageFormatElement): Compiled[] => {
  if ('options' in element) return Object.values(element.options).map(({ value }) => value)
  return 'children' in element ? [element.children] : []
}
