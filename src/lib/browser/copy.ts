/** Copies a text; false where the browser has no clipboard, as without https, or refuses it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
