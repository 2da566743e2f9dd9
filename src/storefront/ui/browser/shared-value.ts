import { useSyncExternalStore } from 'react'

/**
 * A value that parts of a page share, held outside of React's tree: a context around the page would
 * have React throw away what is still streaming in, and build it again, as soon as the value changes.
 *
 * @param first what the server renders, and every page begins with
 */
export function sharedValue<T>(first: T) {
  let current = first
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    set(next: T): void {
      current = next
      for (const listener of listeners) listener()
    },
    useValue: (): T =>
      useSyncExternalStore(
        subscribe,
        () => current,
        () => first,
      ),
  }
}
