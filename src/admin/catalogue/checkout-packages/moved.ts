/** A list with one of its places filled from another. */
export function moved(ids: readonly string[], from: number, to: number): string[] {
  const id = ids[from]
  return id === undefined ? [...ids] : ids.toSpliced(from, 1).toSpliced(to, 0, id)
}
