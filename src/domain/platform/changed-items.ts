import { isSameJson } from '@/src/domain/platform/canonical-json'

type Snapshot = Record<string, unknown>

/** How the items of a list are told apart: by a name of their own, or not at all. */
export type NameItem = (item: unknown) => string | null

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function itemsByName(list: unknown, nameOf: NameItem): Map<string, object> {
  const items = Array.isArray(list) ? list : []
  return new Map(
    items.flatMap((item) => {
      const name = nameOf(item)
      return name !== null && isObject(item) ? [[name, item] as const] : []
    }),
  )
}

/**
 * What differs between two lists, by item and field: `llc:report:always fee`. Where nothing can be
 * told apart, as in a list that was put in another order, nothing is said.
 */
export function changedItems(
  before: unknown,
  after: unknown,
  nameOf: NameItem,
): { before: Snapshot; after: Snapshot } {
  const [was, is] = [itemsByName(before, nameOf), itemsByName(after, nameOf)]
  const change: { before: Snapshot; after: Snapshot } = { before: {}, after: {} }
  for (const name of new Set([...was.keys(), ...is.keys()])) {
    const [old, now] = [was.get(name) ?? {}, is.get(name) ?? {}]
    for (const field of new Set([...Object.keys(old), ...Object.keys(now)])) {
      const [a, b] = [Reflect.get(old, field), Reflect.get(now, field)]
      if (isSameJson(a, b)) continue
      if (a !== undefined) change.before[`${name} ${field}`] = a
      if (b !== undefined) change.after[`${name} ${field}`] = b
    }
  }
  return change
}
