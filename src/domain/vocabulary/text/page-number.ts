/** The page that an address asks for, from 1 on; the first where it asks for none that makes sense. */
export function pageNumber(asked: unknown): number {
  const page = Number(asked)
  return Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1
}
