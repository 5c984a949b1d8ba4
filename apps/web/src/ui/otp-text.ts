import { limits } from '@attesta/contract/limits.ts'

/** Returns the digits in a pasted text: «123 456», «123-456», «Code: 123456». */
export const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, limits.codeDigits)

/** Returns the code with digits put in from a box on; boxes without a digit are spaces, none trail. */
export function placeDigits(code: string, index: number, digits: string): string {
  const boxes = [...code.padEnd(limits.codeDigits)]
  const from = digits.length === limits.codeDigits ? 0 : index
  ;[...digits].forEach((digit, offset) => {
    if (from + offset < limits.codeDigits) boxes[from + offset] = digit
  })
  return boxes.join('').trimEnd()
}

/** Returns the code without the digit of one box; the others keep their places. */
export function removeDigit(code: string, index: number): string {
  if (index < 0) return code
  const boxes = [...code.padEnd(limits.codeDigits)]
  boxes[index] = ' '
  return boxes.join('').trimEnd()
}

export const isWholeCode = (code: string): boolean => /^\d{6}$/.test(code)
