/** Good enough to write to; the step's own schema says the last word. */
export const looksLikeEmail = (text: string | undefined) =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text?.trim() ?? '')
