import type {
  CollectionSlug,
  GlobalSlug,
  PayloadRequest,
  SelectType,
  TransformCollectionWithSelect,
  TypedCollectionSelect,
} from 'payload'
import { z } from 'zod'

import { isId } from '@/src/domain/vocabulary/id'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { namePeople } from '@/src/queries/platform/find-people'

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

const fields = z.record(z.string(), z.unknown())

/** The fields of a global. @throws Forbidden for those who may not read it */
export async function readGlobal(req: PayloadRequest, slug: GlobalSlug) {
  return fields.parse(await req.payload.findGlobal({ slug, depth: 0, overrideAccess: false, req }))
}
