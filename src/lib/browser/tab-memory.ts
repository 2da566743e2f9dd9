/** Texts that a reload does not lose, kept for this tab alone. A browser may keep nothing. */
export const tabMemory = {
  read(key: string): string {
    try {
      return sessionStorage.getItem(key) ?? ''
    } catch {
      return ''
    }
  },
  /** An empty text is forgotten. */
  write(key: string, text: string): void {
    try {
      if (text === '') sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, text)
    } catch {
      // Storage is full or forbidden.
    }
  },
}
