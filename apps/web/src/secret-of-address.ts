/**
 * Returns the secret that a link carries: behind `#`, which no browser sends, or in its query, where the specification
 * puts it. It leaves the address at once and is kept with the history's entry, so that a reload still works.
 */
export function takeSecret({ location, history }: Pick<Window, 'location' | 'history'>, name: string): string | null {
  const address = new URL(location.href)
  const behind = new URLSearchParams(address.hash.slice(1)).get(name)
  const given = behind ?? address.searchParams.get(name)
  if (given === null) return (history.state as Record<string, string> | null)?.[name] ?? null
  address.searchParams.delete(name)
  if (behind !== null) address.hash = ''
  history.replaceState({ [name]: given }, '', address)
  return given
}
