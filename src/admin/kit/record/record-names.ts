import type { CollectionSlug, PayloadRequest } from 'payload'

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
