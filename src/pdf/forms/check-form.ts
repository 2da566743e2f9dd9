import type { Drawn } from '@/src/pdf/forms/fill-form'
import { bare, type Placed as Item, pagesOf } from '@/src/pdf/read-back'

const near = (one: number, other: number) => Math.abs(one - other) < 0.6

/** The texts that are in the finished file and not in the blank one. */
function added(finished: readonly Item[], blank: readonly Item[]): Item[] {
  const rest = [...blank]
  return finished.filter((item) => {
    const at = rest.findIndex(
      ({ text, x, y }) => text === item.text && near(x, item.x) && near(y, item.y),
    )
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
}

/** Where drawn letters may stand beside the edge of their field, in points. */
const EDGE = 1

const isIn = ({ x, y, width }: Item, [left, low, right, high]: readonly number[]): boolean =>
  x >= (left ?? 0) - EDGE &&
  x + width <= (right ?? 0) + EDGE &&
  y >= (low ?? 0) - EDGE &&
  y <= (high ?? 0) + EDGE

export type CheckedForm = {
  /** How many entries were found in their fields, letter for letter. */
  readonly checked: number
  /** The fields whose entry reads otherwise. */
  readonly wrong: readonly string[]
  /** Texts that were added and belong to no field. */
  readonly stray: readonly string[]
}

/**
 * Reads a filled form again with another reader than wrote it: each field holds exactly its entry, and
 * nothing else was added to the blank one.
 */
export async function checkForm(
  blank: Uint8Array,
  finished: Uint8Array,
  drawn: readonly Drawn[],
): Promise<CheckedForm> {
  const [before, after] = [await pagesOf(blank), await pagesOf(finished)]
  const texts = after.map(({ items }, page) => added(items, before[page]?.items ?? []))
  const placed = new Set<Item>()
  const wrong = drawn.flatMap(({ name, text, place }) => {
    const own = (texts[place.page] ?? [])
      .filter((item) => isIn(item, place.rect))
      .toSorted((a, b) => (near(a.y, b.y) ? a.x - b.x : b.y - a.y))
    for (const item of own) placed.add(item)
    return bare(own.map((item) => item.text).join('')) === bare(text) ? [] : [name]
  })
  const stray = texts.flat().flatMap((item) => (placed.has(item) ? [] : [item.text]))
  return { checked: drawn.length - wrong.length, wrong, stray }
}
