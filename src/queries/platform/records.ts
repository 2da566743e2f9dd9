import { and, asc, inArray, isNull, ne } from 'drizzle-orm'
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { permissionsOf } from '@/src/access/permissions'
import { users } from '@/src/database-schema'
import type { Permission } from '@/src/domain/platform/permissions/areas'
import { isId } from '@/src/domain/vocabulary/id'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { fullName } from '@/src/domain/vocabulary/text/full-name'
import { databaseOf } from '@/src/lib/database'
import { findRows, type Row, type Selectable } from '@/src/lib/find-one'
import { holdsWords } from '@/src/lib/sql-parts'

/** What records are called, by their ids. */
export type Names = Readonly<Record<string, string>>

type Asked = {
  readonly to: CollectionSlug
  /** Else all of them, up to a thousand. */
  readonly ids?: readonly string[]
}

/** What records of a collection are called, as far as the person who asks may read them. */
export async function namesOf(req: PayloadRequest, { to, ids }: Asked): Promise<Names> {
  if (ids?.length === 0) return {}
  if (to === 'users') {
    const people = await namePeople({ payload: req.payload }, [...(ids ?? [])])
    return Object.fromEntries(people.map(({ id, name }) => [id, name]))
  }
  if (to === 'orders') {
    return Object.fromEntries((ids ?? []).map((id) => [id, `#${shortOrderId(id)}`]))
  }
  const collection = req.payload.collections[to].config
  if (!(await collection.access.read({ req }))) return {}
  const title = collection.admin.useAsTitle ?? 'id'
  const { docs } = await req.payload.find({
    collection: to,
    where: ids ? { id: { in: [...new Set(ids)] } } : {},
    select: { [title]: true },
    sort: title,
    depth: 0,
    limit: 1000,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return Object.fromEntries(
    docs.map((doc) => [doc.id, String(Reflect.get(doc, title) ?? doc.id)] as const),
  )
}

const rows = z.array(z.looseObject({ id: z.string() }))

/** One page of the records of any collection, as far as the person who asks may read them. */
export async function readRecords(
  req: PayloadRequest,
  collection: CollectionSlug,
  options: Omit<Parameters<typeof req.payload.find>[0], 'collection' | 'overrideAccess' | 'req'>,
) {
  const { docs } = await req.payload.find({ ...options, collection, overrideAccess: false, req })
  return rows.parse(docs)
}

const row = z.looseObject({ id: z.string() })

/** One record with its draft, in the trash as well; null where the person may not read it. */
export async function readRecord(req: PayloadRequest, collection: CollectionSlug, id: string) {
  if (!isId(id)) return null
  const found = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    disableErrors: true,
    draft: true,
    trash: true,
    overrideAccess: false,
    req,
  })
  return row.safeParse(found).data ?? null
}

/**
 * A few fields of records, no matter who may read those: for what is said of them to people who may read
 * what names them.
 */
export async function recordsById<One extends 'orders' | 'users', Select extends Selectable<One>>(
  req: PayloadRequest,
  collection: One,
  ids: readonly string[],
  select: Select,
): Promise<Row<One, Select>[]> {
  if (ids.length === 0) return []
  return findRows<One, Select>(req, collection, {
    where: { id: { in: [...new Set(ids)] } },
    select,
    overrideAccess: true, // the caller has checked who asks, and chooses the fields
  })
}

/** Those who have to do with a record that the person may read: their names and addresses, by id. */
export async function peopleById(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PersonName>> {
  const docs = await recordsById(req, 'users', ids, {
    firstName: true,
    lastName: true,
    email: true,
  })
  return new Map(docs.map((person) => [person.id, nameOf(person)]))
}

const fields = z.record(z.string(), z.unknown())

/** The fields of a global. @throws Forbidden for those who may not read it */
export async function readGlobal(req: PayloadRequest, slug: GlobalSlug) {
  return fields.parse(await req.payload.findGlobal({ slug, depth: 0, overrideAccess: false, req }))
}

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

type Person = { id: string; email: string; firstName: string; lastName?: string | null }

const nameOf = (row: Person): PersonName => ({
  id: row.id,
  name: fullName(row) || row.email,
  email: row.email,
})

const COLUMNS = { id, email, firstName, lastName }

type PeopleAsked = {
  readonly words: string
  readonly limit: number
  readonly of?: 'staff' | 'everybody'
}

export async function findPeople(
  req: PayloadRequest,
  { words, limit, of = 'everybody' }: PeopleAsked,
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
