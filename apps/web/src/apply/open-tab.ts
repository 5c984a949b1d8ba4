/** A tab for a page that is not ours: a bank's, or that of a service which verifies identities. */
export interface OpenedTab {
  go: (link: string) => void
  close: () => void
}

/**
 * Opens an empty tab. Only within the press itself does a browser allow it, so its address is set when it is known.
 * `undefined` where the browser allows none:
 * a link on the page does the same. That page learns nothing of ours, and can lead it nowhere.
 */
export function openTab(text: string): OpenedTab | undefined {
  const tab = window.open('', '_blank')
  if (!tab) return undefined
  tab.document.title = text
  tab.document.body.textContent = text
  return {
    go: (link) => {
      tab.opener = null
      tab.location.replace(link)
    },
    close: () => tab.close(),
  }
}
