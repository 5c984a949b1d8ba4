/**
 * The half of the crawler that runs in the page: finds what can be pressed, presses it, and tells what came of it.
 * A classic script, run once a document by `support/crawl/page.ts`; it shares nothing but JSON with the tests.
 */
{
  /** What can be pressed. Files are picked by tests of uploads: a chooser cannot be answered from in here. */
  const PRESSABLE = [
    'button',
    'a[href]',
    'summary',
    'select',
    'input:not([type=hidden], [type=file])',
    'textarea',
    '[role=button], [role=tab], [role=menuitem], [role=switch], [role=option], [role=checkbox], [role=radio]',
  ].join()
  const TYPED = 'textarea, input:not([type=checkbox], [type=radio], [type=button], [type=submit])'
  const STILL_TASKS = 3
  /** A page that moves for longer than this never rests. */
  const MAX_TASKS = 1_000

  /** Faults since the last look, and where the page wanted to go: another document is never loaded. */
  let faults: string[] = []
  let leads: string[] = []
  const fault = (text: string) => void faults.push(text)
  const words = (value: unknown) => (value instanceof Error ? `${value.name}: ${value.message}` : String(value))

  window.addEventListener('error', ({ error, message }) => fault(`uncaught ${words(error ?? message)}`))
  window.addEventListener('unhandledrejection', ({ reason }) => fault(`unhandled rejection of ${words(reason)}`))
  /** On the console by the specification (L-state): it comes where a state answers so and the machine is slow. */
  const SPECIFIED = 'Failed to update State'
  const consoleError = console.error
  console.error = (...parts: unknown[]) => {
    const text = parts.map(words).join(' ').slice(0, 300)
    if (text !== SPECIFIED) fault(`console.error ${text}`)
    consoleError(...parts)
  }
  for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
    Object.assign(window, { [name]: () => void (name === 'print' || fault(`the browser's own ${name}()`)) })
  window.open = (url) => {
    leads.push(String(url))
    return null
  }
  interface Navigate extends Event {
    destination: { url: string; sameDocument: boolean }
  }
  const { navigation } = window as unknown as { navigation: EventTarget }
  navigation.addEventListener('navigate', (event) => {
    const { url, sameDocument } = (event as Navigate).destination
    if (sameDocument) return
    leads.push(url)
    event.preventDefault()
  })

  // A tab of its own would leave this one in the background, where nothing is drawn.
  window.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[target]')
    if (!link || event.defaultPrevented) return
    leads.push(link.href)
    event.preventDefault()
  })

  const topDialog = () => [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
  /** What lies under a modal dialog, in an inert part or in a folded one cannot be pressed. */
  const isWithin = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[inert]') &&
    (topDialog()?.contains(element) ?? true)

  const wordsOf = (element: Element) => (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)
  /**
   * Names a control by what stays when the page is drawn again: «button share», «input digit-1», «a /it/legal/privacy».
   */
  function nameOf(element: Element): string {
    const { dataset } = element as HTMLElement
    const value = element.matches('[type=radio], [type=checkbox], button') ? element.getAttribute('value') : null
    const name = element.getAttribute('name')
    // The preview's links to its other languages name the state.
    const href = element.getAttribute('href')?.replace(/&state=[^&]*/, '')
    const own = dataset['action'] ?? (name ? `${name} ${value ?? ''}` : (href ?? element.ariaLabel ?? ''))
    return `${element.localName} ${own || wordsOf(element)}`.trim()
  }

  function controls(): Map<string, HTMLElement> {
    const found = new Map<string, HTMLElement>()
    for (const element of document.querySelectorAll<HTMLElement>(PRESSABLE)) {
      if (!isWithin(element)) continue
      const name = nameOf(element)
      let key = name
      for (let nth = 2; found.has(key); nth++) key = `${name} (${nth})`
      found.set(key, element)
    }
    return found
  }
  const SURROUNDINGS = 'dialog, section, form, fieldset, li, tr, thead, header, footer, nav, main'
  /** Parts of a page: what stands in surroundings within them has words enough. */
  const PARTS = 'section, main'
  /** Whether a control is open, pressed or chosen: it then does another thing. */
  const STATES = ['aria-expanded', 'aria-pressed', 'aria-checked', 'aria-selected', 'aria-current', 'aria-sort']
  const stateOf = (element: Element) =>
    [...STATES.map((name) => element.getAttribute(name)), element.matches(':checked')].join(' ')
  /** The words of a part of the page without those of the surroundings within it. */
  function ownWords(part: Element): string {
    let text = ''
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
      node instanceof Element && node.matches(SURROUNDINGS) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    )
    while (walker.nextNode()) if (walker.currentNode instanceof Text) text += walker.currentNode.data
    return text
  }
  const wordsIn = (around: Element) => (around.matches(PARTS) ? ownWords(around) : around.textContent).slice(0, 2_000)
  /** A control in the same surroundings does the same. `known`: the words of surroundings of this look. */
  function aroundOf(element: Element, known: Map<Element, string>): string {
    const around = element.closest(SURROUNDINGS) ?? document.body
    const text = known.get(around) ?? wordsIn(around)
    known.set(around, text)
    return `${stateOf(element)} ${text}`
  }

  const nextTask = () => new Promise((resolve) => setTimeout(resolve))
  /** Until a frame is drawn and nothing changes any more. */
  async function rest(): Promise<void> {
    let still = 0
    const motion = new MutationObserver(() => (still = 0))
    motion.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    await new Promise((resolve) => requestAnimationFrame(resolve))
    for (let tasks = 0; still < STILL_TASKS && tasks < MAX_TASKS; tasks++, still++) await nextTask()
    motion.disconnect()
    if (still < STILL_TASKS) fault('the page never rests')
  }

  interface Axe {
    setup(): void
    teardown(): void
    commons: { text: { accessibleText(element: Element): string } }
  }
  const { axe } = window as unknown as { axe: Axe }
  /** Markup that has a name: to ask for it takes longer than a press. */
  const named = new Set<string>()
  function unnamed(elements: HTMLElement[]): string[] {
    // What is hidden from a screen reader while a list is open needs no name.
    const heard = elements.filter((element) => !element.closest('[aria-hidden=true]'))
    const fresh = heard.filter((element) => !named.has(markupOf(element)))
    if (fresh.length === 0) return []
    axe.setup()
    const nameless = fresh.filter((element) => !axe.commons.text.accessibleText(element).trim())
    axe.teardown()
    for (const element of fresh) named.add(markupOf(element))
    return nameless.map((element) => markupOf(element).slice(0, 400))
  }
  /** A field is named by what stands around it, so that its id and place count too. */
  const markupOf = (element: Element) =>
    `${element.outerHTML}${element.matches('input, select, textarea') ? element.parentElement?.textContent : ''}`

  /** What stands in the place of a page that has thrown: `ui/crash.tsx` in the app. */
  const isBroken = () =>
    document.querySelector('main[role=alert]') !== null || document.getElementById('broken')?.hidden === false

  function look() {
    const main = document.querySelector<HTMLElement>('main')
    const dialog = topDialog()
    const found = [...controls()]
    const keyOf = (element: Element | null) => found.find(([, other]) => other === element)?.[0]
    const around = new Map<Element, string>()
    const told = { faults, leads }
    ;[faults, leads] = [[], []]
    return {
      ...told,
      heading: document.querySelector('h1')?.textContent?.trim() ?? '',
      isBlank: !main || (main.innerText.trim() === '' && !main.querySelector('.skeleton, [aria-busy=true]')),
      dialog: dialog && {
        name: wordsOf(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '') ?? dialog),
      },
      isBroken: isBroken(),
      sticksOut: document.documentElement.scrollWidth - window.innerWidth,
      unnamed: unnamed(found.map(([, element]) => element)),
      focus: document.activeElement === document.body ? 'body' : (keyOf(document.activeElement) ?? 'elsewhere'),
      controls: found.map(([key, element]) => ({
        key,
        isOff: element.matches(':disabled, [aria-disabled=true]'),
        isLink: element.matches('a'),
        around: aroundOf(element, around),
      })),
    }
  }

  /** As React hears it: its own setter is passed by, as a keyboard would. */
  function set(element: HTMLElement, value: string): void {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')!.set!.call(element, value)
    element.dispatchEvent(new Event('input', { bubbles: true }))
    element.dispatchEvent(new Event('change', { bubbles: true }))
  }

  /** Each option in turn, then the first again. */
  async function choose(list: HTMLSelectElement, maxOptions: number): Promise<void> {
    const values = [...list.options].filter(({ disabled }) => !disabled).map(({ value }) => value)
    for (const value of [...values.slice(1, maxOptions), ...values.slice(0, 1)]) {
      if (!list.isConnected) return
      set(list, value)
      await rest()
    }
  }

  /**
   * Presses, types into or goes through the options of a control. @returns what is to be seen then; undefined where
   * there is no such control
   */
  async function press(key: string, maxOptions: number) {
    const element = controls().get(key)
    if (!element) return undefined
    element.focus()
    if (element instanceof HTMLSelectElement) await choose(element, maxOptions)
    else {
      element.click()
      if (element.matches(TYPED) && !element.matches('[readonly], [role=combobox]')) {
        set(element, element.matches('[type=date]') ? '2026-01-01' : '1')
        element.blur()
      }
    }
    await rest()
    return look()
  }

  const pressClose = () => topDialog()?.querySelector<HTMLElement>('.close')?.click()

  Object.assign(window, { crawler: { pressClose, rest, look, press } })
}
