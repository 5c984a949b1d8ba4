/** Comes once the page shows what a selector names: an answer that is later than a press. */
export const whenShown = (selector: string): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (document.querySelector(selector) === null) return
      watch.disconnect()
      resolve()
    }
    const watch = new MutationObserver(look)
    watch.observe(document.body, { subtree: true, childList: true, attributes: true })
    look()
  })
