/** «0199c2f0-5d1e-7c3a-9b51-0a4f6b1c2d3e», in small or capital letters. */
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const whole = new RegExp(`^${UUID}$`, 'i')
const each = new RegExp(UUID, 'gi')

export const isUuid = (text: string): boolean => whole.test(text)

/** The ids in a text, in order and in small letters: «…/occupation/3f2b8c1e-…». */
export const uuidsIn = (text: string): string[] => [...text.matchAll(each)].map(([id]) => id.toLowerCase())
