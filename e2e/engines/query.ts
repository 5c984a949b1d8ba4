/** Which elements a locator means: told as a value of JSON, looked up in the page. */
export type Query =
  | { css: string; from?: Query }
  | { role: string; name?: Text; from?: Query }
  | { text: Text; from: Query }
  | { has: Query; from: Query }
  | { at: number; from: Query }
  | { either: [Query, Query] }

/** A part of a text, the whole of it, or a pattern. */
export type Text = { part: string } | { whole: string } | { pattern: string; flags: string }

export const textOf = (wanted: string | RegExp, exact = false): Text =>
  typeof wanted === 'string'
    ? exact
      ? { whole: wanted }
      : { part: wanted }
    : { pattern: wanted.source, flags: wanted.flags }

/**
 * Source of the function that looks a query up. Runs in the page: it uses nothing of this file. Roles are those that
 * the journeys name; names are a label's or the element's own text.
 */
export const findAll = `(query) => {
  const plain = (text) => (text ?? '').replace(/\\s+/g, ' ').trim()
  const tags = {
    button: 'button, [role=button]', link: 'a[href], [role=link]', option: 'option, [role=option]',
    heading: 'h1, h2, h3, h4, h5, h6, [role=heading]', row: 'tr, [role=row]', dialog: 'dialog[open], [role=dialog]',
    alert: '[role=alert]', status: '[role=status], output', progressbar: 'progress, [role=progressbar]',
    combobox: '[role=combobox], select', checkbox: '[type=checkbox]', radio: '[type=radio]', textbox: 'input, textarea',
  }
  const nameOf = (element) => plain(element.getAttribute('aria-label') ?? element.textContent)
  const matches = (text, wanted) =>
    'whole' in wanted ? text === plain(wanted.whole)
    : 'part' in wanted ? text.toLowerCase().includes(plain(wanted.part).toLowerCase())
    : new RegExp(wanted.pattern, wanted.flags).test(text)
  const find = (q, root) => {
    if ('either' in q) {
      const both = q.either.flatMap((one) => find(one, root))
      return [...new Set(both)].sort((a, b) => (a.compareDocumentPosition(b) & 4 ? -1 : 1))
    }
    const bases = q.from ? find(q.from, root) : [root]
    if ('at' in q) return bases.slice(q.at, q.at === -1 ? undefined : q.at + 1)
    if ('text' in q) return bases.filter((element) => matches(plain(element.textContent), q.text))
    if ('has' in q) return bases.filter((element) => find(q.has, element).length > 0)
    const css = 'css' in q ? q.css : tags[q.role]
    if (!css) throw new Error('no selector for the role ' + q.role)
    const found = [...new Set(bases.flatMap((base) => [...base.querySelectorAll(css)]))]
    return 'role' in q && q.name ? found.filter((element) => matches(nameOf(element), q.name)) : found
  }
  return find(query, document)
}`

/** What can be asked of the first element found; null where there is none. */
export interface Look {
  /** Of the page or frame that was looked at. */
  address: string
  count: number
  /** Pixels below the top of the document. */
  top: number
  isVisible: boolean
  isEnabled: boolean
  isChecked: boolean
  isFocused: boolean
  text: string
  value: string
  attributes: Record<string, string>
}

export const nothing: Look = {
  address: '',
  count: 0,
  top: 0,
  isVisible: false,
  isEnabled: false,
  isChecked: false,
  isFocused: false,
  text: '',
  value: '',
  attributes: {},
}

/** Source of the function that tells how the elements of a query look. */
export const look = `(query) => {
  const found = (${findAll})(query), [first] = found
  const box = first?.getBoundingClientRect()
  return {
    address: location.href,
    count: found.length,
    top: first === undefined ? 0 : box.top + scrollY,
    isVisible: first !== undefined && box.width > 0 && box.height > 0 && getComputedStyle(first).visibility === 'visible',
    isEnabled: first !== undefined && !first.matches(':disabled') && first.getAttribute('aria-disabled') !== 'true',
    isChecked: first?.checked === true,
    isFocused: first !== undefined && first === document.activeElement,
    text: (first?.textContent ?? '').replace(/\\s+/g, ' ').trim(),
    value: first?.value ?? '',
    attributes: Object.fromEntries([...(first?.attributes ?? [])].map(({ name, value }) => [name, value])),
  }
}`
