/*
 * A browser's translation replaces text by elements of its own. React then looks for its text where it
 * was, to remove it or to put something before it, and would end the page with a NotFoundError.
 */
const { removeChild, insertBefore } = Node.prototype

Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
  if (child.parentNode === this) removeChild.call(this, child)
  return child
}

Node.prototype.insertBefore = function <Added extends Node>(
  added: Added,
  reference: Node | null,
): Added {
  insertBefore.call(this, added, reference?.parentNode === this ? reference : null)
  return added
}

let isDown = false
const held: (() => void)[] = []

/*
 * A field that is left may say what is wrong with it and so move the page. While a pointer is down it is
 * not left yet: nothing moves from under a press.
 */
addEventListener(
  'focusout',
  (event) => {
    const { target: field, relatedTarget } = event
    if (!isDown || !(field instanceof HTMLElement) || !field.closest('form')) return
    event.stopImmediatePropagation()
    held.push(() => {
      if (document.activeElement === field) return
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }))
    })
    setTimeout(release, LONGEST_PRESS_MS)
  },
  true,
)

function release() {
  isDown = false
  for (const leave of held.splice(0)) leave()
}

/** The menu of a select may keep the end of a press to itself. */
const LONGEST_PRESS_MS = 1000

for (const end of ['pointerup', 'pointercancel']) {
  addEventListener(end, () => setTimeout(release), true) // after its click
}

/** Farther than a finger slips: it was no press. */
const SLIPPED_PX = 10
const PRESSABLE = 'button, a[href], label, input, summary, [role="button"], [role="radio"]'

type Press = {
  readonly control: HTMLElement
  readonly top: number
  readonly x: number
  readonly y: number
}

let pressed: Press | null = null
const topOf = (control: HTMLElement) => control.getBoundingClientRect().top

/*
 * What moves during a press for another reason, as by an answer of the server, is below the pointer no
 * longer: the press began on a control and ends beside it, and the browser makes no click of it.
 */
addEventListener(
  'pointerdown',
  ({ target, button, clientX: x, clientY: y }) => {
    isDown = true
    const control = target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : null
    pressed = control && button === 0 ? { control, top: topOf(control), x, y } : null
  },
  true,
)

addEventListener(
  'pointerup',
  ({ target, clientX, clientY }) => {
    const press = pressed
    pressed = null
    if (!press?.control.isConnected || topOf(press.control) === press.top) return
    if (target instanceof Node && press.control.contains(target)) return
    if (Math.hypot(clientX - press.x, clientY - press.y) <= SLIPPED_PX) press.control.click()
  },
  true,
)
