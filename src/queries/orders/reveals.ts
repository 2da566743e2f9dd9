import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { idOf, idsOf } from '@/src/domain/vocabulary/relation'
import { peopleById } from '@/src/queries/platform/people-by-id'

/** One look at a number that is kept encrypted. */
export type Reveal = {
  readonly id: string
  readonly at: string
  readonly who: string
  readonly what: string
  readonly reason: string
}

const told = z.object({ order: z.string(), what: z.string(), reason: z.string() })

/** Who of the staff looked at an order's numbers, the latest first; the caller may see the order. */
export async function revealsOf(req: PayloadRequest, order: string): Promise<Reveal[]> {
  const { docs } = await req.payload.find({
    collection: 'auditLog',
    where: {
      action: { equals: 'reveal' },
      entity: { in: ['filings', 'serviceDetails'] },
      'after.order': { equals: order },
    },
    sort: '-createdAt',
    depth: 0,
    limit: 20,
    pagination: false,
    overrideAccess: true, // anyone who works on the order sees who looked at its numbers
    req,
  })
  const people = await peopleById(req, idsOf(docs.map(({ actor }) => actor)))
  return docs.flatMap(({ id, createdAt, actor, actorEmail, after }) => {
    const entry = told.safeParse(after).data
    if (!entry) return []
    const who = people.get(idOf(actor) ?? '')?.name ?? actorEmail ?? 'A former colleague'
    return [{ id, at: createdAt, who, what: entry.what, reason: entry.reason }]
  })
}
