/** The least amount that an address asks for, in cents; none where it is no amount. */
export function thresholdIn(asked: unknown): { readonly text: string; readonly minor: number } {
  const text = typeof asked === 'string' ? asked.trim() : ''
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(text)) return { text: '', minor: 0 }
  return { text, minor: Math.round(Number(text) * 100) }
}
