/** More of one sort are the work of someone who tries ids. */
const MOST = 300
/** So long at most, should a change be missed. */
const LONGEST_MS = 60_000

declare global {
  var charterdeskForgets: Set<() => void> | undefined
}

/** Of the process as a whole: Next gives pages and routes modules of their own. */
const forgets = (): Set<() => void> => {
  globalThis.charterdeskForgets ??= new Set()
  return globalThis.charterdeskForgets
}

/** Something of the site has changed: all is read again. */
export function forgetReads(): void {
  for (const forget of forgets()) forget()
}

/**
 * Keeps what reads of one sort said, by a key each, until something of the site changes. Where changes
 * are not heard of, each reads for itself.
 */
export function keptReads<T>(): (key: string, read: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, { readonly said: Promise<T>; readonly until: number }>()
  forgets().add(() => kept.clear())
  return (key, read) => {
    if (!isUpToDate()) return read()
    const known = kept.get(key)
    if (known && known.until > Date.now()) return known.said
    const said = read()
    if (kept.size >= MOST) kept.clear()
    kept.set(key, { said, until: Date.now() + LONGEST_MS })
    said.catch(() => {
      if (kept.get(key)?.said === said) kept.delete(key)
    })
    return said
  }
}

/*
 * Whether this web process has let go of all that changed of the site before it listened. It is known
 * to the process as a whole: Next loads what follows the site and what answers requests apart.
 */

declare global {
  var charterdeskSiteIsUpToDate: boolean | undefined
}

export const isUpToDate = (): boolean => globalThis.charterdeskSiteIsUpToDate === true

export function setUpToDate(value: boolean): void {
  globalThis.charterdeskSiteIsUpToDate = value
}
