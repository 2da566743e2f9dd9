/** What a mark begins with; the rest of it is one of the same four invisible letters. */
const START = '\u200B\u200B\u200B\u200B'
const MARK = /\u200B{4}(?:\u200B|\u200C|\u200D|\uFEFF)*/gu

type Spot = {
  readonly id: string
  readonly box: HTMLElement
  readonly text: Text
}

const withoutMarks = (text: string): string => text.replaceAll(MARK, '')

/** React has taken over a node once it keeps its own notes on it: before that, nothing may change. */
const isTaken = (node: Element): boolean =>
  Object.keys(node).some((key) => key.startsWith('__reactFiber$'))

const SKIPPED = 'script, style, template, noscript, title'

/**
 * Finds the texts of elements in a page, by their marks, and takes the marks off them.
 *
 * @param ids the element of each mark
 */
function takeMarks(page: Document, ids: ReadonlyMap<string, string>): Spot[] {
  const spots: Spot[] = []
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const box = node.parentElement
    const value = node.nodeValue ?? ''
    if (!(node instanceof (page.defaultView?.Text ?? Text)) || !box) continue
    if (!value.includes(START) || box.closest(SKIPPED) || !isTaken(box)) continue
    const mark = value.match(MARK)?.[0]
    const id = mark && ids.get(mark)
    if (!id) continue // what is not known yet may be in a moment
    node.nodeValue = withoutMarks(value)
    spots.push({ id, box, text: node })
  }
  return spots
}

const LOOK = `
[data-edit]{cursor:text}
[data-edit]:hover,[data-edit]:focus-visible{outline:2px dashed #2563eb!important;outline-offset:3px}
[data-edit][data-chosen]{outline:2px solid #2563eb!important;outline-offset:3px}
[data-edit][data-held]{outline:2px solid #b45309!important;outline-offset:3px}
`

export type FramePage = {
  /** Outlines what is chosen here, and what colleagues are typing in. */
  readonly outline: (chosen: string | null, held: ReadonlySet<string>) => void
  /** Shows a text in its place as it will be, if what stands there is all of it. */
  readonly show: (id: string, text: string) => boolean
  /** Lets a text be typed in place, if what is shown there is all of it. */
  readonly edit: (id: string, value: string, typing: Typing) => boolean
  readonly scrollTo: (id: string) => void
  readonly end: () => void
}

export type Typing = {
  readonly typed: (text: string) => void
  /** Escape was pressed: the text is as it was. */
  readonly left: () => void
  readonly done: () => void
}

/** One of our promises, named in braces: the site knows its words. */
const PROMISE = /\{[^{}]+\}/u
/** In these the space bar presses instead of typing. */
const PRESSED = 'button, summary'

/** How often the page is searched for what came since: parts of it arrive late. */
const LOOK_EVERY_MS = 300

/** Makes a page of the site editable from outside it: the page itself has no script for that. */
export function openFramePage(
  page: Document,
  ids: ReadonlyMap<string, string>,
  choose: (id: string) => void,
): FramePage {
  const spots = new Map<string, Spot[]>()
  const style = page.createElement('style')
  style.textContent = LOOK
  page.head.append(style)

  function look(): void {
    for (const spot of takeMarks(page, ids)) {
      spots.set(spot.id, [...(spots.get(spot.id) ?? []), spot])
      spot.box.dataset.edit = spot.id
      if (spot.box.tabIndex < 0) spot.box.tabIndex = 0
    }
  }

  const idAt = (event: Event): string | null => {
    const target = event.composedPath()[0]
    const view = page.defaultView
    if (!view || !(target instanceof view.Element)) return null
    const box = target.closest('[data-edit]')
    return box instanceof view.HTMLElement ? (box.dataset.edit ?? null) : null
  }
  const isTyping = () => page.activeElement?.hasAttribute('contenteditable') === true

  function onClick(event: MouseEvent): void {
    const id = idAt(event)
    const link = event.composedPath().some((node) => 'href' in node)
    if (id || link) event.preventDefault() // a link of the page would leave it
    if (!id) return
    event.stopPropagation()
    if (!isTyping()) choose(id)
  }
  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || isTyping()) return
    const id = idAt(event)
    if (!id) return
    event.preventDefault()
    event.stopPropagation()
    choose(id)
  }

  const onSubmit = (event: Event) => event.preventDefault() // it would leave the page too

  page.addEventListener('click', onClick, true)
  page.addEventListener('submit', onSubmit, true)
  page.addEventListener('keydown', onKey, true)
  look()
  const timer = setInterval(look, LOOK_EVERY_MS)

  return {
    outline: (chosen, held) => {
      for (const [id, places] of spots) {
        for (const { box } of places) {
          box.toggleAttribute('data-chosen', id === chosen)
          box.toggleAttribute('data-held', held.has(id))
        }
      }
    },
    show: (id, text) => {
      if (isTyping()) return true // someone who types is not interrupted
      const [only, ...more] = spots.get(id) ?? []
      if (!only || more.length > 0 || PROMISE.test(text)) return false
      if (only.text.nodeValue === '') return false // it only says where something else is
      only.text.nodeValue = text
      return true
    },
    edit: (id, value, typing) => {
      const [only, ...more] = spots.get(id) ?? []
      if (!only || more.length > 0 || only.box.childNodes.length !== 1) return false
      if (only.text.nodeValue !== value || only.box.closest(PRESSED)) return false
      typeInPlace(page, only, typing)
      return true
    },
    scrollTo: (id) => spots.get(id)?.[0]?.box.scrollIntoView({ block: 'center' }),
    end: () => {
      clearInterval(timer)
      page.removeEventListener('click', onClick, true)
      page.removeEventListener('submit', onSubmit, true)
      page.removeEventListener('keydown', onKey, true)
    },
  }
}

function typeInPlace(page: Document, { box, text }: Spot, typing: Typing): void {
  const before = text.nodeValue ?? ''
  const stop = (shown: string) => {
    box.removeAttribute('contenteditable')
    box.removeEventListener('input', onInput)
    box.removeEventListener('keydown', onKey)
    box.removeEventListener('blur', onBlur)
    text.nodeValue = shown
    box.replaceChildren(text) // the node that React knows
  }
  const onInput = () => typing.typed(box.textContent)
  const onBlur = () => {
    stop(box.textContent)
    typing.done()
  }
  const onKey = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') {
      stop(before)
      box.focus()
      typing.left()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      box.blur()
      box.focus() // from where Tab goes on
    }
  }
  box.setAttribute('contenteditable', 'plaintext-only')
  box.addEventListener('input', onInput)
  box.addEventListener('keydown', onKey)
  box.addEventListener('blur', onBlur)
  box.focus()
  page.getSelection()?.selectAllChildren(box)
}
