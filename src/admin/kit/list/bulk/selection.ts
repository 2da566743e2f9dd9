import { z } from 'zod'

/** More rows than this are chosen by what they have in common. */
export const MOST_IDS = 1000

/** What is chosen, as the server is told: these rows, or all that an address asks for. */
export const selectedInput = z.union([
  z.strictObject({ ids: z.array(z.uuid()).min(1).max(MOST_IDS) }),
  z.strictObject({
    question: z.record(z.string().max(100), z.union([z.string(), z.array(z.string())])),
  }),
])
export type Selected = z.infer<typeof selectedInput>

export type Selection = {
  readonly ids: ReadonlySet<string>
  /** The row that was chosen last: where a range begins. */
  readonly anchor: string | null
  /** All that match, on pages not seen too. */
  readonly isAll: boolean
}

export const NOTHING: Selection = { ids: new Set(), anchor: null, isAll: false }

/** What is chosen by hand, which never grows beyond what the server takes. */
const chosen = (ids: Iterable<string>, anchor: string | null): Selection => ({
  ids: new Set([...ids].slice(0, MOST_IDS)),
  anchor,
  isAll: false,
})

/** One row chosen, or no longer. */
export function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return chosen(next, id)
}

/** All rows of a page chosen, or none of them where they were already. */
export function pageToggled({ ids }: Selection, page: readonly string[]): Selection {
  const isWhole = page.every((id) => ids.has(id))
  const rest = [...ids].filter((id) => !page.includes(id))
  return chosen(isWhole ? rest : [...rest, ...page], null)
}

/** The rows from the one that was chosen last to this one, chosen as this one is about to be. */
export function ranged(selection: Selection, page: readonly string[], id: string): Selection {
  const from = selection.anchor === null ? -1 : page.indexOf(selection.anchor)
  const to = page.indexOf(id)
  if (from === -1 || to === -1) return toggled(selection, id)
  const range = page.slice(Math.min(from, to), Math.max(from, to) + 1)
  const next = new Set(selection.ids)
  const isChosen = !selection.ids.has(id)
  for (const one of range) {
    if (isChosen) next.add(one)
    else next.delete(one)
  }
  return chosen(next, id)
}

/** What the server is told; null when nothing is chosen. */
export function selectedOf(
  { ids, isAll }: Selection,
  question: Readonly<Record<string, string>>,
): Selected | null {
  if (isAll) return { question }
  return ids.size > 0 ? { ids: [...ids] } : null
}
