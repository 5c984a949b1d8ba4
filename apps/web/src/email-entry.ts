/** What the link of a code's email carries behind the `#`: «#proof=hTq3mB8n…&email=anna%40example.com». */
export interface EmailEntry {
  /** Empty once it was refused and a new code was asked for. */
  proof: string
  email: string
}

export function emailEntryOf(hash: string): EmailEntry | undefined {
  if (!hash.startsWith('#proof=')) return undefined
  const said = new URLSearchParams(hash.slice(1))
  return { proof: said.get('proof') ?? '', email: said.get('email') ?? '' }
}
