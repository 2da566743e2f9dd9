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
 * Where a field says what is wrong as it is left, what is below moves: the press that left the field
 * began on a control and ends beside it, and the browser makes no click of it.
 */
addEventListener(
  'pointerdown',
  ({ target, button, clientX: x, clientY: y }) => {
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
