import type { CollectionSlug, RelationshipField } from 'payload'

type Single = Extract<RelationshipField, { relationTo: CollectionSlug }>

type One = Extract<Single, { hasMany?: false }>

/** The one row of another collection that this one is about, found again by an index. */
export function reference(
  name: string,
  relationTo: CollectionSlug,
  options: Pick<Single, 'label' | 'required' | 'access' | 'admin'> = {},
): One {
  return { name, type: 'relationship', relationTo, index: true, ...options }
}
