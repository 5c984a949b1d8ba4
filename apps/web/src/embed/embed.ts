/**
 * `/embed.js`, for the pages of partners: shows the form in a frame, gives the frame the form's height, and hands its
 * messages on. A script without imports or exports; its types go when the app is built. What it takes from the page is
 * in `docs/how-to/show-the-form-in-another-site.md`.
 */
;(() => {
  interface Message {
    type: string
    applicationId?: string
    value: string
    height?: number
  }
  interface Wanted {
    listing?: string
    lang?: string
    type?: string
    /** A partner's signature: the person comes in by it. */
    sig?: string
    title?: string
    /** Where the frame goes: an element, or what finds it. */
    target: Element | string
    onMessage?: (message: Message) => void
  }

  const script = document.currentScript as HTMLScriptElement
  const origin = new URL(script.src).origin
  const uuid = /^[0-9a-f-]{36}$/i

  function addressOf({ listing, lang = 'en', type = 'rent', sig }: Wanted): string {
    const home = listing && uuid.test(listing) ? `/${listing}` : ''
    return sig === undefined
      ? `${origin}/${encodeURIComponent(lang)}/${encodeURIComponent(type)}/apply${home}?hideNav=true`
      : `${origin}/${encodeURIComponent(lang)}/rapid/partner-entry-point${home}?hideNav=true&sig=${encodeURIComponent(sig)}`
  }

  /** Returns what takes the frame away again. */
  function mount(wanted: Wanted): { frame: HTMLIFrameElement; remove: () => void } {
    const place = typeof wanted.target === 'string' ? document.querySelector(wanted.target) : wanted.target
    if (!place) throw new Error('Attesta: there is no such place in the page')
    const frame = document.createElement('iframe')
    // By this name the form knows that a page listens for its height.
    frame.name = 'attesta-embed'
    frame.title = wanted.title ?? 'Attesta'
    frame.allow = 'camera; payment; clipboard-write'
    frame.referrerPolicy = 'no-referrer'
    frame.style.cssText = 'display:block;width:100%;min-width:320px;height:640px;border:0'
    frame.src = addressOf(wanted)
    const hear = ({ data, origin: from, source }: MessageEvent) => {
      if (from !== origin || source !== frame.contentWindow || typeof data !== 'object' || data === null) return
      const message = data as Message
      if (message.value === 'RESIZE') {
        const { height } = message
        if (typeof height === 'number' && height > 0 && height < 100_000)
          frame.style.height = `${Math.max(640, Math.ceil(height))}px`
        return
      }
      wanted.onMessage?.(message)
      place.dispatchEvent(new CustomEvent('attesta', { detail: message, bubbles: true }))
    }
    addEventListener('message', hear)
    place.append(frame)
    return {
      frame,
      remove: () => {
        removeEventListener('message', hear)
        frame.remove()
      },
    }
  }

  Object.assign(window, { Attesta: { version: 1, mount } })
  const { listing, lang, type, sig, title, target } = script.dataset
  if (listing === undefined && sig === undefined) return
  // Where the script stands, unless it names another place.
  const own = document.createElement('div')
  if (target === undefined) script.after(own)
  mount({ listing, lang, type, sig, title, target: target ?? own })
})()
