import type { PayloadRequest } from 'payload'

type Person = { readonly id: string; readonly name: string; readonly email: string }

/** Those who have to do with a record that the person may read: their names and addresses, by id. */
export async function peopleById(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: [...new Set(ids)] } },
    select: { firstName: true, lastName: true, email: true },
    depth: 0,
    pagination: false,
    overrideAccess: true, // whom those who work on the record have to know
    req,
  })
  return new Map(
    docs.map(({ id, firstName, lastName, email }) => {
      const name = [firstName, lastName].filter(Boolean).join(' ') || email
      return [id, { id, name, email }]
    }),
  )
}
