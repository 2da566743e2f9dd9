type Relation = string | { readonly id: string } | null | undefined

/** The id a relation holds, populated or not. */
export function idOf(relation: Relation): string | null {
  if (!relation) return null
  return typeof relation === 'string' ? relation : relation.id
}

export const idsOf = (relations: readonly Relation[]): string[] =>
  relations.flatMap((relation) => idOf(relation) ?? [])
