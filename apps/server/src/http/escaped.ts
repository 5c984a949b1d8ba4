const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as the content of an element or of a quoted attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character]!)
