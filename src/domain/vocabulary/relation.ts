/** The id a relation holds, populated or not. */
export function idOf(relation: string | { readonly id: string } | null | undefined): string | null {
  if (!relation) return null
  return typeof relation === 'string' ? relation : relation.id
}
