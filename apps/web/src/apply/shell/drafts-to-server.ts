import { draftLimits } from '@attesta/contract/draft-limits.ts'
import { draftKey, isAtServer } from '../../form/draft-names.ts'
import type { FormDrafts } from '../../form/form-drafts.ts'

/** Drafts as JSON by their names; null where nothing is unsaved any more. */
export type DraftTexts = Readonly<Record<string, string | null>>

/**
 * Tells `note` of each draft of an application that this tab holds, and then of each change. What the tab kept over a
 * reload may not have left it. A tick that declares something is given on this device, or given again.
 * @returns what ends it
 */
export function followDrafts(
  drafts: FormDrafts,
  id: string,
  note: (name: string, text: string | null) => void,
): () => void {
  const tell = (key: string, typed?: unknown) => {
    if (!key.startsWith(draftKey(id, '')) || !isAtServer(key)) return
    const text = typed === undefined ? null : JSON.stringify(typed)
    // What no page of ours grows to is left to the tab.
    if (text && text.length > draftLimits.characters) return
    note(key.slice(draftKey(id, '').length), text)
  }
  for (const [key, typed] of drafts.entries()) tell(key, typed)
  return drafts.listen(tell)
}

/** Puts what stands at the server into this tab, where nothing is, and nothing was taken back. */
export function takeFromServer(drafts: FormDrafts, id: string, texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) {
    const key = draftKey(id, name)
    if (!drafts.holds(key)) drafts.keep(key, JSON.parse(text))
  }
}

/** As `send`; once the server has answered, the tab need not remember what was taken back. */
export function rememberingUntilSent(
  drafts: FormDrafts,
  id: string,
  send: (all: DraftTexts) => Promise<void>,
): (all: DraftTexts) => Promise<void> {
  let latest: DraftTexts
  return async (all) => {
    latest = all
    await send(all)
    // A later call holds all names too: what was taken back since is forgotten by its answer alone.
    if (latest !== all) return
    for (const [name, text] of Object.entries(all)) if (text === null) drafts.told(draftKey(id, name))
  }
}

/**
 * Sends what differs from what stands at the server, one call after the other: an older text must not arrive last.
 * `atServer` is brought up to date; a name that is not in it is not known, and is sent.
 */
export function sendInOrder(
  atServer: Map<string, string | null>,
  save: (texts: DraftTexts) => Promise<unknown>,
): (all: DraftTexts) => Promise<void> {
  let before: Promise<unknown> = Promise.resolve()
  return (all) => {
    const send = async () => {
      const fresh = Object.entries(all).filter(([name, text]) => atServer.get(name) !== text)
      if (fresh.length === 0) return
      // Until the server answers it is not known which of two stands there.
      for (const [name] of fresh) atServer.delete(name)
      await save(Object.fromEntries(fresh))
      for (const [name, text] of fresh) atServer.set(name, text)
    }
    const sent = before.then(send, send)
    before = sent
    return sent
  }
}
