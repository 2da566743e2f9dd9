import { and, asc, inArray, isNull, ne } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { permissionsOf } from '@/src/access/permissions'
import { users } from '@/src/database-schema'
import type { Permission } from '@/src/domain/platform/permissions/areas'
import { databaseOf } from '@/src/lib/database'
import { holdsWords } from '@/src/lib/sql-parts'

/** As much of someone as those who work on what concerns them have to know. */
export type PersonName = { readonly id: string; readonly name: string; readonly email: string }

/** The areas in which people are chosen, or records say whom they are about. */
const WITH_PEOPLE: readonly Permission[] = [
  'view_users',
  'view_orders',
  'view_support',
  'view_compliance',
  'view_leads',
  'view_payments',
  'view_affiliates',
]

/** Whether someone works in an area that has to do with people. */
export async function mayFindPeople(req: PayloadRequest): Promise<boolean> {
  const held = await permissionsOf(req)
  return WITH_PEOPLE.some((one) => held.has(one))
}

const { email, erasedAt, firstName, id, lastName, role, searchText } = users

type Row = { id: string; email: string; firstName: string; lastName: string | null }

const nameOf = (row: Row): PersonName => ({
  id: row.id,
  name: [row.firstName, row.lastName].filter(Boolean).join(' ') || row.email,
  email: row.email,
})

const COLUMNS = { id, email, firstName, lastName }

type Asked = { readonly words: string; readonly limit: number; readonly of?: 'staff' | 'everybody' }

export async function findPeople(
  req: PayloadRequest,
  { words, limit, of = 'everybody' }: Asked,
): Promise<PersonName[]> {
  const db = await databaseOf(req)
  const rows = await db
    .select(COLUMNS)
    .from(users)
    .where(
      and(
        holdsWords(searchText, words),
        isNull(erasedAt),
        of === 'staff' ? ne(role, 'user') : undefined,
      ),
    )
    .orderBy(asc(firstName), asc(id))
    .limit(limit)
  return rows.map(nameOf)
}

export async function namePeople(
  req: Pick<PayloadRequest, 'payload'>,
  ids: readonly string[],
): Promise<PersonName[]> {
  if (ids.length === 0) return []
  const db = await databaseOf(req)
  const rows = await db
    .select(COLUMNS)
    .from(users)
    .where(inArray(id, [...new Set(ids)]))
  return rows.map(nameOf)
}
