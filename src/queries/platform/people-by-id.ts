import type { PayloadRequest } from 'payload'

import { recordsById } from '@/src/queries/platform/records-by-id'

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
