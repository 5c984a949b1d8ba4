/** By the path of the sheet: one that did not arrive is asked for again by the next part that needs it. */
const sheets = new Map<string, Promise<void>>()

function addSheet(path: string): Promise<void> {
  if (document.querySelector(`link[rel="stylesheet"][href="${path}"]`)) return Promise.resolve()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = ''
  link.href = path
  const added = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      sheets.delete(path)
      link.remove()
      reject(new Error(`${path} did not arrive`))
    })
  })
  document.head.append(link)
  return added
}

function loadSheet(path: string): Promise<void> {
  const asked = sheets.get(path)
  if (asked) return asked
  const added = addSheet(path)
  sheets.set(path, added)
  return added
}

/**
 * Every `import()` of a build: a part is there when its script and its styles are, so that it is never drawn without
 * them. Both are asked for at once.
 *
 * @param files of styles, «assets/uploads-B7q2xYz1.css»
 */
export const loadWithStyles = async <Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> =>
  (await Promise.all([load(), ...files.map((file) => loadSheet(`/${file}`))]))[0]
