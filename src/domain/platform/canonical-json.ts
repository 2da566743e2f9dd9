const inOrder = (value: object) =>
  Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))

/** A value as JSON with its keys in order: equal values read the same, wherever they come from. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? inOrder(inner) : inner,
  )
}

export const isSameJson = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b)

/** Whether any text within is one that PostgreSQL refuses: with NUL, or with half a character. */
export function isUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed()
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some((entry) => entry.some(isUnstorable))
}
