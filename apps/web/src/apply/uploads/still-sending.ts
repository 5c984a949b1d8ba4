import { mayBecome, type Queue } from './queue.ts'

interface Listed {
  id: string
  name: string
  size: number
}

/**
 * Returns the documents whose sending has not been answered yet, though the list tells of them already: until then the
 * row of the picked file stands for each. `picked`, `listed`: those of one place.
 */
export function stillSending(
  queue: Queue,
  { picked, listed }: { picked: Queue; listed: readonly Listed[] },
): ReadonlySet<string> {
  const answered = new Set(queue.map(({ documentId }) => documentId))
  const found = new Set<string>()
  for (const file of picked) {
    const { status, before } = file
    // «locked»: the page may show a moment late that it was unlocked.
    if (status !== 'uploading' && status !== 'lost' && status !== 'locked') continue
    const own = listed.find(
      (document) =>
        mayBecome(file, document) &&
        before?.has(document.id) === false &&
        !answered.has(document.id) &&
        !found.has(document.id),
    )
    if (own) found.add(own.id)
  }
  return found
}
