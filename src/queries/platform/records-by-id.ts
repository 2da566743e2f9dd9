import type {
  PayloadRequest,
  SelectType,
  TransformCollectionWithSelect,
  TypedCollectionSelect,
} from 'payload'

/**
 * A few fields of records, no matter who may read those: for what is said of them to people who may read
 * what names them.
 */
export async function recordsById<
  One extends 'orders' | 'users',
  Select extends TypedCollectionSelect[One] & SelectType,
>(
  req: PayloadRequest,
  collection: One,
  ids: readonly string[],
  select: Select,
): Promise<TransformCollectionWithSelect<One, Select>[]> {
  if (ids.length === 0) return []
  const { docs } = await req.payload.find<One, Select>({
    collection,
    where: { id: { in: [...new Set(ids)] } },
    select,
    depth: 0,
    pagination: false,
    overrideAccess: true, // the caller has checked who asks, and chooses the fields
    req,
  })
  return docs
}

type Person = { readonly id: string; readonly name: string; readonly email: string }

/** Those who have to do with a record that the person may read: their names and addresses, by id. */
export async function peopleById(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  const docs = await recordsById(req, 'users', ids, {
    firstName: true,
    lastName: true,
    email: true,
  })
  return new Map(
    docs.map(({ id, firstName, lastName, email }) => {
      const name = [firstName, lastName].filter(Boolean).join(' ') || email
      return [id, { id, name, email }]
    }),
  )
}
